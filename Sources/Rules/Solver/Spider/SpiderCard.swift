// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card of Spider: its rank times eight, from 0 for the ace, and the run that its piece belongs
/// to, the low bits of which are its suit. So duplicates are told apart in what lies on what, but
/// not in the hash.
struct SpiderCard: Hashable {
  let bits: UInt8

  /// No card at all: what the deepest card of a column lies on, and the top of an empty one.
  static let none = SpiderCard(bits: 127)

  private init(bits: UInt8) { self.bits = bits }

  /// The card of a piece, which is one of 13 ranks in one of eight runs.
  init(_ piece: Piece) {
    bits = UInt8(truncatingIfNeeded: (piece.number % 13) << 3 | piece.number / 13)
  }

  var rank: Int { Int(bits >> 3) }
  /// Where it stands in an array of 128, so that nothing has to be checked.
  var index: Int { Int(bits & 127) }

  /// Whether its rank is the next below another's.
  func isNext(under lower: SpiderCard) -> Bool { rank + 1 == lower.rank }
}
