// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Preferences
import Testing

@testable import Conversation

/// Cards chosen one after the other, played together.
///
/// The grid of the seed below:
///
///     QD 7C XS 3S 7H
///     2H 9H XD JC XH
///     8S 9D XC JH 5H
///     4H 3H KD 5D 3D
///     3C AS KC 2S 2C
@Suite struct GatheringTests {
  private func talk(
    listing: Bool = true, statistics: [Tally] = [], _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(
      .round(Deal(PokerSlam(listsHands: listing), seed: 20_260_714)),
      descriptors: [PokerSlamRounds()],
      statistics: statistics, settle)
  }

  @Test func aSquareIsChosenByItsRowAndColumnAndTheHandIsToldAsSoonAsItIsOne() {
    var talk = talk()
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
      var talk = talk()
      talk.type(line)
      #expect(
        talk.lines == ["gathered(\(chain)) sentence(three-of-a-kind 45) gathered-eligible(9)"],
        "\(line)")
    }
  }

  @Test func aChosenCardClearsTheChoiceWithoutAnotherWord() {
    var talk = talk()
    talk.type("13", "23", "13")
    #expect(talk.lines == ["choice-cleared"])
    talk.type("1")
    #expect(talk.lines == ["gather-unheard(lines)"], "no hand was listed yet")
  }

  @Test func aCardThatDoesNotTouchClearsTheChoiceAndIsToldWhy() {
    var talk = talk()
    talk.type("13", "55")
    #expect(talk.lines == ["pokerslam-refused-apart(2C) choice-cleared"])
    talk.type("chosen")
    #expect(talk.lines == ["nothing-picked"])
  }

  @Test func atFiveNothingMoreCanBeChosen() {
    var talk = talk()
    talk.type("13 23 33 22 32")
    #expect(talk.said[0].last == Term("gathered-eligible", ["count": 0]))
    talk.type("24")
    #expect(talk.lines == ["pokerslam-refused-five choice-cleared"])
  }

  @Test func zeroClearsTheChoiceAndThenOpensTheMenu() {
    var talk = talk()
    talk.type("13", "0")
    #expect(talk.lines == ["choice-cleared"])
    talk.type("0")
    #expect(talk.said.first == [Term("game-menu")])
    #expect(!talk.entries.contains(Term("act-play-hand")))
  }

  @Test(arguments: ["1", "play-hand", "P"]) func aHandIsPlayedByNumberWordAndKey(line: String) {
    var talk = talk()
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
    var talk = talk()
    talk.type("22 32", "menu")
    #expect(talk.entries.first == Term("act-play-hand"))
    talk.type("1")
    #expect(talk.match?.score == 15)
  }

  @Test func aChoiceThatIsNoHandIsKeptAndToldWhy() {
    var talk = talk()
    talk.type("13 23 22", "play-hand")
    #expect(talk.lines == ["pokerslam-refused-kickers(9H without pair)"])
    #expect(talk.match == nil)
    talk.type("chosen")
    #expect(talk.lines == ["chain(chain(XS down XD) left 9H)"])
    talk.type("0", "play-hand")
    #expect(talk.lines == ["refused-nothing-picked"])
  }

  @Test func anEmptyLineListsTheBestHandsByNumber() {
    var talk = talk()
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

  @Test func aNumberOfTheListCountsOnlyAfterItWasReadForTheTableAsItIs() throws {
    var talk = talk()
    talk.type("1")
    #expect(talk.lines == ["gather-unheard(lines)"])
    talk.type("", "13", "0", "2")
    #expect(talk.keys.first?.hasPrefix("gathered sentence") == true, "the same table as before")
    talk.type("1", "1")
    #expect(talk.lines == ["gather-unheard(lines)"], "another table")
    talk.type("undo", "1")
    #expect(talk.lines == ["gather-unheard(lines)"])
    talk.press("M", "escape")
    talk.type("1")
    #expect(talk.keys.first?.hasPrefix("gathered sentence") == true, "the kinds were heard")
    talk.type("0", "99")
    #expect(talk.lines == ["gather-no-such(5)"])
  }

  @Test func aLineOfCardsTakesThePlaceOfWhatWasChosen() {
    var talk = talk()
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
    var talk = talk()
    talk.type("ks")
    #expect(talk.lines == ["pokerslam-refused-in-stock(KS)"])
    talk.type("22 32", "1", "9h")
    #expect(talk.lines == ["pokerslam-refused-played(9H)"])
    talk.type("9h 9d")
    #expect(talk.lines == ["pokerslam-refused-played(9H)"])
    #expect(talk.type("best 9h") == ["pokerslam-refused-played"])
  }

  @Test func backspaceTakesBackTheCardChosenLastAndEscapeAllOfThem() {
    var talk = talk { $0.input = .keys }
    talk.press("1", "3", "2", "3", "2", "2", "backspace")
    #expect(
      talk.lines == ["gathered-less(9H) gathered-now(chain(XS down XD)) sentence(pair 15)"])
    talk.press("backspace")
    #expect(talk.lines == ["gathered-less(XD) gathered-now(XS)"])
    talk.press("backspace")
    #expect(talk.lines == ["choice-cleared"])
    talk.press("1", "3", "2", "3", "escape")
    #expect(talk.lines == ["choice-cleared"])
  }

  @Test func anEmptyLineListsWhatCanBeChosenNextAndWhatItMakes() {
    var talk = talk()
    talk.type("53", "")
    #expect(
      talk.lines == [
        "gathered-now(KC)", "42 3H", "43 choice-makes(KD: pair 15)", "44 5D", "52 AS", "54 2S",
        "choose-next",
      ])
  }

  @Test func theHarderGameTellsNoHandBeforeItIsChosen() {
    var talk = talk(listing: false)
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

  @Test func twoDigitsActAtOnceInKeyMode() {
    var talk = talk { $0.input = .keys }
    talk.press("2")
    #expect(talk.keys == ["digits-so-far"])
    talk.press("3")
    #expect(talk.lines == ["gathered(XD) gathered-eligible(8)"])
    talk.press("1", "3")
    #expect(talk.lines == ["gathered(XS) sentence(pair 15) gathered-eligible(7)"])
    talk.press("P")
    #expect(talk.match?.score == 15)
    talk.press("0", "6")
    #expect(talk.lines == ["gather-unheard(keys)"])
    talk.press("m", "1")
    #expect(talk.keys == ["digits-so-far"], "the first of two digits")
    talk.press("m", "0", "6")
    #expect(talk.said.first?.first?.key == "gathered", "the sixth hand of the list")
    talk.press("escape")
    #expect(talk.lines == ["choice-cleared"])
  }

  @Test func arrowsWalkTheGridInTwoDimensionsAndEnterChooses() {
    var talk = talk { $0.input = .keys }
    for (key, heard) in [
      ("left", "edge-left.grid label-square(QD 11)"), ("down", "label-square(2H 21)"),
      ("right", "label-square(9H 22)"), ("end", "label-square(XH 25)"),
      ("right", "edge-right.grid label-square(XH 25)"), ("up", "label-square(7H 15)"),
      ("up", "edge-up.grid label-square(7H 15)"), ("home", "label-square(QD 11)"),
      ("home", "edge-first.grid label-square(QD 11)"),
      ("enter", "gathered(QD) gathered-eligible(3)"),
      ("i", "gathered-now(QD); label-square-picked(QD 11)"), ("enter", "choice-cleared"),
    ] {
      talk.press(key)
      #expect(talk.lines.joined(separator: "; ") == heard, "\(key)")
    }
    for _ in 1...4 { talk.press("down") }
    #expect(talk.lines == ["label-square(3C 51)"])
    talk.press("down")
    #expect(talk.lines == ["edge-down.grid label-square(3C 51)"])
    #expect(talk.scenes == [.edge(at: .square(row: 5, column: 1))])
  }

  @Test func rowsColumnsAndNeighboursAreRead() {
    var talk = talk()
    talk.type("row 2")
    #expect(talk.lines == ["grid-row(2: 2H 9H XD JC XH)"])
    talk.type("column 3")
    #expect(talk.lines == ["grid-column(3: XS XD XC KD KC)"])
    talk.type("tops")
    #expect(talk.keys == Array(repeating: "grid-row", count: 5))
    talk.type("all")
    #expect(talk.keys == Array(repeating: "grid-row", count: 5) + ["label-closed"])
    talk.type("neighbours 11")
    #expect(talk.lines == ["pokerslam-around(QD: right 7C, down-right 9H, down 2H)"])
    talk.type("neighbours xc")
    #expect(
      talk.lines == [
        """
        pokerslam-around(XC: up XD, up-right JC, right JH, down-right 5D, down KD, down-left 3H, \
        left 9D, up-left 9H)
        """
      ])
    talk.type("place")
    #expect(
      talk.entries.map(\.key)
        == Array(repeating: "place-row", count: 5) + Array(repeating: "place-column", count: 5)
        + ["place-stock"])
    talk.type("7")
    #expect(talk.lines == ["grid-column(2: 7C 9H 9D 3H AS)"])
  }

  @Test func whatWouldFallAndWhatTheStockHoldsAreTold() {
    var talk = talk()
    talk.type("falls")
    #expect(talk.lines == ["refused-nothing-picked"])
    talk.type("22 32", "falls")
    #expect(talk.keys == ["pokerslam-falls", "pokerslam-drawn"])
    talk.type("unseen")
    #expect(talk.keys == ["unseen-count", "pokerslam-deck", "pokerslam-deck"])
    talk.type("reference")
    #expect(talk.keys == Array(repeating: "hand-reference", count: 17))
    #expect(talk.said[0][0].score == 100)
    talk.type("best 53")
    #expect(talk.keys == ["pokerslam-entry"])
  }

  @Test func aCardIsAskedForWhereNoneIsMeant() {
    var talk = talk()
    #expect(talk.type("best") == ["ask-best-1"])
    #expect(talk.type("nonsense") == ["ask-best-1"])
    #expect(talk.type("26") == ["refused-nothing-to-take", "ask-best-1"])
    #expect(talk.type("ks") == ["pokerslam-refused-in-stock", "ask-best-1"])
    #expect(talk.type("53") == ["pokerslam-entry"])
    talk.type("53", "neighbours")
    #expect(
      talk.lines == ["pokerslam-around(KC: up KD, up-right 5D, right 2S, left AS, up-left 3H)"])
    #expect(talk.type("repeat") == ["pokerslam-around"])
    #expect(talk.type("chosen 53") == ["not-understood"])
  }

  @Test func theCardUnderTheArrowsIsMeantRatherThanTheOneChosenLast() {
    var talk = talk { $0.input = .keys }
    talk.press("down", "enter", "up", "A")
    #expect(talk.lines == ["pokerslam-around(QD: right 7C, down-right 9H, down 2H)"])
  }

  @Test func allHandsAreListedByKindAndOneIsChosenAtOnce() {
    let game = PokerSlam(listsHands: true)
    let hands = game.hands(on: Match(game, seed: 20_260_714).table)
    var talk = talk()
    talk.press("M")
    #expect(talk.entries.map(\.score) == Set(hands.map(\.hand.score)).sorted(by: >))
    talk.type(String(talk.entries.count))
    let pairs = hands.filter { $0.hand == .pair }
    #expect(talk.entries == pairs.map { game.entry(of: $0) })
    talk.type("2", "play-hand")
    #expect(talk.match?.last?.move == Move(.playHand, with: pairs[1].cards))
  }

  @Test func undoingTellsTheHandAndTheScoreAndRedoingWhatComesAgain() {
    var talk = talk()
    talk.type("22 32", "1", "undo")
    #expect(talk.lines == ["undone pokerslam-played(pair 15) told-score(0)"])
    talk.type("redo")
    #expect(talk.said[0].map(\.key).prefix(2) == ["redone", "pokerslam-played"])
    #expect(
      talk.said[0].suffix(2) == [
        Term("pokerslam-left", ["count": 25]), Term("told-score", ["score": 15]),
      ])
  }

  @Test func everyHandIsReachedByTypedNumbers() throws {
    let match = Match(PokerSlam(listsHands: false), seed: 20_260_714)
    for move in match.game.moves(on: match.table) {
      var talk = talk(listing: false)
      for piece in move.picked {
        let place = try #require(match.table.place(of: piece))
        talk.type(String(place.number))
      }
      talk.type("1")
      #expect(talk.match?.last?.move == move)
    }
  }
}

extension Talk {
  /// The last answer, a line each, in short: keys and what is in them.
  fileprivate var lines: [String] { said.map { $0.map(\.sketch).joined(separator: " ") } }
}

extension Term {
  fileprivate var score: Int {
    if case .number(let score)? = fillings["score"] { score } else { 0 }
  }

  /// The score of the hand in a sentence.
  fileprivate var handScore: Int? {
    everything.first { $0.key == "pokerslam-hand" }?.score
  }

  fileprivate var sketch: String {
    func filling(_ name: String) -> String { fillings[name]?.sketch ?? "" }
    switch key.name {
    case "card-name":
      return PlayingCard.deck.first { $0.name == self }?.description ?? "?"
    case "menu-entry": return "\(filling("n")) \(filling("title"))"
    case "pokerslam-hand": return "\(filling("hand")) \(filling("score"))"
    case "pokerslam-chain", "pokerslam-chain-from":
      return "chain(\(filling("chain")) \(filling("direction")) \(filling("card")))"
    case "pokerslam-neighbour": return "\(filling("direction")) \(filling("card"))"
    case "pokerslam-around": return "pokerslam-around(\(filling("card")): \(filling("neighbours")))"
    case "choice-makes": return "choice-makes(\(filling("card")): \(filling("worth")))"
    case "label-square", "label-square-picked":
      return "\(key)(\(filling("name")) \(filling("number")))"
    case "grid-row", "grid-column":
      let cards = filling("cards").replacing(",", with: "")
      return "\(key)(\(filling("n")): \(cards))"
    case "pokerslam-played": return "\(key)(\(filling("hand")) \(filling("score")))"
    case "pokerslam-column":
      return "\(key)(\(filling("place")): \(filling("new")) new)"
    case "pokerslam-refused-kickers":
      return "\(key)(\(filling("cards")) without \(filling("hand")))"
    case "place-column": return "column \(filling("n"))"
    case let name where name.hasPrefix("hand-"): return String(name.dropFirst(5))
    case let name where name.hasPrefix("direction-"):
      return String(name.dropFirst(10)).replacing(".at", with: "")
    case "digits-so-far": return "digits-so-far"
    default:
      let inside = fillings.sorted { $0.key < $1.key }.map(\.value.sketch)
      return inside.isEmpty ? key.name : "\(key)(\(inside.joined(separator: " ")))"
    }
  }
}

extension Filling {
  fileprivate var sketch: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text), .foreign(let text, _): text
    case .term(let term): term.sketch
    case .list(let terms), .alphabetical(let terms): terms.map(\.sketch).joined(separator: ", ")
    }
  }
}
