// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card of one pack or two, by its piece; of a second pack the numbers go on from 52.
struct PackCard: Hashable {
  let bits: UInt8

  /// No card: what the deepest one of a column lies on.
  static let none = PackCard(bits: 127)

  init(bits: UInt8) { self.bits = bits }
  init(_ piece: Piece) { bits = UInt8(truncatingIfNeeded: piece.number) }

  var piece: Piece { Piece(Int(bits)) }
  /// Where it stands in an array of 128, so that nothing has to be checked.
  var index: Int { Int(bits & 127) }
  /// What it shows: the same for both of a kind.
  var face: UInt8 { bits >= 52 ? bits &- 52 : bits }
  /// From 0 for the ace.
  var rank: Int { Int(face >> 2) }
  var suit: Int { Int(face & 3) }
  var isRed: Bool { suit == 1 || suit == 2 }
  var isKing: Bool { rank == 12 }
}
