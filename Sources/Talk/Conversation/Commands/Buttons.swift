// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The buttons of a gamepad, which are keys among others in a keymap.
extension Keymap {
  /// Every button there is, in the order help tells them.
  public static let buttons = [
    "pad-up", "pad-down", "pad-left", "pad-right", "pad-a", "pad-a-long", "pad-b", "pad-x",
    "pad-y",
    "pad-left-shoulder", "pad-right-shoulder", "pad-left-trigger", mainButton, "pad-start",
    "pad-back", "pad-left-stick", "pad-right-stick", "pad-right-stick-up", "pad-right-stick-down",
    "pad-right-stick-left", "pad-right-stick-right",
  ]

  /// The button of what a game has its player do most; see ``Engine/GameDescriptor/mainCommand``.
  static let mainButton = "pad-right-trigger"

  /// The buttons of a command, for help; in the order of ``buttons``.
  func buttons(of command: Command) -> [String] {
    Self.buttons.filter { self.command(key: $0) == command }
  }
}

extension String {
  /// Whether a key is a button of a gamepad.
  var isButton: Bool { hasPrefix("pad-") }
}

extension Command {
  /// What a key does, by name; nil for what no key asks for.
  var title: Term? {
    switch self {
    case .query(let query): query.title
    case .act(let act): act.title
    case .gameQuery(let gameQuery, _): gameQuery.title
    case .place(let group): group.title
    case .step(let step): Term(Key("command-\(step.rawValue)"))
    case .accept: Term("command-accept")
    case .back: Term("command-back")
    case .takeBack: Term("command-take-back")
    default: nil
    }
  }
}
