// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of playing cards, a bit each, laid out so that building is shifting.
///
/// Four bits to a rank, in two pairs. A pair holds two cards of one rank and one colour, which are
/// worth the same in the columns; four bits up is the pair that takes them. So black aces, red twos
/// and black threes share their place in the four, and of a suit the pair changes from rank to rank.
typealias KlondikeCards = UInt64

extension KlondikeCards {
  static let deck: KlondikeCards = (1 << 52) - 1
  static let aces: KlondikeCards = 0xF
  static let kings: KlondikeCards = 0xF << 48
  private static let lowerOfPairs: KlondikeCards = 0x5555_5555_5555_5555
  private static let lowerPairs: KlondikeCards = 0x3333_3333_3333_3333

  /// The set of one card, by its number here.
  init(card: UInt8) { self = 1 << KlondikeCards(card & 63) }

  /// The number of the lowest card; of a set that is not empty.
  var lowest: UInt8 { UInt8(truncatingIfNeeded: trailingZeroBitCount) }
  var withoutLowest: KlondikeCards { self & (self &- 1) }

  /// Both cards of every pair of which one is here.
  var widened: KlondikeCards {
    let lower = (self | self >> 1) & Self.lowerOfPairs
    return lower | lower << 1
  }

  /// The pairs of which both are here.
  var bothOfPairs: KlondikeCards {
    let lower = self & self >> 1 & Self.lowerOfPairs
    return lower | lower << 1
  }

  /// The other card of each pair.
  var twins: KlondikeCards {
    (self & Self.lowerOfPairs) << 1 | self >> 1 & Self.lowerOfPairs
  }

  /// The other colour of each rank.
  var otherColour: KlondikeCards {
    (self & Self.lowerPairs) << 2 | self >> 2 & Self.lowerPairs
  }

  /// The next card of each suit.
  var above: KlondikeCards { (self << 4).otherColour & Self.deck }
  /// The last card of each suit.
  var below: KlondikeCards { (self >> 4).otherColour }

  /// Pairs of which more cards are here than in another set, which has none where this has none.
  func exceeds(_ other: KlondikeCards) -> KlondikeCards {
    widened & ~other.widened | bothOfPairs & ~other.bothOfPairs
  }

  /// The cards that no card can ever need to lie on, once these are on the foundations.
  ///
  /// A card is safe where all that could come to lie on it, and on that in turn, can go to the
  /// foundations as soon as it is free (Keller's rule): both foundations of the other colour are at
  /// most two ranks behind, and the other one of its own colour at most three.
  var safe: KlondikeCards {
    let others = (bothOfPairs << 8).otherColour | 0xFF
    let twin = (twins << 12).otherColour | 0xFFF
    return others & twin
  }
}

extension UInt8 {
  /// A card's number in `PlayingCard.deck`, where clubs and spades are 0 and 3 in each rank, as its
  /// number here.
  static func klondikeCard(_ number: Int) -> UInt8 {
    let rank = number >> 2
    let suit = number & 3
    let isRed = suit == 1 || suit == 2
    let place = ((isRed ? 1 : 0) ^ (rank & 1)) << 1
    return UInt8(rank << 2 | place | (suit >> 1))
  }

  /// The number in `PlayingCard.deck`.
  var deckNumber: Int {
    let rank = Int(self >> 2)
    let isRed = (Int(self >> 1) ^ rank) & 1 == 1
    let isSecond = self & 1 == 1
    return rank << 2 | (isRed ? (isSecond ? 2 : 1) : (isSecond ? 3 : 0))
  }
}
