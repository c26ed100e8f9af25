// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences
import Testing

@testable import Conversation

/// The few questions of the first start.
@Suite struct FirstStartTests {
  private func fresh() -> Talk { Talk { $0.firstStartDone = false } }

  @Test func threeQuestionsAreAskedAndEachAnswerHoldsAtOnce() {
    var talk = fresh()
    #expect(talk.keys.first == "first-language")
    #expect(talk.entries == [Term("language-name-en"), Term("first-language-other")])
    talk.type("2")
    #expect(talk.entries == [Term("language-name-de"), Term("language-name-en")])
    talk.type("1")
    #expect(talk.dialogue.settings.language == "de")
    #expect(talk.keys.first == "first-voice")
    talk.type("2")
    #expect(talk.dialogue.settings.voice == .off)
    #expect(talk.keys.first == "first-input")
    #expect(!talk.dialogue.settings.firstStartDone)
    talk.type("2")
    #expect(talk.dialogue.settings.input == .keys)
    #expect(talk.dialogue.settings.firstStartDone)
    #expect(talk.keys.prefix(2) == ["first-done", "main-menu"])
  }

  @Test func aQuestionCanBePassedOver() {
    var talk = fresh()
    let before = talk.dialogue.settings
    talk.type("0", "0", "0")
    #expect(talk.keys.first == "first-done")
    var after = talk.dialogue.settings
    after.firstStartDone = false
    #expect(after == before)
  }

  @Test func zeroGoesBackFromTheLongListAndOnFromAQuestion() {
    var talk = fresh()
    #expect(talk.dialogue.view.zero == .keeps)
    talk.type("2")
    #expect(talk.dialogue.view.zero == .goesBack)
    #expect(talk.keys.last == "menu-choose-or-back")
    talk.type("0")
    #expect(talk.keys.first == "first-language")
    #expect(talk.entries == [Term("language-name-en"), Term("first-language-other")])
    talk.type("0")
    #expect(talk.keys.first == "first-voice")
  }

  @Test func whatTheProgramWasStartedForComesAfterTheQuestions() throws {
    let round = try Talk.round()
    var talk = Talk(.round(round)) { $0.firstStartDone = false }
    #expect(talk.keys.first == "first-language")
    #expect(talk.keys.last == "menu-entry")
    talk.type("0", "0", "0")
    #expect(talk.keys.prefix(2) == ["first-done", "game-opened"])
  }

  @Test func aWrongAnswerIsAskedAgain() {
    var talk = fresh()
    #expect(talk.type("7") == ["menu-no-such-entry"])
    #expect(talk.type("what?") == ["menu-not-understood"])
    #expect(!talk.dialogue.settings.firstStartDone)
  }

  @Test func leavingInTheMiddleAsksAgainNextTime() {
    var talk = fresh()
    talk.type("1")
    talk.leave()
    #expect(talk.keys == ["goodbye"])
    #expect(!talk.dialogue.settings.firstStartDone)
  }

  /// Who is new hears the games and the easiest rounds of them; the rest is one Enter away, and read
  /// whole once something was played.
  @Test func longMenusAreNotReadWholeToWhoIsNew() {
    var talk = fresh()
    talk.type("0", "0", "0")
    #expect(
      talk.keys
        == ["first-done", "main-menu", "menu-entry", "menu-entry", "menu-enter-reads-all"])
    talk.type("")
    #expect(talk.keys.last == "menu-choose")
    #expect(talk.entries.count > 4)
    talk.type("1")
    #expect(talk.entries.count == 3)
    #expect(talk.keys.last == "menu-enter-reads-all")
    talk.type("5")
    #expect(talk.keys.first == "game-opened")
    talk.type("quit")
    talk.type("1", "2")
    #expect(talk.entries.count > 5)
    #expect(!talk.keys.contains("menu-enter-reads-all"))
  }

  @Test func keysAskForListsAndHearNoneOfThatSort() {
    var talk = fresh()
    talk.press("1", "2", "2")
    #expect(!talk.keys.contains("menu-enter-reads-all"))
  }
}
