// SPDX-License-Identifier: GPL-3.0-or-later

import Narration

/// The messages said so far, which can be heard again.
struct History: Sendable {
  /// Enough for an evening, little enough to keep.
  private static let limit = 500

  private var messages: [Utterance] = []
  /// How far back the player is reading; 0 for the newest.
  private var age = 0

  mutating func add(_ message: Utterance) {
    messages.append(message)
    if messages.count > Self.limit { messages.removeFirst() }
    age = 0
  }

  var current: Utterance? {
    messages.indices.contains(messages.count - 1 - age) ? messages[messages.count - 1 - age] : nil
  }

  /// The message before the one heard last; nil where there is none.
  mutating func older() -> Utterance? {
    guard age + 1 < messages.count else { return nil }
    age += 1
    return current
  }

  mutating func newer() -> Utterance? {
    guard age > 0 else { return nil }
    age -= 1
    return current
  }
}
