// SPDX-License-Identifier: GPL-3.0-or-later

import Cards

extension PlayingCard {
  /// In the same suit, with the ace high.
  public func isHigher(than other: PlayingCard) -> Bool {
    suit == other.suit && other.rank != .ace && (rank == .ace || rank > other.rank)
  }

  /// The lowest of some cards that is higher; nil where none is.
  public func nextHigher(among others: [PlayingCard]) -> PlayingCard? {
    others.filter { $0.isHigher(than: self) }.min { $1.isHigher(than: $0) }
  }

  public func hasSuitOrRank(of other: PlayingCard) -> Bool {
    suit == other.suit || rank == other.rank
  }
}
