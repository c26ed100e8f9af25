// SPDX-License-Identifier: GPL-3.0-or-later

/// A position of the Golf family in one word: how many cards have left each column, how many were
/// drawn, and the rank on top of the waste. No two positions of a deal have the same.
struct WastePosition: Hashable {
  private(set) var bits: UInt64

  init(gone: [Int], drawn: Int = 0, top: Int) {
    bits = UInt64(drawn) << 48 | UInt64(top) << 56
    for (column, count) in gone.enumerated() { bits |= UInt64(count) << UInt64(column * 3) }
  }

  func gone(from column: Int) -> Int { Int(bits >> UInt64(column * 3) & 7) }
  var drawn: Int { Int(bits >> 48 & 63) }
  /// From 1 for the ace.
  var top: Int { Int(bits >> 56) }

  /// With the free card of a column, of this rank, on the waste.
  func playing(_ rank: Int, from column: Int) -> WastePosition {
    with(top: rank, plus: 1 << UInt64(column * 3))
  }

  /// With the next card of the stock, of this rank, on the waste.
  func drawing(_ rank: Int) -> WastePosition { with(top: rank, plus: 1 << 48) }

  private func with(top: Int, plus: UInt64) -> WastePosition {
    var position = self
    position.bits = (bits + plus) & (1 << 56 - 1) | UInt64(top) << 56
    return position
  }

  /// A hash of which no bit that tells positions apart is lost.
  var hash: UInt64 { (bits << 1 | 1) &* 0x9E37_79B9_7F4A_7C15 }
}

/// A card leaves a column for the waste, or one is drawn.
enum WasteStep: Hashable {
  case play(column: Int)
  case draw
}
