// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of Aces Up can be won.
public struct AcesUpSolver: GameSolver {
  public let game: AcesUp
  public let effort: Effort

  public init(_ game: AcesUp, effort: Effort = .usual(for: AcesUp.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    var search = AcesUpSearch(match.table, of: game, effort: effort)
    return search.result().verdict { steps in
      var proof = Proof(game, on: match.table)
      do throws(Refusal) {
        for step in steps { try proof.play(step) }
      } catch { return nil }
      return proof.line
    }
  }
}

/// The top of a column leaves the table or goes to an empty column, or a row is dealt.
enum AcesUpStep: Hashable {
  case takeAway(Int)
  case carry(from: Int, to: Int)
  case deal
}

extension Proof<AcesUp> {
  mutating func play(_ step: AcesUpStep) throws(Refusal) {
    switch step {
    case .takeAway(let column): try play(top(of: column), to: .completed)
    case .carry(let origin, let goal): try play(top(of: origin), to: .column(goal + 1))
    case .deal: try play(Move(.dealRow))
    }
  }

  private func top(of column: Int) -> Piece? { table[.column(column + 1)].top?.piece }
}

/// Depth first, each position once. What can go goes at once: nothing is dealt before, and the card that
/// lets it go, or a higher one, stays in sight until then.
struct AcesUpSearch {
  private let root: AcesUpPosition
  private let stock: [UInt8]
  private let effort: Effort
  private var seen = HashTable()
  private(set) var states = 0
  private var isStopped = false
  private var line: [AcesUpStep] = []

  init(_ table: Table, of game: AcesUp, effort: Effort) {
    root = AcesUpPosition(table, of: game)
    stock = table[.stock].reversed().map { AcesUpPosition.bits(of: game.card($0.piece)) }
    self.effort = effort
  }

  mutating func result() -> SearchFinding<AcesUpStep> {
    if wins(from: root) { return .won(line) }
    return isStopped ? .unknown : .lost
  }

  private mutating func wins(from start: AcesUpPosition) -> Bool {
    if start.isWon { return true }
    guard !isStopped, seen.insert(start.hash) else { return false }
    states += 1
    isStopped = states >= effort.states || states % 1024 == 0 && effort.isCancelled()
    var position = start
    for step in position.steps(isStockEmpty: position.dealt == stock.count) {
      var next = position
      next.take(step, stock)
      line.append(step)
      if wins(from: next) { return true }
      line.removeLast()
    }
    return false
  }
}

extension AcesUpPosition {
  mutating func steps(isStockEmpty: Bool) -> [AcesUpStep] {
    let columns = 0..<Self.columnCount
    for column in columns where canGo(column) { return [.takeAway(column)] }
    var steps: [AcesUpStep] = []
    for goal in columns where isEmpty(goal) {
      for origin in columns where !isEmpty(origin) {
        // Which column is empty makes a difference to what is dealt there alone.
        if isStockEmpty, isAlone(origin) { continue }
        steps.append(.carry(from: origin, to: goal))
      }
      if isStockEmpty { break }
    }
    return isStockEmpty ? steps : steps + [.deal]
  }

  mutating func take(_ step: AcesUpStep, _ stock: [UInt8]) {
    switch step {
    case .takeAway(let column): takeAway(column)
    case .carry(let origin, let goal): carry(from: origin, to: goal)
    case .deal: deal(stock)
    }
  }
}
