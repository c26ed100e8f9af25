// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Looks through the deals of a game, number by number, for one that a player wishes.
public struct DealSearch: Sendable {
  /// What a deal is to be.
  public enum Wish: Hashable, Sendable {
    /// Proved winnable, by whomever.
    case winnable
    case rating(DealRating)
  }

  /// A deal that is as wished.
  public struct Find: Sendable {
    /// What the deal is asked for by; see ``DealRequest/number``.
    public let number: UInt64
    public let round: Deal
    /// How many numbers were looked into, this one included.
    public let attempts: Int
  }

  private let descriptor: any GameDescriptor
  private let wish: Wish
  private let effort: Effort

  /// - Parameter effort: for each deal.
  public init(_ descriptor: any GameDescriptor, _ wish: Wish, effort: Effort = .standard) {
    self.descriptor = descriptor
    self.wish = wish
    self.effort = effort
  }

  /// The first deal that is as wished, from the order's number on; the same on every machine.
  /// Numbers that are no deal are passed over. Nil where none is found among so many, where the
  /// search is cancelled, and for a game that has no solver.
  ///
  /// - Throws: a ``Refusal`` where there is no deal among all the numbers.
  public func first(_ order: DealRequest, within bound: Int = 200) throws(Refusal) -> Find? {
    var order = order
    var refusal: Refusal?
    var hasDeal = false
    for attempt in 1...max(bound, 1) {
      guard !effort.isCancelled() else { return nil }
      do throws(Refusal) {
        let round = try descriptor.deal(order)
        hasDeal = true
        guard let isWished = isWished(round) else { return nil }
        // A cancelled search has settled nothing.
        guard !effort.isCancelled() else { return nil }
        if isWished {
          let found = Deal(
            round.game, seed: round.seed, remarks: round.remarks, isToldLost: round.isToldLost,
            kind: .winnable)
          return Find(number: order.number, round: found, attempts: attempt)
        }
      } catch {
        refusal = refusal ?? error
      }
      order.number &+= 1
    }
    if let refusal, !hasDeal { throw refusal }
    return nil
  }

  /// Nil for a game that has no solver.
  private func isWished(_ round: Deal) -> Bool? {
    let match = Match(round.game, seed: round.seed)
    switch wish {
    case .winnable: return match.verdict(within: effort).map { $0.isWinnable == true }
    case .rating(let rating): return match.rating(within: effort).map { $0 == rating }
    }
  }
}
