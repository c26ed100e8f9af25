// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

/// Words by which a player without an account comes back, on another device or at another door.
///
/// Ten words of 64 are 60 random bits: what is asked at a door a few times an hour is not guessed, and
/// from a slow digest not found either. Each language has a list of its own, `guest-words`, of short
/// words that are easily told apart by ear.
public struct RecoveryPhrase: Sendable {
  public static let length = 10
  /// How many words a list has.
  public static let choices = 64

  /// By which it is known again: its letters, however they were typed and with whatever between.
  public let secret: String
  private let words: [String]

  /// Nil where the list is not what it has to be.
  init?(among list: [String]) {
    guard Set(list).count == Self.choices else { return nil }
    var random = SystemRandomNumberGenerator()
    words = (0..<Self.length).map { _ in list[Int.random(in: list.indices, using: &random)] }
    secret = Self.secret(typed: words.joined(separator: " "))
  }

  /// What was typed for one, in any language.
  public static func secret(typed text: String) -> String {
    text.spelling.filter { $0 != " " }
  }

  /// With a pause after each word.
  var told: String { words.joined(separator: ", ") }
}
