// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Says whether a round of the Golf family can be won. There are so few positions that all of them can
/// be looked into.
public struct WasteSolver<Played: WasteSolitaire>: GameSolver {
  public let game: Played
  public let effort: Effort

  public init(_ game: Played, effort: Effort) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    var search = WasteSearch(WasteDeal(match.table, of: game), effort: effort)
    return search.result().verdict { steps in
      var proof = Proof(game, on: match.table)
      do throws(Refusal) {
        for step in steps { try proof.play(step) }
      } catch { return nil }
      return proof.line
    }
  }
}

extension Proof where Played: WasteSolitaire {
  mutating func play(_ step: WasteStep) throws(Refusal) {
    switch step {
    case .draw: try play(Move(.draw))
    case .play(let column): try play(table[.column(column + 1)].top?.piece, to: .waste)
    }
  }
}

/// Goes through the positions, each once, with plays before draws.
struct WasteSearch {
  private let deal: WasteDeal
  private let effort: Effort
  private var seen = HashTable()
  private(set) var states = 0
  private var isStopped = false
  private var line: [WasteStep] = []

  init(_ deal: WasteDeal, effort: Effort) {
    self.deal = deal
    self.effort = effort
  }

  mutating func result() -> SearchFinding<WasteStep> {
    if wins(from: deal.start) { return .won(line) }
    return isStopped ? .unknown : .lost
  }

  private mutating func wins(from position: WastePosition) -> Bool {
    if deal.isWon(position) { return true }
    guard !isStopped, seen.insert(position.hash) else { return false }
    states += 1
    isStopped = states >= effort.states || states % 1024 == 0 && effort.isCancelled()
    for next in deal.nexts(of: position) {
      line.append(next.step)
      if wins(from: next.position) { return true }
      line.removeLast()
    }
    return false
  }
}
