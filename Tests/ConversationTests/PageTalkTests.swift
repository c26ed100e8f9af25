// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Preferences
import Testing

@testable import Conversation

/// What is told otherwise to who plays on a page in a browser.
@Suite struct PageTalkTests {
  @Test func theButtonThatPutsBackIsNamed() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.dialogue.environment.equipment.seat = .page
    let way: [String: Filling] = ["input": "page", "key": .term(Term("page-put-back"))]
    talk.type("1", "2")
    #expect(talk.said.last == [Term("hint-still-in-hand", way)])
    talk.type("list")
    #expect(talk.said.last == [Term("choose-target", way)])
  }

  @Test func inTheBoxForKeysItIsAKey() throws {
    var talk = Talk(.round(try Talk.round())) { $0.input = .keys }
    talk.dialogue.environment.equipment.seat = .page
    talk.press("1", "2")
    #expect(
      talk.said.last == [
        Term("hint-still-in-hand", ["input": "keys", "key": .term(Term(key: "backspace"))])
      ])
  }

  @Test func aTopicNamesWhatThereIsOfIt() throws {
    var talk = Talk(.settings)
    #expect(talk.entries.contains(Term("settings-devices")))
    #expect(!talk.entries.contains(Term("settings-page")))
    talk.dialogue.environment.equipment.seat = .page
    talk.type("list")
    #expect(talk.entries.contains(Term("settings-devices-page")))
    try talk.choose(Term("settings-devices-page"))
    #expect(talk.said.first == [Term("settings-devices-page")])
    #expect(
      talk.entries.map { $0.fillings["name"] }
        == ["pads", "haptics", "animations"].map { .term(Term(Key("setting-\($0)"))) })
  }
}
