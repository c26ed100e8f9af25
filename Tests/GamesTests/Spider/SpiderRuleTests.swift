// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct SpiderRuleTests {
  private let sketch: Sketch<Spider>
  init() throws { sketch = Sketch(game: try Spider("hard")) }

  /// A column from one rank down to another.
  private func run(_ ranks: String, _ suit: String) -> String {
    ranks.map { "\($0)\(suit)" }.joined(separator: " ")
  }

  private let kingToTwo = "KQJX98765432"
  /// Ten cards of which none goes on another.
  private let apart = ["KS", "KS", "KH", "KH", "JS", "JS", "JH", "JH", "9S", "9H"]

  @Test(
    "Deal: four columns of 6, six of 5, tops face up; 50 cards remain, of 1, 2 or 4 suits",
    arguments: [("easy", 1), ("medium", 2), ("hard", 4)])
  func layout(difficulty: String, suits: Int) throws {
    let game = try Spider(Difficulty(rawValue: difficulty))
    let table = Match(game, seed: 1).table
    let columns = (1...10).map { table[Place(.column, $0)] }
    #expect(columns.map(\.count) == [6, 6, 6, 6, 5, 5, 5, 5, 5, 5])
    #expect(columns.map(\.hiddenCount) == columns.map { $0.count - 1 })
    #expect(columns.allSatisfy { $0.top?.isFaceUp == true })
    #expect(table[.stock].count == 50 && table[.stock].hiddenCount == 50)
    #expect(
      game.places.map(\.description) == (1...10).map { "column \($0)" } + ["stock", "completed"])
    let counts = Dictionary(grouping: game.cards) { $0 }.mapValues(\.count)
    #expect(counts.count == 13 * suits && counts.values.allSatisfy { $0 == 8 / suits })
    #expect(SpiderRounds().choice(of: game.difficulty).fillings["suits"] == .number(suits))
    #expect(throws: Refusal(Term("refused-difficulty", ["difficulty": "relaxed"]))) {
      try Spider("relaxed")
    }
  }

  @Test("Only a run of one suit moves together")
  func runs() throws {
    let mixed = try sketch.table("column 1: 8S 7S 6H", "column 2: 9D", "column 3: 7C")
    #expect(try sketch.refusal("8s", to: "column 2", on: mixed)?.reason.key == "refused-run")
    #expect(try sketch.refusal("6h", to: "column 3", on: mixed) == nil)
    let suited = try sketch.table("column 1: 8S 7S 6S", "column 2: 9D")
    let turn = try sketch.play(try sketch.move("8s", to: "column 2", on: suited), on: suited)
    #expect(sketch.lines(turn.table) == ["column 2: 9D 8S 7S 6S"])
  }

  @Test("Stock and completed cards take nothing and give nothing")
  func closed() throws {
    let table = try sketch.table(
      "column 1: 8S", "column 2: 9S", "stock: (3H)", "completed: KD", "column 3: (4C) 4H")
    for place in ["stock", "completed", "column 11"] {
      #expect(
        try sketch.refusal("8s", to: place, on: table)
          == .takesNothing(try #require(Place(place))))
    }
    #expect(
      try sketch.refusal("kd", to: "column 4", on: table)
        == Refusal(Term("refused-stays", ["card": try sketch.name("kd")])))
    #expect(
      try sketch.refusal("4c", to: "column 4", on: table)
        == Refusal(Term("refused-face-down")))
    #expect(sketch.game.picks(after: [], on: table).count == 3)
  }

  @Test("A deal of ten puts a card on every column, face up, and turns nothing else")
  func dealTen() throws {
    let match = Match(sketch.game, seed: 5)
    let turn = try sketch.play(Move(.deal), on: match.table)
    for place in match.table.places.prefix(10) {
      let (before, after) = (match.table[place], turn.table[place])
      #expect(after.count == before.count + 1 && after.top?.isFaceUp == true)
      #expect(after.hiddenCount == before.hiddenCount)
    }
    #expect(turn.table[.stock].count == 40)
  }

  @Test("A deal of ten is refused while a column is empty, and says which")
  func emptyColumns() throws {
    let lines = [1, 2, 4, 5, 6, 7, 8, 10].map { "column \($0): \(apart[$0 - 1])" }
    let table = try sketch.table(lines + ["stock: (2H) (3H)"])
    let empty: [String: Filling] = [
      "columns": .list([Place(.column, 3).name, Place(.column, 9).name]), "count": 2,
    ]
    #expect(
      sketch.game.refusal(of: Move(.deal), on: table)
        == Refusal(Term("spider-refused-empty-columns", empty)))
    #expect(sketch.game.acts(on: table) == [])
  }

  @Test("There are five deals of ten, and then none")
  func fiveDeals() throws {
    var match = Match(sketch.game, seed: 5)
    for _ in 0..<5 { try match.play(Move(.deal)) }
    #expect(
      sketch.game.refusal(of: Move(.deal), on: match.table)
        == Refusal(Term("spider-refused-no-deals")))
  }

  @Test("A run from king to ace of one suit is removed at once, and what it covered turns up")
  func removed() throws {
    let table = try sketch.table(
      "column 1: (5H) \(run(kingToTwo, "S"))", "column 2: 4D AS", "column 3: (7C) 2C")
    let turn = try sketch.play(try sketch.move("as", to: "column 1", on: table), on: table)
    #expect(
      sketch.lines(turn.table) == [
        "column 1: 5H", "column 2: 4D", "column 3: (7C) 2C",
        "completed: \(run(kingToTwo + "A", "S"))",
      ])
    let told = Term(
      "told-run-complete",
      [
        "suit": "spades", "place": .term(Place(.column, 1).name.form("from")), "done": 1,
        "total": 8,
      ])
    #expect(turn.events.contains(.noted(told)))
  }

  @Test("A run is removed at once when an automatic move completes it")
  func autoMovedRun() throws {
    let table = try sketch.table(
      "column 1: \(run(kingToTwo, "S"))", "column 2: 2H", "column 3: 4D AS")
    #expect(
      try sketch.autoMove("as", on: table)
        == ["column 2: 2H", "column 3: 4D", "completed: \(run(kingToTwo + "A", "S"))"])
  }

  @Test("A run of two suits stays")
  func mixedRunStays() throws {
    let table = try sketch.table("column 1: \(run(kingToTwo, "S"))", "column 2: AH")
    let turn = try sketch.play(try sketch.move("ah", to: "column 1", on: table), on: table)
    #expect(turn.table[Place(.column, 1)].count == 13)
  }

  @Test("A deal can complete a run")
  func dealtRun() throws {
    let others = (2...10).map { "column \($0): \(apart[$0 - 1].replacing("S", with: "D"))" }
    let table = try sketch.table(
      ["column 1: \(run(kingToTwo, "S"))"] + others
        + ["stock: (3C) (3C) (5C) (5C) (7C) (7C) (9C) (9C) (4C) (AS)"])
    let turn = try sketch.play(Move(.deal), on: table)
    #expect(turn.table[Place(.column, 1)].isEmpty && turn.table[.completed].count == 13)
  }

  @Test("Won with eight runs removed; lost when nothing can be moved or dealt")
  func outcomes() throws {
    let suits = ["C", "D", "H", "S"].map { run(kingToTwo + "A", $0) }
    let all = (suits + suits).joined(separator: " ")
    #expect(sketch.game.outcome(of: try sketch.table("completed: \(all)")) == .won)
    let columns = apart.enumerated().map { "column \($0.offset + 1): \($0.element)" }
    #expect(sketch.game.outcome(of: try sketch.table(columns)) == .lost)
    #expect(sketch.game.outcome(of: try sketch.table(columns + ["stock: (2C)"])) == .open)
    let fewer = Array(columns.dropLast())
    #expect(sketch.game.outcome(of: try sketch.table(fewer)) == .lost, "columns change places")
    let covered = ["\(fewer[0]) 9D"] + fewer.dropFirst()
    #expect(sketch.game.outcome(of: try sketch.table(covered)) == .open)
  }
}
