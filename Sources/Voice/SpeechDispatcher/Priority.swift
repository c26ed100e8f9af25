// SPDX-License-Identifier: GPL-3.0-or-later

import Speech

/// What a message is to other messages of all programs, as the SSIP manual names it.
///
/// Among the game's own messages order is kept by its ``SpeechQueue``, as for any voice: the
/// server is given one at a time.
enum Priority: String {
  /// Before anything else, and nothing interrupts it; rarely to be used.
  case important
  /// After other messages; drops notifications, and what a screen reader was only reading.
  case message
}

extension SpeechMessage.Lane {
  /// `text` would fit answers to keys, but any program's message drops it, and with it what
  /// the player has just asked for.
  var priority: Priority {
    switch self {
    case .alert: .important
    case .focus, .report: .message
    }
  }

  /// Whether it takes the place of what is being said.
  var interrupts: Bool { self == .alert || self == .focus }
}
