// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// The solver's positions against the rules: the same steps, and the same positions after them.
@Suite struct FreeCellPositionTests {
  @Test(arguments: ["easy", "medium", "hard"] as [Difficulty])
  func stepsAreTheLegalMovesAndLeadWhereTheyDo(difficulty: Difficulty) throws {
    let game = try FreeCell(difficulty)
    var generator = Generator(seed: 1)
    // A third of a million tables where the long tests are asked for.
    for _ in 0..<(scale > 1 ? 4500 : 6) {
      var match = Match(game, seed: UInt64(generator.below(32_000) + 1))
      var position = FreeCellPosition(match.table, of: game)
      for _ in 0..<80 {
        var steps = StepList<FreeCellStep>()
        position.addSteps(to: &steps, isDistinct: false)
        let moves = game.moves(on: match.table).filter { !$0.picked.isEmpty }
        #expect(Set(steps.all) == Set(moves.compactMap { $0.step(on: match.table) }))
        #expect(steps.count == Set(steps.all).count)
        #expect(position.allowed == Set(steps.all).filter(position.isChange))
        guard steps.count > 0 else { break }
        let step = steps[generator.below(steps.count)]
        let move = try #require(moves.first { $0.step(on: match.table) == step })
        try match.play(move)
        position.take(step)
        #expect(position.content == FreeCellPosition(match.table, of: game).content)
      }
    }
  }

  /// Numbers of lines of so many steps from the deal, counted by the rules of the engine.
  @Test(arguments: ["easy", "medium", "hard"] as [Difficulty])
  func asManyLinesAsByTheRules(difficulty: Difficulty) throws {
    let game = try FreeCell(difficulty)
    for seed in [1, 11_982] as [UInt64] {
      let table = Match(game, seed: seed).table
      var position = FreeCellPosition(table, of: game)
      let counted = position.lines(2)
      #expect(counted == game.lines(2, from: table))
      #expect(counted > 50)
    }
  }

  @Test func columnsAndCellsInAnotherOrderAreTheSame() throws {
    let game = try FreeCell("easy")
    var match = Match(game, seed: 1)
    var other = match
    let tops = (1...2).compactMap { match.table[.column($0)].top?.piece }
    for (cell, piece) in zip(1..., tops) {
      try match.play(Move([piece], to: Place(.cell, cell)))
      try other.play(Move([piece], to: Place(.cell, 4 - cell)))
    }
    let hashes = [match, other].map { FreeCellPosition($0.table, of: game).hash }
    #expect(hashes[0] == hashes[1])
    try other.play(Move([tops[0]], to: Place(.cell, 1)))
    #expect(FreeCellPosition(other.table, of: game).hash == hashes[0])
    #expect(FreeCellPosition(Match(game, seed: 1).table, of: game).hash != hashes[0])
  }
}

extension Move {
  /// The same as a step. A foundation, a cell or an empty column is as good as another.
  fileprivate func step(on table: Table) -> FreeCellStep? {
    guard case .place(let goal) = goal, let piece = picked.first else { return nil }
    let ground: FreeCellCard =
      switch goal.kind {
      case .foundation: .foundation
      case .cell: .cell
      default: table[goal].top.map { FreeCellCard(UInt8($0.piece.number)) } ?? .column
      }
    return FreeCellStep(FreeCellCard(UInt8(piece.number)), to: ground)
  }
}

extension FreeCellPosition {
  /// All there is to it, to be compared.
  fileprivate var content: [UInt64] {
    let cards = 0..<52
    return cards.map { UInt64(below[$0].number) } + cards.map { UInt64(above[$0].number) }
      + [tops, held, awaited, joined].map(\.bits) + [hash]
      + [cellCount, freeCells, emptyColumns, foundedCount, breaks, blocks].map { UInt64($0) }
  }

  /// What is allowed of all that can be thought of.
  fileprivate var allowed: Set<FreeCellStep> {
    var position = self
    let cards = (0..<52).map { FreeCellCard($0) }
    let grounds = [.foundation, .cell, .column] + Array(tops)
    return Set(cards.flatMap { card in grounds.map { FreeCellStep(card, to: $0) } })
      .filter { position.allows($0) }
  }

  /// From a cell to another, and from an empty column to another, everything stays as it was.
  fileprivate func isChange(_ step: FreeCellStep) -> Bool { below[step.card.index] != step.ground }

  fileprivate mutating func lines(_ depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    var steps = StepList<FreeCellStep>()
    addSteps(to: &steps, isDistinct: false)
    return steps.all.reduce(0) { sum, step in
      var next = self
      next.take(step)
      return sum + next.lines(depth - 1)
    }
  }
}

extension FreeCell {
  /// Columns, cells and foundations that are alike count once.
  fileprivate func lines(_ depth: Int, from table: Table) -> Int {
    guard depth > 0 else { return 1 }
    var seen: Set<FreeCellStep> = []
    return moves(on: table).reduce(0) { sum, move in
      guard let step = move.step(on: table), seen.insert(step).inserted else { return sum }
      var turn = Turn(table)
      play(move, &turn)
      return sum + lines(depth - 1, from: turn.table)
    }
  }
}
