// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// What is not told again to a player who has heard it.
@Suite struct ShortMenuTests {
  @Test func theMainMenuIsToldWholeOnce() throws {
    var talk = Talk(descriptors: EveryDescriptor.all)
    let whole = talk.entries
    #expect(talk.keys.last == "menu-choose")
    talk.type("9", "1", "d", "q")
    #expect(talk.keys == ["game-saved", "main-menu", "menu-enter-reads-all"])
    talk.type("")
    #expect(talk.entries == whole)
    talk.type("9", "0")
    #expect(talk.keys == ["menu-entry"], "the entry chosen last")
  }

  @Test func theObjectiveIsToldOnceARound() throws {
    let golf = try #require(EveryDescriptor.all.first { $0.id == "golf" })
    var talk = Talk(
      .round(try golf.deal(DealRequest(difficulty: golf.difficulties[0], number: 1))),
      descriptors: [golf])
    #expect(talk.type("p").last == "objective-golf")
    #expect(talk.type("p").last == "progress-moves")
    #expect(talk.type("d", "p").last == "progress-moves")
  }

  @Test func rowsAreReadByTheNumbersOfTheirMenu() {
    var talk = Talk.pokerSlam()
    let row = talk.type("row 2")
    #expect(row == ["grid-row"])
    let told = talk.said
    talk.type("b 2")
    #expect(talk.said == told)
    talk.type("column 3")
    let column = talk.said
    talk.type("b 8")
    #expect(talk.said == column)
    #expect(talk.type("b 99") != row)
  }
}
