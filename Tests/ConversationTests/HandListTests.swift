// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// Hands listed and chosen by their numbers.
@Suite struct HandListTests {
  @Test func anEmptyLineListsTheBestHandsByNumber() {
    var talk = Talk.pokerSlam()
    talk.type("")
    let game = PokerSlam(listsHands: true)
    let hands = game.hands(on: Match(game, seed: 20_260_714).table)
    let scores = talk.entries.map(\.score)
    #expect(
      scores == Set(hands.map(\.hand.score)).sorted(by: >).prefix(9).map(\.self),
      "one of each kind, nine at most")
    #expect(talk.numbered.map(\.number) == Array(1...scores.count))
    #expect(talk.lines.last == "pokerslam-hands(\(hands.count)) choose-square-listed(9 1 9)")
    let first = talk.entries[0]
    talk.type("1")
    #expect(talk.said[0].compactMap(\.handScore).last == first.score)
    talk.type("1")
    #expect(talk.match?.score == first.score)
  }

  @Test func aNumberChoosesOfTheListOfTheTableAsItIsWhetherItWasHeardOrNot() throws {
    var (heard, talk) = (Talk.pokerSlam(), Talk.pokerSlam())
    heard.type("", "2")
    talk.type("2")
    #expect(talk.said == heard.said)
    #expect(talk.keys.first?.hasPrefix("gathered sentence") == true)
    talk.type("1", "1")
    heard.type("1", "", "1")
    #expect(talk.said == heard.said, "another table")
    talk.type("0", "99")
    #expect(talk.lines == ["gather-no-such(5)"])
  }

  @Test func anEmptyLineListsWhatCanBeChosenNextAndWhatItMakes() {
    var talk = Talk.pokerSlam()
    talk.type("53", "")
    #expect(
      talk.lines == [
        "gathered-now(KC)", "42 3H", "43 choice-makes(KD: pair 15)", "44 5D", "52 AS", "54 2S",
        "choose-next",
      ])
  }

  @Test func theHarderGameTellsNoHandBeforeItIsChosen() {
    var talk = Talk.pokerSlam(listing: false)
    talk.type("")
    #expect(talk.lines == ["choose-square"])
    talk.type("1")
    #expect(talk.lines == ["gather-no-such(5)"])
    talk.type("53", "")
    #expect(
      talk.lines == [
        "gathered-now(KC)", "42 3H", "43 KD", "44 5D", "52 AS", "54 2S", "choose-next",
      ])
    talk.type("hands")
    #expect(talk.lines == ["pokerslam-untold"])
    talk.type("best 53")
    #expect(talk.lines == ["pokerslam-untold"])
    talk.type("hint")
    #expect(talk.said.count == 1 && talk.said[0].map(\.key) == ["pokerslam-hint-row"])
    #expect(talk.type("hint") == ["pokerslam-hint-kind"])
    #expect(talk.type("hint") == ["pokerslam-hint"])
    talk.type("43")
    #expect(talk.lines == ["gathered(KD) sentence(pair 15) gathered-eligible(7)"])
    talk.type("1")
    #expect(talk.type("hint") == ["pokerslam-hint-row"], "another table")
  }

  @Test func allHandsAreListedByKindAndOneIsChosenAtOnce() {
    let game = PokerSlam(listsHands: true)
    let hands = game.hands(on: Match(game, seed: 20_260_714).table)
    var talk = Talk.pokerSlam()
    talk.press("M")
    #expect(talk.entries.map(\.score) == Set(hands.map(\.hand.score)).sorted(by: >))
    talk.type(String(talk.entries.count))
    let pairs = hands.filter { $0.hand == .pair }
    #expect(talk.entries == pairs.map { game.entry(of: $0) })
    talk.type("2", "play-hand")
    #expect(talk.match?.last?.move == Move(.playHand, with: pairs[1].cards))
  }

  @Test func everyHandIsReachedByTypedNumbers() throws {
    let match = Match(PokerSlam(listsHands: false), seed: 20_260_714)
    for move in match.game.moves(on: match.table) {
      var talk = Talk.pokerSlam(listing: false)
      for piece in move.picked {
        let place = try #require(match.table.place(of: piece))
        talk.type(String(place.number))
      }
      talk.type("1")
      #expect(talk.match?.last?.move == move)
    }
  }
}
