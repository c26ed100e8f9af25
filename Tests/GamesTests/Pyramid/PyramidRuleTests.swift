// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct PyramidRuleTests {
  private let spread = Spread(Pyramid(passes: 3))

  /// The last row from 2C to 8C, aces to sixes behind it.
  private static let pyramid = [
    "column 1: AH AD 2H 3H 4H 5H 2C", "column 2: 2D 3D 4D 5D 6D 3C", "column 3: 2S 3S 4S 5S 4C",
    "column 4: 6H 7H 8H 5C", "column 5: 7D 8D 6C", "column 6: 9H 7C", "column 7: 8C",
  ]

  @Test("Deal: 28 cards face up in columns of seven to one, 24 in the stock")
  func deal() {
    let table = Match(Pyramid(passes: 3), seed: 8).table
    #expect(table.places(.column).map { table[$0].count } == [7, 6, 5, 4, 3, 2, 1])
    #expect(table.hiddenInColumns == 0 && table[.stock].count == 24)
    #expect(table[.drawnCard].isEmpty && table[.waste].isEmpty)
  }

  @Test("A pair that makes 13 leaves, and what it covered comes free")
  func pairs() throws {
    let table = try spread.table(Self.pyramid)
    let turn = try spread.play(spread.carry("6C", to: "column 6"), on: table)
    #expect(spread.words(turn.table[.completed].pieces) == "6C 7C")
    // 8D lies under 6C and 7C; 9H under 7C and 8C, which is still there.
    #expect(turn.table.freed(by: turn.events).map(\.description) == ["column 5"])
    #expect(turn.table.cover(of: .column(6)) == .column(7))
    #expect(
      turn.events.first == .noted(Term("told-pair", ["cards": .list([name("6C"), name("7C")])])))
  }

  @Test("A king leaves alone when it is chosen, and nothing else does")
  func kings() throws {
    let table = try spread.table("column 7: KC", "drawn-card: 5H")
    let game = spread.game
    #expect(game.directGoal(of: try spread.piece("KC"), on: table) == .completed)
    #expect(game.directGoal(of: try spread.piece("5H"), on: table) == nil)
    #expect(try spread.refusal("KC", to: "completed", on: table) == nil)
    #expect(
      try spread.refusal("5H", to: "completed", on: table)?.reason
        == Term(
          "refused-not-alone", fillings("5H", 1, .completed, ["wanted": .term(Rank.eight.wanted)])))
    #expect(
      try spread.refusal("KC", to: "drawn-card", on: table)?.reason.key == "refused-king-alone")
  }

  @Test("A refusal says what the two make and what would go with the first")
  func refusals() throws {
    let table = try spread.table(Self.pyramid + ["waste: 9C"])
    let refusal = try spread.refusal("9C", to: "column 7", on: table)
    #expect(refusal?.reason.fillings["total"] == 17)
    #expect(refusal?.reason.fillings["wanted"] == .term(Rank.four.wanted))
    #expect(try spread.refusal("9C", to: "column 3", on: table) == nil)
    #expect(try spread.refusal("9H", to: "column 3", on: table)?.reason.key == "refused-covered")
    let covered = try spread.table("column 6: 9H", "column 7: 8C", "waste: 4C")
    #expect(try spread.refusal("9H", to: "waste", on: covered)?.reason.key == "refused-under")
    #expect(try spread.refusal("4C", to: "column 6", on: covered)?.reason.key == "refused-under")
  }

  @Test("The card drawn last and the top of the waste go with each other, too")
  func drawing() throws {
    var table = try spread.table("column 7: AC", "stock: (3C) (6D) (7H)")
    table = try spread.play(Move(.draw), on: table).table
    #expect(spread.lines(table) == ["column 7: AC", "drawn-card: 7H", "stock: (3C) (6D)"])
    table = try spread.play(Move(.draw), on: table).table
    #expect(spread.lines(table) == ["column 7: AC", "drawn-card: 6D", "waste: 7H", "stock: (3C)"])
    #expect(try spread.goals("6D", on: table) == ["waste"])
  }

  @Test("The stock is gone through as often as the game says", arguments: [1, 3])
  func passes(passes: Int) throws {
    let spread = Spread(Pyramid(passes: passes))
    var table = try spread.table("column 7: AC", "stock: (3C) (7H)")
    for pass in 1...passes {
      for _ in 1...2 { table = try spread.play(Move(.draw), on: table).table }
      guard pass < passes else { continue }
      table = try spread.play(Move(.draw), on: table).table
      #expect(spread.lines(table) == ["column 7: AC", "stock: (3C) (7H)"])
    }
    #expect(
      spread.game.refusal(of: Move(.draw), on: table)
        == Refusal(Term("refused-passes", ["limit": .number(passes)])))
    #expect(spread.game.outcome(of: table) == .lost)
  }

  @Test("Won as soon as the pyramid is gone")
  func won() throws {
    #expect(spread.game.outcome(of: try spread.table("waste: 9C", "stock: (4C)")) == .won)
  }

  /// 5C and 8C, 6C and 7C, each in either order, or a draw. After 5C and 8C nothing new is free that
  /// makes 13 with another but 6C and 7C; after 6C and 7C it is 5C with 8C or with 8D, which comes
  /// free; after a draw 9C goes with 4C, too.
  @Test("Two plies, counted by hand")
  func perft() throws {
    let table = try spread.table(Self.pyramid + ["stock: (KC) (9C)"])
    #expect(try spread.perft(1, on: table) == 2 + 2 + 1)
    #expect(try spread.perft(2, on: table) == 2 * (2 + 1) + 2 * (4 + 1) + (6 + 1))
  }

  @Test("The hint frees most, and names both places")
  func hints() throws {
    let table = try spread.table(Self.pyramid + ["stock: (KC) (9C)"])
    let advice = try #require(spread.game.advice(on: table))
    #expect(Set(advice.move.picked).isSubset(of: Set(try ["6C", "7C"].map(spread.piece))))
    #expect(advice.reason.key == "hint-pair" && advice.reason.fillings["count"] == 1)
  }

  private func name(_ word: String) -> Term {
    Term("card-rank", PlayingCard(word)?.name.fillings ?? [:])
  }

  private func fillings(
    _ card: String, _ count: Int, _ place: Place, _ more: [String: Filling]
  ) -> [String: Filling] {
    [
      "card": .term(name(card)), "count": .number(count), "kind": .text(place.kind.name),
      "place": .term(place.name.form("to")),
    ].merging(more) { $1 }
  }
}
