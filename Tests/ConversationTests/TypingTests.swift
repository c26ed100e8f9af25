// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Samples
import Testing

@testable import Conversation

/// Moves typed as a line. FreeCell's deal 1 ends in 6 of spades, 9 of clubs, 2 and 6 of hearts,
/// 6 of clubs, 3 of diamonds, 8 and 10 of clubs.
@Suite struct TypingTests {
  private func freecell(_ lines: String...) throws -> Talk {
    var talk = Talk(.round(Deal(try FreeCell("easy"), seed: 1)), descriptors: [FreeCellRounds()])
    for line in lines { talk.type(line) }
    return talk
  }

  private func klondike(_ lines: String...) -> Talk {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    for line in lines { talk.type(line) }
    return talk
  }

  /// What the last line moved, as a name and a place.
  private func moved(_ talk: Talk) -> String? {
    guard let match = talk.match, let move = match.last?.move, let piece = move.picked.first,
      let place = match.table.place(of: piece)
    else { return nil }
    return "\(match.game.name(of: piece).plainName), \(place)"
  }

  @Test(arguments: [
    "xc 9", "10c c", "Tc cell", "10C c1", "ten of clubs cell 1", "ten c", "8 9", "column 8 c1",
    "column8 cell1", "8 c",
  ])
  func aCardAndAPlaceAreAWholeMove(line: String) throws {
    let talk = try freecell(line)
    #expect(talk.keys == ["told-moved told-uncovered"])
    #expect(moved(talk) == "ten of clubs, cell 1")
  }

  @Test(arguments: ["٨ ٩", "8 ९", "column ٨ cell ١", "column٨ c١"])
  func theDigitsOfAnyScriptAreNumbers(line: String) throws {
    #expect(moved(try freecell(line)) == "ten of clubs, cell 1")
  }

  @Test(arguments: [Int.min, -1, Int.max]) func aNumberThatIsNoPlaceIsNotUnderstood(number: Int)
    throws
  {
    for text in ["\(number)", "c\(number)"] {
      let talk = try freecell("8 \(text)")
      #expect(talk.said == [[Term("not-understood", ["text": .text(text), "input": "lines"])]])
    }
  }

  @Test func aCardGoesOnACardWithWhatLiesOnIt() throws {
    var talk = try freecell("xc c", "6s 7d")
    #expect(moved(talk) == "six of spades, column 8")
    talk.type("7d 8c")
    #expect(moved(talk) == "seven of diamonds, column 7")
    #expect(talk.match?.last?.events.count == 1)
    #expect(talk.match?.table[Place(.column, 7)].count == 8)
  }

  @Test func theSameCardOfTwoPacksIsTheFreeOne() throws {
    var talk = Talk(.round(Deal(try Spider("easy"), seed: 2)), descriptors: [SpiderRounds()])
    let match = Match(try Spider("easy"), seed: 2)
    for piece in match.game.picks(after: [], on: match.table) {
      let sign = match.game.name(of: piece).plainName
      talk.type(sign)
      #expect(["picked", "picked-nowhere"].contains(talk.keys.first), "\(sign)")
      talk.type("0")
      if talk.keys.first == "game-menu" { talk.type("0") }
    }
  }

  @Test func aCardAloneIsPickedAndACardInHandIsPutOnIt() throws {
    var talk = try freecell("xc c", "6s")
    #expect(talk.keys.first == "picked")
    #expect(talk.type("7d") == ["told-moved told-uncovered"])
    #expect(moved(talk) == "six of spades, column 8")
  }

  @Test func placesAloneAreChosen() {
    var talk = klondike()
    #expect(talk.type("stock") == ["told-drawn"])
    #expect(["picked", "picked-nowhere"].contains(talk.type("waste").first))
    talk = klondike()
    #expect(talk.type("waste") == ["label-empty"])
    #expect(talk.type("w 2") == ["refused-nothing-to-take"])
    #expect(talk.said[0][0].fillings["count"] == 0)
    #expect(talk.type("stock 2") == ["refused-nothing-to-take"])
    #expect(talk.said[0][0].fillings["count"] == 24)
  }

  /// Every half of a move that makes no sense is named.
  @Test(arguments: [
    ("7h zz", "zz"), ("zz 7h", "zz"), ("6s zz yy", "zz yy"), ("zz yy", "zz yy"), ("3 99", "99"),
    ("99 3", "99"), ("7x", "7x"), ("3 0", "0"), ("cell 9 3", "cell 9"),
  ])
  func whatIsNotUnderstoodIsNamed(line: String, part: String) throws {
    let talk = try freecell(line)
    #expect(talk.said == [[Term("not-understood", ["text": .text(part), "input": "lines"])]])
  }

  @Test func cardsThatCannotBeTakenSayWhy() throws {
    let game = try FreeCell("easy")
    func name(_ text: String) -> Term { game.name(of: game.pieces(called: text)[0]) }
    for (line, key) in [
      ("jd", "refused-run"), ("jd 5", "refused-run"), ("2h kd", "refused-covered"),
      ("queen", "typed-ambiguous"), ("cell", "typed-ambiguous"), ("c 3", "label-empty-takes"),
      ("2h f", "refused-base"), ("6h 7d", "refused-covered"), ("6s 6s", "put-back"),
      ("3 3", "put-back"), ("6s 1", "put-back"), ("9 9", "label-empty-takes"),
      ("9 1", "refused-nothing-to-take"),
    ] {
      let talk = try freecell(line)
      #expect(talk.keys == [key], "\(line)")
      #expect(talk.match == nil || talk.match?.moveCount == 0)
    }
    let talk = klondike("ks")
    let king = Klondike(.one).pieces(called: "ks")[0]
    if !Match(Klondike(.one), seed: 1).table.isFaceUp(king) {
      #expect(talk.said == [[Term("typed-unseen", ["card": .term(Klondike(.one).name(of: king))])]])
    }
    #expect(try freecell("2h kd").said[0][0].fillings["card"] == .term(name("kd")))
  }

  /// Four runs of FreeCell's arithmetic: with every cell taken a run of two cannot move.
  @Test func aNearMissTellsMore() throws {
    let talk = try freecell("xc c", "6s 7d", "9c c", "2h c", "6h c", "8 7")
    #expect(talk.keys == ["refused-room"])
    #expect(talk.said[0][0].fillings["count"] == 2)
    #expect(talk.said[0][0].fillings["room"] == 1)
  }

  @Test func anActTakesTheCardItIsToldOf() throws {
    let talk = try freecell("auto-move 8")
    #expect(moved(talk) == "ten of clubs, cell 1")
    #expect(try freecell("auto-move zz").keys == ["not-understood"])
    #expect(try freecell("q 8").keys == ["not-understood"])
  }

  @Test func whereThePlayerHasToKnowNoPlaceIsChosenForHim() throws {
    let round = try Talk.round()
    var talk = Talk(.round(round)) { $0.confirmations = false }
    // Bases open two foundations, then "f" alone would tell which one is right.
    for _ in 0..<400 {
      let match = talk.match ?? Match(round.game, seed: round.seed)
      let open = match.table.places.filter { $0.kind == .foundation && !match.table[$0].isEmpty }
      let partner = match.game.picks(after: [], on: match.table).first { piece in
        match.game.goals(for: [piece], on: match.table, onlyRight: false)
          .filter { open.contains($0) }.count > 1
      }
      if let partner, let place = match.table.place(of: partner) {
        talk.type("\(Typist.number(of: place, on: match)) f")
        #expect(talk.keys == ["typed-ambiguous"])
        #expect(talk.said[0][0].fillings["names"] == .list(open.map(\.name)))
        return
      }
      guard let advice = match.game.hints?.advice(on: match.table) else { break }
      var typist = Typist(match)
      let isBase = advice.reason.key == "atlas-hint-opens"
      for line in try typist.type(isBase ? advice.move : advice.move, letters: [:]) {
        talk.type(line)
      }
    }
    Issue.record("no round with two open foundations")
  }
}
