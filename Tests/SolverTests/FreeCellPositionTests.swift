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
    for _ in 0..<2 * scale {
      var match = Match(game, seed: UInt64(generator.below(32_000) + 1))
      var position = FreeCellPosition(match.table, of: game)
      for _ in 0..<80 {
        var steps: [FreeCellStep] = []
        position.addSteps(to: &steps, isDistinct: false)
        let moves = game.moves(on: match.table).filter { !$0.picked.isEmpty }
        #expect(Set(steps.map(\.told)) == Set(moves.map { $0.told(on: match.table) }))
        #expect(steps.count == Set(steps).count)
        guard !steps.isEmpty else { break }
        let step = steps[generator.below(steps.count)]
        let move = try #require(moves.first { $0.told(on: match.table) == step.told })
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
      #expect(counted > 100)
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

  /// What the rules call safe, and what Horne's rule adds: no card that is left can need it, as all
  /// that could come to lie on it can go to the foundations as soon as it is free.
  @Test func aStepIsSafeWhereverTheRulesSaySo() throws {
    let game = try FreeCell("easy")
    var generator = Generator(seed: 2)
    var counts = (rules: 0, more: 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      var match = Match(game, seed: seed)
      for _ in 0..<80 {
        var position = FreeCellPosition(match.table, of: game)
        let step = position.safeStep()
        if game.safePlay(on: match.table) != nil {
          counts.rules += 1
          #expect(step != nil)
        } else if let step {
          counts.more += 1
          #expect(game.couldLie(on: step.piece, match.table).allSatisfy { $0.isNext(match.table) })
        }
        let moves = game.moves(on: match.table).filter { !$0.picked.isEmpty }
        guard !moves.isEmpty else { break }
        try match.play(moves[generator.below(moves.count)])
      }
    }
    #expect(counts.rules > 5 && counts.more > 0, "\(counts)")
  }
}

extension Piece {
  /// Whether the card below it in its suit is on a foundation.
  fileprivate func isNext(_ table: Table) -> Bool {
    number < 4 || table.place(of: Piece(number - 4))?.kind == .foundation
  }
}

extension FreeCellStep {
  /// Card and goal; a foundation is as good as another.
  fileprivate var told: String {
    "\(piece.number) \(place.map(String.init(describing:)) ?? "foundation")"
  }
}

extension Move {
  fileprivate func told(on table: Table) -> String {
    guard case .place(let goal) = goal, let piece = picked.first else { return "" }
    return "\(piece.number) \(goal.kind == .foundation ? "foundation" : goal.description)"
  }
}

extension FreeCellPosition {
  /// All there is to it, to be compared.
  fileprivate var content: [UInt64] {
    let cards = 0..<52
    return cards.map { UInt64(below[$0]) } + cards.map { UInt64(above[$0]) }
      + tops.indices.map { UInt64(tops[$0]) } + cells.indices.map { UInt64(cells[$0]) }
      + founded.indices.map { UInt64(founded[$0]) }
      + [cellCount, freeCells, emptyColumns, foundedCount, breaks, blocks].map { UInt64($0) } + [
        hash
      ]
  }

  fileprivate mutating func lines(_ depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    var steps: [FreeCellStep] = []
    addSteps(to: &steps, isDistinct: false)
    return steps.reduce(0) { sum, step in
      var next = self
      next.take(step)
      return sum + next.lines(depth - 1)
    }
  }
}

extension FreeCell {
  /// The cards in play that could come to lie on one, at once or on one that does.
  fileprivate func couldLie(on piece: Piece, _ table: Table) -> [Piece] {
    let direct = table.pieces.filter {
      building.allows(card($0), on: card(piece)) && table.place(of: $0)?.kind != .foundation
    }
    return direct
      + direct.flatMap { lower in
        table.pieces.filter {
          building.allows(card($0), on: card(lower)) && table.place(of: $0)?.kind != .foundation
        }
      }
  }

  /// An ace may go to any empty foundation; that counts once.
  fileprivate func lines(_ depth: Int, from table: Table) -> Int {
    guard depth > 0 else { return 1 }
    var seen: Set<String> = []
    return moves(on: table).reduce(0) { sum, move in
      guard !move.picked.isEmpty, seen.insert(move.told(on: table)).inserted else { return sum }
      var turn = Turn(table)
      play(move, &turn)
      return sum + lines(depth - 1, from: turn.table)
    }
  }
}
