// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

/// Runs of every length, whole and broken at every link in every way.
struct RunTableTests {
  /// How a link is broken: the suit of what follows it, or a rank left out.
  private enum Break: CaseIterable { case suit, rank }

  @Test("Runs in alternating colours move whole, and broken at any link do not")
  func alternating() throws {
    try check(Klondike(.one), isAlternating: true)
    try check(try FreeCell("easy"), isAlternating: true)
  }

  @Test("Runs of one suit move whole, and broken at any link do not")
  func inSuit() throws { try check(try Spider("hard"), isAlternating: false) }

  @Test("Yukon: what lies on a card moves with it, in order or not")
  func yukon() throws {
    let game = Yukon()
    for length in 2...12 {
      for link in 1..<length {
        for broken in Break.allCases {
          let run = Self.run(
            length, of: game, isAlternating: true, broken: (broken, link))
          #expect(game.refusal(of: Move([run[0]], to: .column(2)), on: table(game, run)) == nil)
        }
      }
    }
  }

  private func check(_ game: some FoundationSolitaire, isAlternating: Bool) throws {
    for length in 1...12 {
      let whole = Self.run(length, of: game, isAlternating: isAlternating)
      #expect(game.refusal(of: Move([whole[0]], to: .column(2)), on: table(game, whole)) == nil)
      for link in 1..<length {
        for broken in Break.allCases {
          let run = Self.run(
            length, of: game, isAlternating: isAlternating, broken: (broken, link))
          let table = table(game, run)
          let flaw = broken == .rank ? "rank" : isAlternating ? "colour" : "suit"
          let refusal = Refusal(
            Term(
              "refused-run",
              [
                "card": .term(game.name(of: run[0])), "count": .number(length),
                "lower": .term(game.name(of: run[link - 1])),
                "upper": .term(game.name(of: run[link])), "flaw": .text(flaw),
              ]))
          #expect(game.refusal(of: Move([run[0]], to: .column(2)), on: table) == refusal)
          #expect(game.free(at: .column(1), on: table) == Array(run[link...]))
        }
      }
    }
  }

  /// A red queen and what follows it, in pieces. From a broken link on, the cards are of other
  /// suits, or each a rank too high.
  private static func run(
    _ length: Int, of game: some FoundationSolitaire, isAlternating: Bool,
    broken: (Break, link: Int)? = nil
  ) -> [Piece] {
    var free = game.cards.pieces
    return (0..<length).compactMap { index in
      let isAfter = broken.map { index >= $0.link } ?? false
      let rank = 11 - index + (isAfter && broken?.0 == .rank ? 1 : 0)
      let isOther = isAfter && broken?.0 == .suit
      let suits = isAlternating ? (isOther ? [0, 1] : [2, 3]) : (isOther ? [3, 3] : [2, 2])
      let number = rank * 4 + suits[index % 2]
      let found = free.firstIndex { game.card($0).number == number }
      return found.map { free.remove(at: $0) }
    }
  }

  /// The run in column 1, a black king in column 2.
  private func table(_ game: some FoundationSolitaire, _ run: [Piece]) -> Table {
    var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
    for piece in run { turn.lay(piece, at: .column(1), faceUp: true) }
    if let king = game.cards.pieces.first(where: { game.card($0).description == "KC" }) {
      turn.lay(king, at: .column(2), faceUp: true)
    }
    return turn.table
  }
}
