// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Samples

@testable import Conversation

/// A player who types or presses whatever comes to mind.
enum RandomPlayer {
  private static let lines =
    words + extremes + Query.allCases.map(\.rawValue) + Command.Step.allCases.map(\.rawValue)
  private static let words = [
    "", " ", "0", "99", "1 2", "5 7", "1 1", "10 1", "abc", "-1", "٣", "½", "999999999999", "e",
    "undo 4", "redo 3", "undo 2", "7h", "ks", "7h 8c", "xd foundation", "london", "waste 2",
    "find", "finish", "auto-move", "auto-move-all", "deal", "11 12 21", "33 34 44", "23 99",
    "hands", "best", "neighbours 23", "falls", "chosen", "reference", "play-hand", "row 2",
    "compare 3 right 5", "drop 3 80 80", "describe", "draw", "draw-until-playable", "d", "f",
    "back", "accept",
  ]
  private static let extremes = [Int.min, Int.max].flatMap { number in
    ["\(number)", "1 \(number)", "undo \(number)", "column \(number)"]
  }
  private static let keys =
    ["enter", "escape", "backspace", "left", "right", "up", "down", "home", "end", "tab", "space"]
    + "abcdefghijklmnoprstuvwxyzBEFHKLNOPQRTUVYZ?,.~".map(String.init) + [
      "ctrl-z", "ctrl-y", "f1", "f12", "page-up",
    ] + Keymap.buttons

  /// Numbers and cards' places are wanted most; leaving for good, least.
  static func input(_ generator: inout Generator, isByKeys: Bool) -> Dialogue.Input {
    let choice = generator.below(10)
    if choice < 6 {
      let number = generator.below(choice == 5 ? 30 : 8)
      return isByKeys ? .key(String(number % 10)) : .line(String(number))
    }
    let offered = isByKeys ? keys : lines
    let word = offered[generator.below(offered.count)]
    return isByKeys ? .key(word) : .line(word)
  }
}

extension Talk {
  /// A talk from which every menu and question can be come by: the first start with one seed, the
  /// main menu with others.
  static func amongMenus(isByKeys: Bool, seed: UInt64) -> Talk {
    Talk(
      descriptors: EveryDescriptor.all, workshop: Shop(), fellows: Fellows(),
      analysisCapability: .wins
    ) {
      $0.input = isByKeys ? .keys : .lines
      $0.learner = true
      $0.firstStartDone = seed > 1
    }
  }
}
