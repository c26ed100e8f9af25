// SPDX-License-Identifier: GPL-3.0-or-later

/// The suits of a round, which are a power of two.
struct SpiderSuits {
  private let mask: UInt8

  init(count: Int) { mask = UInt8(truncatingIfNeeded: count - 1) }

  func areSame(_ card: SpiderCard, _ other: SpiderCard) -> Bool {
    (card.bits ^ other.bits) & mask == 0
  }

  /// Whether a card continues the run that ends in another.
  func join(_ card: SpiderCard, _ lower: SpiderCard) -> Bool {
    card.isNext(under: lower) && areSame(card, lower)
  }

  /// What a card shows: the same for both of a kind.
  func face(of card: SpiderCard) -> UInt8 { card.bits & (0xF8 | mask) }
}
