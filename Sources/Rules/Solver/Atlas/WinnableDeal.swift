// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// A deal that is proved winnable.
public struct WinnableDeal: Hashable, Sendable {
  /// The seed that deals it.
  public let seed: UInt64
  /// How many seeds were looked into, this one included.
  public let attempts: Int
  /// Moves from the deal to the win.
  public let line: [Move]
}

extension AtlasSolver {
  /// The first deal proved winnable among `seed` itself and the numbers that a generator seeded
  /// with it gives; the same on every machine unless it is cancelled. Nil when none is among the
  /// first `bound`, or it was cancelled.
  public func winnableDeal(from seed: UInt64, within bound: Int = 1000) -> WinnableDeal? {
    var seeds = Generator(seed: seed)
    var candidate = seed
    for attempt in 1...max(bound, 1) {
      guard !effort.isCancelled() else { return nil }
      if case .won(let line) = verdict(on: Match(game, seed: candidate)) {
        return WinnableDeal(seed: candidate, attempts: attempt, line: line)
      }
      candidate = seeds.next()
    }
    return nil
  }
}
