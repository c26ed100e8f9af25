// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Conversation

/// A menu that is gone through by single keys.
@Suite struct MenuWalkTests {
  @Test func theFirstAndTheLastEntryAreOneKeyAway() {
    var talk = Talk { $0.input = .keys }
    let count = Talk().entries.count
    let steps: [(key: String, told: Key, number: Int)] = [
      ("end", "menu-entry", count), ("end", "menu-entry-last", count), ("home", "menu-entry", 1),
      ("home", "menu-entry-first", 1), ("down", "menu-entry", 2), ("up", "menu-entry", 1),
    ]
    for step in steps {
      talk.press(step.key)
      #expect(talk.said.map { $0.map(\.key) } == [[step.told]], "\(step.key)")
      #expect(talk.said.first?.first?.fillings["n"] == .number(step.number), "\(step.key)")
    }
  }
}
