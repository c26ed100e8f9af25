// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A playing card by the place of its bit in ``KlondikeCards``.
struct KlondikeCard: Hashable {
  let number: UInt8

  /// No card: what the deepest one of a column lies on.
  static let ground = KlondikeCard(number: 63)

  init(number: UInt8) { self.number = number }

  /// Pieces are numbered as `PlayingCard.deck`, where clubs and spades are 0 and 3 in each rank.
  init(_ piece: Piece) {
    let rank = piece.number >> 2
    let suit = piece.number & 3
    let isRed = suit == 1 || suit == 2
    let pair = (isRed ? 1 : 0) ^ (rank & 1)
    number = UInt8(truncatingIfNeeded: rank << 2 | pair << 1 | suit >> 1)
  }

  var piece: Piece {
    let isRed = (Int(number >> 1) ^ rank) & 1 == 1
    let isSecond = number & 1 == 1
    return Piece(rank << 2 | (isRed ? (isSecond ? 2 : 1) : (isSecond ? 3 : 0)))
  }

  /// From 0 for the ace.
  var rank: Int { Int(number >> 2) }
  var isKing: Bool { rank == 12 }
  /// The other card of its rank and colour.
  var twin: KlondikeCard { KlondikeCard(number: number ^ 1) }
  /// Where it stands in an array of 64, so that nothing has to be checked.
  var index: Int { Int(number & 63) }
}
