// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of Pyramid can be won. What cannot is given up as soon as a card of the pyramid
/// has lost all that it could go with.
public struct PyramidSolver: GameSolver {
  public let game: Pyramid
  public let effort: Effort

  public init(_ game: Pyramid, effort: Effort = .usual(for: Pyramid.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    let deal = PyramidDeal(match.table, of: game)
    var search = PyramidSearch(deal, effort: effort)
    return search.result().verdict { steps in
      var proof = Proof(game, on: match.table)
      do throws(Refusal) {
        for step in steps { try proof.play(step, deal) }
      } catch { return nil }
      return proof.line
    }
  }
}

extension Proof<Pyramid> {
  mutating func play(_ step: PyramidStep, _ deal: PyramidDeal) throws(Refusal) {
    guard case .take(let cards) = step else { return try play(Move(.draw)) }
    let pieces = deal.pieces.indices.filter { cards >> UInt64($0) & 1 == 1 }
      .compactMap { deal.pieces[$0] }
    try play(pieces.first, to: pieces.count == 1 ? .completed : table.place(of: pieces[1]))
  }
}

/// Depth first, each position once.
struct PyramidSearch {
  private let deal: PyramidDeal
  private let effort: Effort
  private var seen = HashTable()
  private(set) var states = 0
  private var isStopped = false
  private var steps: [PyramidStep] = []
  private var line: [PyramidStep] = []

  init(_ deal: PyramidDeal, effort: Effort) {
    self.deal = deal
    self.effort = effort
  }

  mutating func result() -> SearchFinding<PyramidStep> {
    if wins(from: deal.start) { return .won(line) }
    return isStopped ? .unknown : .lost
  }

  private mutating func wins(from position: PyramidPosition) -> Bool {
    if position.isWon { return true }
    guard !isStopped, !deal.isDead(position), seen.insert(position.hash) else { return false }
    states += 1
    isStopped = states >= effort.states || states % 1024 == 0 && effort.isCancelled()
    let first = steps.count
    deal.addSteps(of: position, to: &steps)
    while steps.count > first, let step = steps.popLast() {
      line.append(step)
      if wins(from: deal.position(after: step, position)) { return true }
      line.removeLast()
    }
    steps.removeLast(steps.count - first)
    return false
  }
}
