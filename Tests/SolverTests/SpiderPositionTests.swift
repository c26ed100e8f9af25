// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// The solver's positions against the rules: the same steps, and the same positions after them.
@Suite struct SpiderPositionTests {
  @Test(arguments: ["easy", "medium", "hard"] as [Difficulty])
  func stepsAreTheLegalMovesAndLeadWhereTheyDo(difficulty: Difficulty) throws {
    let game = try Spider(difficulty)
    var generator = Generator(seed: 1)
    var left = scale > 1 ? 350_000 : 250
    while left > 0 {
      var match = Match(game, seed: generator.next())
      var position = SpiderPosition(match.table, of: game)
      for _ in 0..<150 {
        left -= 1
        let steps = position.steps(isDistinct: false)
        try #require(Set(steps.map { $0.told as String? }) == game.told(on: match.table))
        try #require(steps.count == Set(steps).count && steps.allSatisfy { position.allows($0) })
        guard !steps.isEmpty else { break }
        let step = steps[generator.below(steps.count)]
        try match.play(try #require(step.move(on: match.table)))
        position.take(step)
        try #require(position.content == SpiderPosition(match.table, of: game).content)
      }
    }
  }

  /// Random games come to no complete run; a line that wins does, eight times.
  @Test(arguments: ["easy", "medium", "hard"] as [Difficulty])
  func positionsFollowALineToItsEnd(difficulty: Difficulty) throws {
    let game = try Spider(difficulty)
    var match = Match(game, seed: 1)
    var position = SpiderPosition(match.table, of: game)
    var search = SpiderSearch(from: position, effort: Effort(states: 3_000_000))
    guard case .won(let line) = search.result() else {
      Issue.record("not won")
      return
    }
    for step in line {
      let steps = position.steps(isDistinct: false)
      try #require(Set(steps.map { $0.told as String? }) == game.told(on: match.table))
      try match.play(try #require(step.move(on: match.table)))
      position.take(step)
      try #require(position.content == SpiderPosition(match.table, of: game).content)
    }
    #expect(position.isWon && match.outcome == .won)
  }

  /// What is left out leads to tables that differ in the order of columns only.
  @Test func distinctStepsLeadWhereverAllOfThemDo() throws {
    var position = SpiderPosition(Match(try Spider("easy"), seed: 1).table, of: try Spider("easy"))
    var search = SpiderSearch(from: position, effort: Effort(states: 100_000))
    guard case .won(let line) = search.result() else {
      Issue.record("not won")
      return
    }
    var counts = (all: 0, distinct: 0)
    for step in line {
      if position.isStockEmpty {
        let (all, distinct) = (
          position.hashes(isDistinct: false), position.hashes(isDistinct: true)
        )
        #expect(Set(all).subtracting([position.hash]) == Set(distinct).subtracting([position.hash]))
        counts.all += all.count
        counts.distinct += distinct.count
      }
      position.take(step)
    }
    #expect(counts.distinct > 0 && counts.distinct < counts.all, "\(counts)")
  }

  /// Numbers of lines of so many steps from the deal, counted by the rules of the engine.
  @Test(arguments: ["easy", "medium", "hard"] as [Difficulty])
  func asManyLinesAsByTheRules(difficulty: Difficulty) throws {
    let game = try Spider(difficulty)
    for seed in [1, 2] as [UInt64] {
      let table = Match(game, seed: seed).table
      let position = SpiderPosition(table, of: game)
      let counted = position.lines(3)
      #expect(counted == game.lines(3, from: table))
      #expect(counted > 50)
    }
  }
}

extension SpiderStep {
  fileprivate var told: String {
    self == .deal ? "deal" : "\(count) \(origin + 1) column \(goal + 1)"
  }
}

extension Move {
  fileprivate func told(on table: Table) -> String? {
    guard case .place(let goal) = goal, let piece = picked.first else { return "deal" }
    return table.places.first { table[$0].pieces.contains(piece) }.map { origin in
      let count = table[origin].drop { $0.piece != piece }.count
      return "\(count) \(origin.number) \(goal)"
    }
  }
}

extension SpiderPosition {
  func steps(isDistinct: Bool) -> [SpiderStep] {
    var position = self
    var steps: [SpiderStep] = []
    position.addSteps(to: &steps, isDistinct: isDistinct)
    return steps
  }

  func after(_ step: SpiderStep) -> SpiderPosition {
    var position = self
    position.take(step)
    return position
  }

  fileprivate func hashes(isDistinct: Bool) -> [UInt64] {
    steps(isDistinct: isDistinct).map { after($0).hash }
  }

  /// All there is to it, to be compared.
  fileprivate var content: [[Int]] {
    let columns = 0..<Self.columnCount
    let counts = [completed, emptyColumns, hiddenCount, disorder.mixes, disorder.breaks]
    return layout.map { $0.map { Int($0) } } + [
      columns.map { Int(runs[$0]) }, columns.map { Int(segments[$0]) }, counts,
      [Int(stock.bits), disorder.blocks, squares, Int(truncatingIfNeeded: hash)],
    ]
  }

  /// The cards of every column, those face down marked.
  var layout: [[UInt8]] {
    (0..<Self.columnCount).map { column in
      var cards: [UInt8] = []
      var card = tops[column]
      for height in (0..<heights[column]).reversed() {
        cards.append(card.bits | (height < hidden[column] ? 128 : 0))
        card = below[card.index]
      }
      return cards
    }
  }

  fileprivate func lines(_ depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    return steps(isDistinct: false).reduce(0) { $0 + after($1).lines(depth - 1) }
  }
}

extension Spider {
  /// Without the automatic move, which is one of the others.
  fileprivate func plainMoves(on table: Table) -> [Move] {
    moves(on: table).filter { $0.goal != .act(.autoMove) }
  }

  fileprivate func told(on table: Table) -> Set<String?> {
    Set(plainMoves(on: table).map { $0.told(on: table) })
  }

  fileprivate func lines(_ depth: Int, from table: Table) -> Int {
    guard depth > 0 else { return 1 }
    return plainMoves(on: table).reduce(0) { sum, move in
      var turn = Turn(table)
      play(move, &turn)
      applyAutomaticMoves(&turn)
      return sum + lines(depth - 1, from: turn.table)
    }
  }
}
