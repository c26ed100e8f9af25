// SPDX-License-Identifier: GPL-3.0-or-later

/// How many cards lie where no run can go on.
struct SpiderDisorder: Hashable {
  /// Those on one of the next rank but of another suit.
  private(set) var mixes = 0
  /// Those on one of any other rank.
  private(set) var breaks = 0
  /// Those of the latter that lie on one of lower rank.
  private(set) var blocks = 0

  mutating func add(_ card: SpiderCard, on lower: SpiderCard, _ suits: SpiderSuits) {
    count(card, on: lower, suits, by: 1)
  }

  mutating func remove(_ card: SpiderCard, from lower: SpiderCard, _ suits: SpiderSuits) {
    count(card, on: lower, suits, by: -1)
  }

  private mutating func count(
    _ card: SpiderCard, on lower: SpiderCard, _ suits: SpiderSuits, by change: Int
  ) {
    if lower == .none { return }
    if card.isNext(under: lower) {
      if !suits.areSame(card, lower) { mixes += change }
    } else {
      breaks += change
      if lower.rank < card.rank { blocks += change }
    }
  }
}
