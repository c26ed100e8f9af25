// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Conversation

/// A line that is all the words of an entry of the menu in front, and those of a command too.
@Suite struct EntryWordTests {
  /// The main menu, in which the statistics go by another name.
  private func talk(callingStatistics name: String) -> Talk {
    Talk(.mainMenu, words: { $0.key == "menu-statistics" ? name : $0.plainName })
  }

  @Test func theEntryWins() {
    var talk = talk(callingStatistics: "New")
    #expect(talk.type("new").first == "statistics-none")
    talk = self.talk(callingStatistics: "New: all games")
    #expect(talk.type("new").first == "statistics-none", "what stands before a colon is its name")
    talk = self.talk(callingStatistics: "Else")
    #expect(talk.type("new").first == "menu-not-understood")
  }

  @Test(arguments: ["help", "quit", "repeat"]) func notOverWhatMeansTheSameEverywhere(word: String)
  {
    var talk = talk(callingStatistics: word)
    #expect(talk.type(word).first != "statistics-none")
  }

  @Test func inAGameTheCommandIsMeant() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.type("undo") == ["nothing-to-undo"])
  }
}
