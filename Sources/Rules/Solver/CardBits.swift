// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of cards by their numbers, up to 63: a bit for each.
struct CardBits: Hashable, Sequence, IteratorProtocol {
  private(set) var bits: UInt64 = 0

  init(bits: UInt64 = 0) { self.bits = bits }

  /// All of a suit but the king.
  static func suit(_ suit: UInt8) -> CardBits { CardBits(bits: 0x1111_1111_1111 << UInt64(suit)) }

  var count: Int { bits.nonzeroBitCount }
  var isEmpty: Bool { bits == 0 }

  func contains(_ card: UInt8) -> Bool { bits >> UInt64(card & 63) & 1 != 0 }
  func isSuperset(of others: CardBits) -> Bool { others.bits & ~bits == 0 }
  mutating func insert(_ card: UInt8) { bits |= 1 << UInt64(card & 63) }
  mutating func remove(_ card: UInt8) { bits &= ~(1 << UInt64(card & 63)) }
  mutating func formUnion(_ others: CardBits) { bits |= others.bits }
  func subtracting(_ others: CardBits) -> CardBits { CardBits(bits: bits & ~others.bits) }

  /// Takes the lowest card out.
  mutating func next() -> UInt8? {
    guard bits != 0 else { return nil }
    defer { bits &= bits &- 1 }
    return UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)
  }
}
