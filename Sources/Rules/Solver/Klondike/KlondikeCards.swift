// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of playing cards, a bit each, laid out so that building is shifting.
///
/// Four bits to a rank, in two pairs. A pair holds two cards of one rank and one colour, which are
/// worth the same in the columns; four bits up is the pair that takes them. So black aces, red twos
/// and black threes share their place in the four, and of a suit the pair changes from rank to rank.
struct KlondikeCards: Hashable {
  private(set) var bits: UInt64

  static let none = KlondikeCards(bits: 0)
  static let deck = KlondikeCards(bits: (1 << 52) - 1)
  static let aces = KlondikeCards(bits: 0xF)
  static let kings = KlondikeCards(bits: 0xF << 48)
  private static let lowerOfPairs = KlondikeCards(bits: 0x5555_5555_5555_5555)
  private static let lowerPairs = KlondikeCards(bits: 0x3333_3333_3333_3333)

  private init(bits: UInt64) { self.bits = bits }

  init(_ card: KlondikeCard) { bits = 1 << UInt64(card.index) }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  static func & (left: Self, right: Self) -> Self { Self(bits: left.bits & right.bits) }
  static func | (left: Self, right: Self) -> Self { Self(bits: left.bits | right.bits) }
  /// What is in one set but not in the other.
  static func - (left: Self, right: Self) -> Self { Self(bits: left.bits & ~right.bits) }
  static func |= (left: inout Self, right: Self) { left.bits |= right.bits }
  static func -= (left: inout Self, right: Self) { left.bits &= ~right.bits }

  /// The same places some ranks higher, which are those of the same suit by every second rank.
  private func higher(by ranks: UInt64) -> Self { Self(bits: bits &<< (4 * ranks)) }
  private func lower(by ranks: UInt64) -> Self { Self(bits: bits &>> (4 * ranks)) }
}

extension KlondikeCards: Sequence, IteratorProtocol {
  var first: KlondikeCard? { isEmpty ? nil : lowest }

  /// Of a set that is not empty.
  private var lowest: KlondikeCard {
    KlondikeCard(number: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
  }

  mutating func next() -> KlondikeCard? {
    guard !isEmpty else { return nil }
    defer { bits &= bits &- 1 }
    return lowest
  }
}

// Pairs.
extension KlondikeCards {
  /// Both cards of every pair of which one is here.
  private var widened: Self {
    let lower = Self(bits: bits | bits >> 1) & .lowerOfPairs
    return Self(bits: lower.bits | lower.bits << 1)
  }

  /// The pairs of which both are here.
  private var bothOfPairs: Self {
    let lower = Self(bits: bits & bits >> 1) & .lowerOfPairs
    return Self(bits: lower.bits | lower.bits << 1)
  }

  /// The other card of each pair.
  private var twins: Self {
    let second = Self(bits: bits >> 1) & .lowerOfPairs
    return Self(bits: (self & .lowerOfPairs).bits << 1) | second
  }

  /// The other colour of each rank.
  private var otherColour: Self {
    let second = Self(bits: bits >> 2) & .lowerPairs
    return Self(bits: (self & .lowerPairs).bits << 2) | second
  }

  /// The pairs of which more cards are here than lie in another set, of what is here, on them.
  func open(under lying: Self) -> Self {
    let covered = lying.higher(by: 1)
    return (widened - covered.widened) | (bothOfPairs - covered.bothOfPairs)
  }

  /// What can lie on these.
  var guests: Self { lower(by: 1).widened }
  /// What these can lie on.
  var hosts: Self { higher(by: 1).widened & .deck }
}

// Suits.
extension KlondikeCards {
  /// The next card of each suit.
  var above: Self { higher(by: 1).otherColour & .deck }
  /// The last card of each suit.
  var below: Self { lower(by: 1).otherColour }

  /// The cards that no card can ever need to lie on, once these are on the foundations.
  ///
  /// A card is safe where all that could come to lie on it, and on that in turn, can go to the
  /// foundations as soon as it is free (Keller's rule): both foundations of the other colour are at
  /// most two ranks behind, and the other one of its own colour at most three.
  var safe: Self {
    let others = bothOfPairs.higher(by: 2).otherColour | Self(bits: 0xFF)
    let twin = twins.higher(by: 3).otherColour | Self(bits: 0xFFF)
    return others & twin
  }

  /// How many of these each suit has up to its highest one, in four bits each.
  var heights: UInt64 {
    height(0x0041_4141_4141_4141) << 12 | height(0x0082_8282_8282_8282) << 8
      | height(0x0014_1414_1414_1414) << 4 | height(0x0028_2828_2828_2828)
  }

  private func height(_ suit: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: 67 &- (bits & suit).leadingZeroBitCount) >> 2
  }
}
