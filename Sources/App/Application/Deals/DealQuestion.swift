// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Solver

/// The deals of a game at a difficulty, with its solver.
public struct DealQuestion: Sendable {
  public let kind: any GameDescriptor
  public let difficulty: Difficulty
  public let effort: Effort
  private let isAnyDeal: Bool

  /// - Parameters:
  ///   - isAnyDeal: whether a number means the deal as it falls, winnable or not.
  ///   - states: how many positions may be looked into for a deal; nil for as many as in the game.
  public init(
    _ kind: any GameDescriptor, _ difficulty: Difficulty, isAnyDeal: Bool = false,
    states: Int? = nil
  ) {
    self.kind = kind
    self.difficulty = difficulty
    self.isAnyDeal = isAnyDeal
    let usual = Effort.usual(for: kind.game) { Task.isCancelled }
    effort = states.map { Effort(states: $0, isCancelled: usual.isCancelled) } ?? usual
  }

  /// The round that everyone gets by a number.
  public func match(_ number: UInt64) throws(Refusal) -> Match {
    let round = try kind.deal(
      DealRequest(
        difficulty: difficulty, number: number, isShared: true, isWinnable: !isAnyDeal))
    return Match(round.game, seed: round.seed)
  }

  /// All of it in words that only the program reads.
  var text: String {
    let deal = isAnyDeal ? " any-deal" : ""
    return "\(kind.id) \(difficulty.rawValue)\(deal) states \(effort.states)"
  }
}
