// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// Cards chosen one after the other, played together.
@Suite struct GatheringTests {
  @Test func aSquareIsChosenByItsRowAndColumnAndTheHandIsToldAsSoonAsItIsOne() {
    var talk = Talk.pokerSlam()
    talk.type("13")
    #expect(talk.lines == ["gathered(XS) gathered-eligible(5)"])
    talk.type("23")
    #expect(talk.lines == ["gathered(XD) sentence(pair 15) gathered-eligible(7)"])
    talk.type("22")
    #expect(talk.lines == ["gathered(9H) gathered-eligible(9)"])
  }

  @Test func cardsAreChosenByNameAndSeveralInOneLine() {
    let chain = "chain(chain(XS down XD) down XC)"
    for line in ["13 23 33", "xs xd xc", "10s XD 33", "ten of spades 23 ten of clubs"] {
      var talk = Talk.pokerSlam()
      talk.type(line)
      #expect(
        talk.lines == ["gathered(\(chain)) sentence(three-of-a-kind 45) gathered-eligible(9)"],
        "\(line)")
    }
  }

  @Test func aChosenCardClearsTheChoiceWithoutAnotherWord() {
    var talk = Talk.pokerSlam()
    talk.type("13", "23", "13")
    #expect(talk.lines == ["choice-cleared"])
    #expect(talk.playing?.picked == [])
  }

  @Test func aCardThatDoesNotTouchClearsTheChoiceAndIsToldWhy() {
    var talk = Talk.pokerSlam()
    talk.type("13", "55")
    #expect(talk.lines == ["pokerslam-refused-apart(2C) choice-cleared"])
    talk.type("chosen")
    #expect(talk.lines == ["nothing-picked"])
  }

  @Test func atFiveNothingMoreCanBeChosen() {
    var talk = Talk.pokerSlam()
    talk.type("13 23 33 22 32")
    #expect(talk.said[0].last == Term("gathered-eligible", ["count": 0]))
    talk.type("24")
    #expect(talk.lines == ["pokerslam-refused-five choice-cleared"])
  }

  @Test func zeroClearsTheChoiceAndThenOpensTheMenu() {
    var talk = Talk.pokerSlam()
    talk.type("13", "0")
    #expect(talk.lines == ["choice-cleared"])
    talk.type("0")
    #expect(talk.said.first == [Term("game-menu")])
    #expect(!talk.entries.contains(Term("act-play-hand")))
  }

  @Test(arguments: ["1", "play-hand", "P"]) func aHandIsPlayedByNumberWordAndKey(line: String) {
    var talk = Talk.pokerSlam()
    talk.type("13 23 33", line)
    #expect(
      talk.lines == [
        """
        pokerslam-played(three-of-a-kind 45) pokerslam-column(column 3: 3 new) \
        pokerslam-left(24) told-score(45)
        """
      ])
    #expect(talk.match?.score == 45)
    talk.type("chosen")
    #expect(talk.lines == ["nothing-picked"])
  }

  @Test func theMenuPlaysWhatIsChosen() {
    var talk = Talk.pokerSlam()
    talk.type("22 32", "menu")
    #expect(talk.entries.first == Term("act-play-hand"))
    talk.type("1")
    #expect(talk.match?.score == 15)
  }

  @Test func aChoiceThatIsNoHandIsKeptAndToldWhy() {
    var talk = Talk.pokerSlam()
    talk.type("13 23 22", "play-hand")
    #expect(talk.lines == ["pokerslam-refused-kickers(9H without pair)"])
    #expect(talk.match == nil)
    talk.type("chosen")
    #expect(talk.lines == ["chain(chain(XS down XD) left 9H)"])
    talk.type("0", "play-hand")
    #expect(talk.lines == ["refused-nothing-picked"])
  }

  @Test func aLineOfCardsTakesThePlaceOfWhatWasChosen() {
    var talk = Talk.pokerSlam()
    talk.type("55", "13 33 23")
    #expect(
      talk.lines == [
        "gathered(chain(chain(XS down XD) down XC)) sentence(three-of-a-kind 45) "
          + "gathered-eligible(9)"
      ])
    talk.type("53 43 11")
    #expect(
      talk.lines == [
        "pokerslam-refused-apart(QD) gathered-now(chain(KC up KD)) sentence(pair 15)"
      ])
    talk.type("ks 43")
    #expect(
      talk.lines == ["pokerslam-refused-in-stock(KS)"], "and what was chosen stays so")
    talk.type("chosen")
    #expect(talk.lines == ["chain(KC up KD)", "pair 15"])
  }

  @Test func aCardThatIsNotOnTheGridIsToldWhereItIs() {
    var talk = Talk.pokerSlam()
    talk.type("ks")
    #expect(talk.lines == ["pokerslam-refused-in-stock(KS)"])
    talk.type("22 32", "1", "9h")
    #expect(talk.lines == ["pokerslam-refused-played(9H)"])
    talk.type("9h 9d")
    #expect(talk.lines == ["pokerslam-refused-played(9H)"])
    #expect(talk.type("best 9h") == ["pokerslam-refused-played"])
  }

  @Test func backspaceTakesBackTheCardChosenLastAndEscapeAllOfThem() {
    var talk = Talk.pokerSlam { $0.input = .keys }
    talk.press("1", "3", "2", "3", "2", "2", "backspace")
    #expect(
      talk.lines == ["gathered-less(9H) gathered-now(chain(XS down XD)) sentence(pair 15)"])
    talk.press("backspace")
    #expect(talk.lines == ["gathered-less(XD) gathered-now(XS)"])
    talk.press("backspace")
    #expect(talk.lines == ["choice-cleared"])
    #expect(talk.press("backspace") == ["nothing-picked"])
    talk.press("1", "3", "2", "3", "escape")
    #expect(talk.lines == ["choice-cleared"])
  }

  @Test func twoDigitsActAtOnceInKeyMode() {
    var talk = Talk.pokerSlam { $0.input = .keys }
    talk.press("2")
    #expect(talk.keys == ["digits-so-far"])
    talk.press("3")
    #expect(talk.lines == ["gathered(XD) gathered-eligible(8)"])
    talk.press("1", "3")
    #expect(talk.lines == ["gathered(XS) sentence(pair 15) gathered-eligible(7)"])
    talk.press("P")
    #expect(talk.match?.score == 15)
    talk.press("0", "6")
    #expect(talk.said.first?.first?.key == "gathered", "whether the list was heard or not")
    talk.press("escape", "m", "1")
    #expect(talk.keys == ["digits-so-far"], "the first of two digits")
    talk.press("m", "0", "6")
    #expect(talk.said.first?.first?.key == "gathered", "the sixth hand of the list")
    talk.press("escape")
    #expect(talk.lines == ["choice-cleared"])
  }

  @Test func undoingTellsTheHandAndTheScoreAndRedoingWhatComesAgain() {
    var talk = Talk.pokerSlam()
    talk.type("22 32", "1", "undo")
    #expect(talk.lines == ["undone pokerslam-played(pair 15) told-points-lost(15)"])
    talk.type("redo")
    #expect(talk.said[0].map(\.key).prefix(2) == ["redone", "pokerslam-played"])
    #expect(
      talk.said[0].suffix(2) == [
        Term("pokerslam-left", ["count": 25]), Term("told-score", ["score": 15]),
      ])
  }
}
