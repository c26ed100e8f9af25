// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Narration
import Patience
import Testing

struct TriPeaksRuleTests {
  private let spread = Spread(TriPeaks())

  /// The three peaks, as the columns tell them: 8H over all, 3H 4H, KH; the last row 2C to JC.
  private static let peaks = [
    "column 1: (8H) (3H) (5H) 2C", "column 2: (4H) (6H) 3C", "column 3: (7H) 4C",
    "column 4: (9H) (XH) (JH) 5C", "column 5: (QH) (KH) 6C", "column 6: (AH) 7C",
    "column 7: (2D) (3D) (4D) 8C", "column 8: (5D) (6D) 9C", "column 9: (7D) XC", "column 10: JC",
  ]

  @Test("Deal: 18 cards face down, ten on them, one on the waste, 23 in the stock")
  func deal() {
    let table = Match(TriPeaks(), seed: 8).table
    let columns = table.places(.column)
    #expect(columns.map { table[$0].count } == [4, 3, 2, 4, 3, 2, 4, 3, 2, 1])
    #expect(columns.map { table[$0].hiddenCount } == [3, 2, 1, 3, 2, 1, 3, 2, 1, 0])
    #expect(table[.waste].count == 1 && table[.stock].count == 23)
  }

  @Test("A card turns up once both that lie on it are gone")
  func turningUp() throws {
    let table = try spread.table(Self.peaks + ["waste: AC", "stock: (KS)"])
    var now = table
    var shown: [[String]] = []
    for card in ["2C", "3C", "4C"] {
      let turn = try spread.play(spread.carry(card, to: "waste"), on: now)
      now = turn.table
      shown.append(
        turn.events.compactMap {
          if case .turned(let pieces, let place, true) = $0 {
            "\(place): \(spread.words(pieces))"
          } else {
            nil
          }
        })
    }
    // 5H lies under 2C and 3C; 6H under 3C and 4C; 7H, of another peak's side, under 4C and 5C.
    #expect(shown == [[], ["column 1: 5H"], ["column 2: 6H"]])
    #expect(now.cover(of: .column(3)) == .column(4))
    // A row further back: 3H lies under 5H and 6H.
    now = try spread.after("5H", to: "waste", on: now)
    #expect(now.cover(of: .column(1)) == .column(2))
    let turn = try spread.play(spread.carry("6H", to: "waste"), on: now)
    #expect(turn.table.isFaceUp(try spread.piece("3H")))
    #expect(turn.table.freed(by: turn.events).map(\.description) == ["column 1"])
  }

  @Test("What lies under the next column cannot be played, and says so")
  func covered() throws {
    let table = try spread.table(
      "column 3: 7H", "column 4: (9H) (XH) (JH) 5C", "waste: 8C", "stock: (KS)")
    #expect(
      try spread.refusal("7H", to: "waste", on: table)?.reason
        == Term(
          "refused-under",
          [
            "card": .term(Term("card-rank", PlayingCard(.seven, of: .hearts).name.fillings)),
            "n": 4,
          ]))
    #expect(spread.words(spread.game.picks(after: [], on: table)) == "5C")
  }

  @Test("How many cards lie on one, in its own column and in those to the right")
  func coverCounts() throws {
    let table = try spread.table(Self.peaks + ["waste: AC"])
    let counts = try ["2C", "5H", "3H", "8H", "7H", "9H", "JC"].map {
      table.coverCount(of: try spread.piece($0))
    }
    #expect(counts == [0, 2, 5, 9, 2, 9, 0])
    let later = try spread.after("2C", to: "waste", on: table)
    #expect(later.coverCount(of: try spread.piece("8H")) == 8)
  }

  @Test("Kings and aces follow one another")
  func corner() throws {
    let table = try spread.table("column 10: KC", "waste: AC")
    #expect(try spread.refusal("KC", to: "waste", on: table) == nil)
  }

  /// From the ace 2C can be played, or a card drawn; after 2C it is 3C or a draw, after the king the
  /// queen is face down, so that only a second draw is left.
  @Test("Two plies, counted by hand")
  func perft() throws {
    let table = try spread.table(Self.peaks + ["waste: AC", "stock: (QS) (KS)"])
    #expect(try spread.perft(1, on: table) == 2)
    #expect(try spread.perft(2, on: table) == 2 + 1)
  }

  @Test("The hint turns a card up rather than take another away")
  func hints() throws {
    let table = try spread.table(
      "column 1: (8H) (3H) (5H)", "column 2: (4H) (6H) 3C", "column 8: (5D) (6D) 9C",
      "column 10: 5C", "waste: 4S", "stock: (KS)")
    let advice = try #require(spread.game.advice(on: table))
    #expect(advice.move.picked == [try spread.piece("3C")])
  }

  @Test("The map tells free cards, covered and empty columns")
  func map() throws {
    let table = try spread.table("column 3: 7H", "column 4: (9H) (XH) (JH) 5C", "waste: 8C")
    let columns = spread.game.map(of: table)?.fillings["columns"]
    let (empty, covered) = (Term("map-empty"), Term("map-covered"))
    let five = Term("card-rank", PlayingCard(.five, of: .clubs).name.fillings)
    #expect(
      columns
        == .list(
          [empty, empty, covered, five] + Array(repeating: empty, count: 6)))
  }
}
