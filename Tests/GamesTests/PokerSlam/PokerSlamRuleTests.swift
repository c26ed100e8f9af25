// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience
import Testing

@testable import Games

struct PokerSlamRuleTests {
  private let sketch = GridSketch()
  private var game: PokerSlam { sketch.game }

  /// A full grid on which nothing of what is tested is left to chance.
  private func full() throws -> Table {
    try sketch.table(
      "9C 9D 4H KS 2D", "9H 6C 4S 8D JH", "2C 7S 4C XD QH", "AD 8H 5S KH KD", "3C XS 6D AS 7D",
      deck: "AC 2H 3D 4D 5C")
  }

  @Test("The deal: 25 cards face up, row by row from the top of the deck, 27 left face down")
  func deal() {
    let match = Match(game, seed: 4)
    #expect(
      game.places.map(\.description)
        == (1...5).flatMap { row in (1...5).map { "square \(row)\($0)" } } + ["stock", "completed"])
    #expect(game.places.prefix(25).allSatisfy { match.table[$0].map(\.isFaceUp) == [true] })
    #expect(match.table[.stock].count == 27 && match.table[.stock].hiddenCount == 27)
    guard case .ordered(let shuffle)? = match.dealt.first(where: { $0.isShuffle }) else {
      Issue.record("the deck is not shuffled")
      return
    }
    let dealt = game.places.prefix(25).flatMap { match.table[$0].pieces }
    #expect(dealt == Array(shuffle.after.reversed().prefix(25)))
    #expect(shuffle.before == PlayingCard.deck.pieces)
  }

  @Test("Choosing: any card first, then those that touch any chosen card, none at five")
  func picks() throws {
    let table = try full()
    #expect(game.picks(after: [], on: table).count == 25)
    let near = { words in sketch.words(game.picks(after: try sketch.pieces(words), on: table)) }
    #expect(try near("9C") == "9D 9H 6C")
    #expect(try near("4C") == "6C 4S 8D 7S XD 8H 5S KH")
    #expect(try near("9C 6C") == "9D 4H 9H 4S 2C 7S 4C")
    #expect(try near("6C 9D") == "9C 4H 9H 4S 2C 7S 4C")
    #expect(try near("9C 9D 4H KS 2D") == "")
    let late = try sketch.table("-- -- -- -- --", "9C -- 9D -- --", "-- -- 9H -- --")
    #expect(sketch.words(game.picks(after: [], on: late)) == "9C 9D 9H")
    #expect(sketch.words(game.picks(after: try sketch.pieces("9D"), on: late)) == "9H")
  }

  @Test("Why a choice cannot be played")
  func impossible() throws {
    let table = try full()
    let refusals: [(String, Term)] = [
      ("", Term("refused-nothing-picked")), ("AC", Term("pokerslam-refused-not-there")),
      ("9C 4H", Term("pokerslam-refused-apart", ["card": name("4h")])),
      ("9C 4H 9D", Term("pokerslam-refused-apart", ["card": name("4h")])),
      ("9C 9D 9C", Term("pokerslam-refused-chosen", ["card": name("9c")])),
      ("9C 9D 4H KS 2D JH", Term("pokerslam-refused-five")),
    ]
    for (words, reason) in refusals {
      #expect(try sketch.refusal(words, on: table) == Refusal(reason), "\(words)")
    }
    let pair = try sketch.pieces("9C 9D")
    #expect(
      game.refusal(of: Move(pair, to: .square(row: 5, column: 5)), on: table)
        == Refusal(Term("pokerslam-refused-place")))
    #expect(game.refusal(of: Move(.draw, with: pair), on: table) == Refusal("refused-act"))
  }

  @Test("No hand: refused without a penalty, with the cards that do not count")
  func noHand() throws {
    let table = try full()
    let refusals: [(String, Term)] = [
      ("9C", Term("pokerslam-refused-one", ["card": name("9c")])),
      ("9C 6C", Term("pokerslam-refused-no-hand", ["count": 2])),
      (
        "6C 9C 9D",
        Term(
          "pokerslam-refused-kickers",
          ["cards": .list([term("6c")]), "count": 1, "hand": .term(Term("hand-pair"))])
      ),
      (
        "9D 9C 9H 6C 4S",
        Term(
          "pokerslam-refused-kickers",
          [
            "cards": .list([term("6c"), term("4s")]), "count": 2,
            "hand": .term(Term("hand-three-of-a-kind")),
          ])
      ),
    ]
    for (words, reason) in refusals {
      #expect(try sketch.refusal(words, on: table) == Refusal(reason, .miss), "\(words)")
    }
  }

  @Test("Cards that would be a hand but do not touch without the others are no hand")
  func apart() throws {
    let table = try sketch.table("9C 2D 9H -- --")
    #expect(
      try sketch.refusal("9C 2D 9H", on: table)
        == Refusal(Term("pokerslam-refused-no-hand", ["count": 3]), .miss))
  }

  @Test("Any order of choosing is fine in which each card touches one before it")
  func orders() throws {
    let table = try full()
    for words in ["9C 9D 9H", "9H 9D 9C", "9D 9H 9C"] {
      #expect(try sketch.refusal(words, on: table) == nil)
    }
    let row = try sketch.table("9C 9D 9H -- --")
    #expect(try sketch.refusal("9C 9D 9H", on: row) == nil)
    #expect(
      try sketch.refusal("9C 9H 9D", on: row)
        == Refusal(Term("pokerslam-refused-apart", ["card": name("9h")])))
  }

  @Test("Over when no hand is left, won when all 52 are cleared")
  func outcome() throws {
    #expect(game.outcome(of: try full()) == .open)
    let stuck = try sketch.table("9C 2D 9H -- --", deck: "9S 9D")
    #expect(game.outcome(of: stuck) == .over)
    #expect(game.moves(on: stuck) == [])
    #expect(game.advice(on: stuck) == nil)
    let last = try sketch.table("-- -- 9H 9C --", playingTheRest: true)
    #expect(game.outcome(of: last) == .open)
    let turn = try sketch.play("9H 9C", on: last)
    #expect(game.outcome(of: turn.table) == .won)
    #expect(turn.events.last == .noted(Term("pokerslam-cleared")))
  }

  @Test("Easy lists the hands, hard does not; a save keeps it")
  func difficulties() throws {
    let rounds = PokerSlamRounds()
    #expect(rounds.difficulties == ["easy", "hard"])
    #expect(rounds.choice(of: "easy") == Term("pokerslam-listed"))
    #expect(rounds.choice(of: "hard") == Term("pokerslam-unlisted"))
    #expect(PokerSlam("easy").listsHands && !PokerSlam("hard").listsHands)
    let round = try rounds.deal(DealRequest(difficulty: "hard", number: 20_260_714))
    #expect(round.seed == 20_260_714 && round.game.difficulty == "hard" && round.remarks == [])
  }

  private func term(_ word: String) -> Term { PlayingCard(word).map(\.name) ?? Term("none") }
}

extension Event {
  fileprivate var isShuffle: Bool { if case .ordered = self { true } else { false } }
}
