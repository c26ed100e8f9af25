// SPDX-License-Identifier: GPL-3.0-or-later

/// A position of Pyramid in one word: a bit for each card that is still in the pyramid, then one for each
/// still in the stock or the waste, then how far the stock is gone through, and how often it was.
///
/// The card drawn last is that before the next of the stock, as long as it is there; those before it
/// are the waste.
struct PyramidPosition: Hashable {
  static let pyramidCount = 28
  /// One more than the stock has, for a drawn card that has gone already when the search begins.
  static let reserveCount = 25
  private static let nextShift: UInt64 = 53
  private static let redealShift: UInt64 = 58

  private(set) var bits: UInt64

  init(cards: UInt64, next: Int, redeals: Int) {
    bits = cards | UInt64(next) << Self.nextShift | UInt64(redeals) << Self.redealShift
  }

  /// Bits for all cards, the pyramid's first.
  var cards: UInt64 { bits & (1 << Self.nextShift - 1) }
  var pyramid: UInt64 { bits & (1 << UInt64(Self.pyramidCount) - 1) }
  var reserve: UInt64 { cards >> UInt64(Self.pyramidCount) }
  /// How many of the stock were dealt, with those that have gone.
  var next: Int { Int(bits >> Self.nextShift & 31) }
  var redeals: Int { Int(bits >> Self.redealShift) }

  var isWon: Bool { pyramid == 0 }

  /// The bit of the card drawn last; 0 where it has gone.
  var drawn: UInt64 {
    next == 0 ? 0 : reserve & 1 << UInt64(next - 1)
  }

  /// The bit of the top of the waste; 0 where there is none.
  var waste: UInt64 {
    let below = reserve & (1 << UInt64(max(next - 1, 0)) - 1)
    return below == 0 ? 0 : 1 << UInt64(63 - below.leadingZeroBitCount)
  }

  /// Without the cards of some bits.
  func without(_ cards: UInt64) -> PyramidPosition {
    var position = self
    position.bits &= ~cards
    return position
  }

  /// With the next card drawn; nil where the stock is empty.
  func drawing() -> PyramidPosition? {
    let left = reserve >> UInt64(next)
    guard left != 0 else { return nil }
    return PyramidPosition(
      cards: cards, next: next + left.trailingZeroBitCount + 1, redeals: redeals)
  }

  /// With the waste as the stock again.
  func redealing() -> PyramidPosition {
    PyramidPosition(cards: cards, next: 0, redeals: redeals + 1)
  }

  /// A hash of which no bit that tells positions apart is lost.
  var hash: UInt64 { (bits << 1 | 1) &* 0x9E37_79B9_7F4A_7C15 }
}

/// One card or two leave, by their bits; or a card is drawn or the waste turned over.
enum PyramidStep: Hashable {
  case take(UInt64)
  case draw
}
