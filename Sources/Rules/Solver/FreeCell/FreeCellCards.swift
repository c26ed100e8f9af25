// SPDX-License-Identifier: GPL-3.0-or-later

/// A card by its number in `PlayingCard.deck`, four to a rank; or what a card lies on where that is
/// no card.
struct FreeCellCard: Hashable {
  let number: UInt8

  init(_ number: UInt8) { self.number = number }

  static let column = FreeCellCard(52)
  static let cell = FreeCellCard(53)
  static let foundation = FreeCellCard(54)
  /// No card, and nothing that one could lie on.
  static let none = FreeCellCard(63)

  /// From 0, the ace.
  var rank: Int { Int(number >> 2) }
  /// Clubs and spades are 0 and 3, diamonds and hearts 1 and 2.
  var suit: Int { Int(number & 3) }
  var isRed: Bool { (number ^ number >> 1) & 1 != 0 }
  /// The one before it in its suit; nil for an ace.
  var below: FreeCellCard? { number < 4 ? nil : FreeCellCard(number - 4) }
  /// The next of its suit. After a king comes one that does not exist, another for each suit.
  var above: FreeCellCard { FreeCellCard(number + 4) }
  /// Where it stands in the links of a position.
  var index: Int { Int(number & 63) }

  /// Whether it may lie on a card in a column.
  func follows(_ lower: FreeCellCard) -> Bool {
    rank + 1 == lower.rank && isRed != lower.isRed
  }
}

/// A set of cards, from the lowest: a bit for each.
struct FreeCellCards: Hashable, Sequence, IteratorProtocol {
  private(set) var bits: UInt64

  init(bits: UInt64 = 0) { self.bits = bits }
  init(_ card: FreeCellCard) { bits = Self.bit(card) }

  static let aces = FreeCellCards(bits: 0b1111)

  private static func bit(_ card: FreeCellCard) -> UInt64 { 1 &<< UInt64(card.number) }

  func contains(_ card: FreeCellCard) -> Bool { bits & Self.bit(card) != 0 }
  mutating func insert(_ card: FreeCellCard) { bits |= Self.bit(card) }
  mutating func remove(_ card: FreeCellCard) { bits &= ~Self.bit(card) }

  static func & (one: Self, other: Self) -> Self { Self(bits: one.bits & other.bits) }
  static func | (one: Self, other: Self) -> Self { Self(bits: one.bits | other.bits) }

  /// Takes the lowest card out.
  mutating func next() -> FreeCellCard? {
    guard bits != 0 else { return nil }
    defer { bits &= bits &- 1 }
    return FreeCellCard(UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
  }
}

extension FreeCellCards {
  private static let clubs: UInt64 = 0x1111_1111_1111_1111

  /// The rank of a suit's lowest card; at most 15.
  func rank(of suit: Int) -> Int {
    (bits & Self.clubs &<< UInt64(suit)).trailingZeroBitCount >> 2 & 15
  }

  /// How far apart the ranks of the lowest and the highest card are. There is one.
  var spread: Int { (63 - bits.leadingZeroBitCount) >> 2 - bits.trailingZeroBitCount >> 2 }

  /// The cards that follow one of these.
  var followers: FreeCellCards { FreeCellCards(bits: otherColours >> 4) }

  /// The cards that one of these follows.
  var leaders: FreeCellCards { FreeCellCards(bits: otherColours << 4) }

  /// The cards of the same ranks and the other colours.
  private var otherColours: UInt64 {
    let blacks = (bits | bits >> 3) & Self.clubs
    let reds = (bits >> 1 | bits >> 2) & Self.clubs
    return blacks << 1 | blacks << 2 | reds | reds << 3
  }
}
