// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// What becomes of what is given while a store, a search or a solver has not answered yet.
@Suite struct WaitingTests {
  /// A player who has chosen a game and a difficulty, and waits for the deal.
  private func waiting() -> Talk {
    var talk = Talk(descriptors: [KlondikeRounds()])
    talk.type("1")
    talk.answersAtOnce = false
    talk.type("1")
    return talk
  }

  @Test func whatIsNeededIsWaitedForAndTheRestIsDoneInItsOrder() {
    var talk = waiting()
    #expect(talk.dialogue.isWaiting)
    #expect(talk.dialogue.view.expectation == .waiting)
    #expect(talk.type("d") == [])
    #expect(talk.type("undo") == [])
    #expect(talk.answer() == [], "what is known of the deal comes after the deal")
    let keys = talk.answer()
    #expect(keys.first == "game-opened")
    #expect(keys.suffix(2).first?.hasPrefix("told-drawn") == true, "\(keys)")
    #expect(keys.last?.hasPrefix("undone") == true, "\(keys)")
    #expect(!talk.dialogue.isWaiting)
  }

  @Test func backGivesUpAndDropsWhatWasKept() {
    var talk = waiting()
    talk.type("d")
    #expect(talk.type("0") == ["searching-stopped", "menu-entry"])
    #expect(talk.requests.contains { if case .cancelLookup(2) = $0 { true } else { false } })
    #expect(talk.answer() == [], "nobody waits for it any more")
    #expect(talk.dialogue.playing == nil)
    talk.answersAtOnce = true
    talk.type("1")
    #expect(talk.match == nil && talk.keys.first == "game-opened", "nothing was drawn")
  }

  @Test func silenceAndRepeatDoNotGiveUp() {
    var talk = waiting()
    let menu = talk.dialogue.memory.history.current.map(\.sentences)
    #expect(talk.press("space") == [])
    talk.type("repeat")
    #expect(talk.said == menu)
    #expect(talk.dialogue.isWaiting)
    talk.answer()
    #expect(talk.answer().first == "game-opened")
  }

  @Test func aLongWaitIsTold() {
    var talk = waiting()
    #expect(talk.wait() == ["searching-deal"])
    var statistics = Talk()
    statistics.answersAtOnce = false
    let number = statistics.numbered.first { $0.title.key == "menu-statistics" }?.number ?? 0
    #expect(statistics.type("\(number)") == [])
    #expect(statistics.wait() == ["pondering"])
    #expect(statistics.type("0") == ["question-withdrawn", "menu-entry"])
  }

  @Test func whoHasBeenToldToWaitIsToldHowToGiveUpAndLosesNothing() {
    var talk = waiting()
    talk.type("d")
    talk.wait()
    #expect(talk.press("space") == [], "silence is no answer")
    for input in ["2", "settings", "nonsense"] {
      talk.type(input)
      #expect(
        talk.said == [
          [Term("searching-deal"), Term("waiting-give-up", ["input": "lines"])]
        ])
    }
    #expect(talk.dialogue.isWaiting)
    talk.answer()
    let keys = talk.answer()
    #expect(keys.first == "game-opened")
    #expect(keys.last?.hasPrefix("told-drawn") == true, "what was typed ahead alone: \(keys)")
    var other = waiting()
    other.wait()
    #expect(other.type("0") == ["searching-stopped", "menu-entry"])
    #expect(!other.dialogue.isWaiting)
    var leaving = waiting()
    leaving.wait()
    #expect(leaving.type("quit").first == "searching-stopped")
    #expect(!leaving.dialogue.isWaiting)
  }

  @Test func whoIsToldToWaitForAllThatWasAskedForLeavesByQuitting() {
    var talk = Talk(.statistics, answersAtOnce: false)
    #expect(talk.type("quit") == [], "typed ahead")
    #expect(talk.dialogue.isWaiting)
    talk.wait()
    #expect(talk.type("quit") == ["question-withdrawn", "goodbye"])
    #expect(talk.requests.contains { if case .leave = $0 { true } else { false } })
    #expect(!talk.dialogue.isWaiting)
  }

  @Test func whoeverLeavesDoesNotWait() {
    var talk = waiting()
    talk.leave()
    #expect(talk.keys == ["goodbye"])
  }

  @Test func whatWasAskedAsideIsWithdrawnByTheNextCommandWhichIsThenDone() throws {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins
    ) { $0.unwinnableAlert = .never }
    talk.type("sure-hint")
    #expect(talk.questions.count == 1)
    talk.type("repeat")
    #expect(!talk.isStopped, "repeat withdraws nothing")
    talk.press("space")
    #expect(!talk.isStopped, "nor does silence")
    #expect(talk.type("time") == ["time-played"])
    #expect(talk.isStopped)
    talk.type("sure-hint")
    #expect(talk.type("0") == ["question-withdrawn"])
  }

  @Test func theTimeOfAWaitIsNoPlayTime() throws {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    talk.answersAtOnce = false
    talk.seconds = 10
    talk.type("new")
    #expect(talk.dialogue.isWaiting)
    talk.seconds = 200
    talk.type("0")
    talk.type("time")
    let time = Term("duration", ["minutes": 0, "seconds": 12])
    #expect(talk.said == [[Term("time-played", ["time": .term(time)])]])
  }

  @Test func anAnswerIsHeardAsOneWithWhatLedToIt() {
    var talk = Talk(descriptors: [KlondikeRounds()]) { $0.firstStartDone = false }
    talk.type("0", "0", "0")
    #expect(talk.keys.prefix(2) == ["first-done", "main-menu"])
    var statistics = Talk(.statistics) { $0.firstStartDone = false }
    statistics.type("0", "0", "0")
    let told = statistics.said
    #expect(told.first == [Term("first-done")])
    statistics.type("repeat")
    #expect(statistics.said == told)
  }
}
