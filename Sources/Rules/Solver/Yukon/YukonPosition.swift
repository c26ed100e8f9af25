// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// A table of Yukon as links between cards: each knows what it lies on and what lies on it. A card's
/// bits are those of its piece, four to a rank, so that the next one of its suit has four more.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time copies
/// the whole array. The arrays have powers of two of elements, so that a masked index needs no check.
struct YukonPosition {
  static var columnCount: Int { 7 }
  /// No card, and what the deepest card of a column lies on.
  static let none: UInt8 = 56
  /// What a card of a foundation lies on.
  static let foundation: UInt8 = 57
  static let kings: Range<UInt8> = 48..<52

  private(set) var above = InlineArray<64, UInt8>(repeating: none)
  private(set) var below = InlineArray<64, UInt8>(repeating: foundation)
  private(set) var tops = InlineArray<8, UInt8>(repeating: none)
  private(set) var faceDown = CardBits()
  /// By suit, the card that its foundation takes next, which after the king is none.
  private(set) var next: InlineArray<4, UInt8> = [0, 1, 2, 3]
  /// For what lies on what: which column it is makes no difference.
  private var sum: UInt64 = 0

  init(_ table: Table) {
    for place in table.places(.foundation) {
      for lying in table[place] { next[lying.piece.number & 3] += 4 }
    }
    for (column, place) in table.places(.column).enumerated() {
      for lying in table[place] {
        let card = UInt8(lying.piece.number)
        if !lying.isFaceUp { faceDown.insert(card) }
        lay(card, card, on: column)
      }
    }
  }

  /// Whether suits are of different colours.
  static func alternates(_ card: UInt8, _ other: UInt8) -> Bool {
    (card ^ card >> 1 ^ other ^ other >> 1) & 1 != 0
  }
}

extension YukonPosition {
  var hash: UInt64 { SearchHash.mixed(sum &+ SearchHash.mixed(faceDown.bits)) }

  /// How many cards are on no foundation.
  var away: Int {
    52 - (0..<4).reduce(0) { $0 + Int(next[$1 & 3] >> 2) }
  }

  var isWon: Bool { away == 0 }

  /// The top of the pile that lies on a card.
  mutating func top(over card: UInt8) -> UInt8 {
    var top = card
    while above[Int(top & 63)] != Self.none { top = above[Int(top & 63)] }
    return top
  }

  /// Carries a card with all that lies on it to a column.
  mutating func carry(_ card: UInt8, to column: Int) {
    guard below[Int(card & 63)] != Self.foundation else {
      next[Int(card & 3)] = card
      return lay(card, card, on: column)
    }
    let top = top(over: card)
    lift(card, under: top)
    lay(card, top, on: column)
  }

  mutating func place(_ card: UInt8) {
    lift(card, under: card)
    below[Int(card & 63)] = Self.foundation
    next[Int(card & 3)] = card + 4
  }

  private mutating func lift(_ card: UInt8, under top: UInt8) {
    sum &-= link(of: card)
    let ground = below[Int(card & 63)]
    above[Int(ground & 63)] = Self.none
    for column in 0..<Self.columnCount where tops[column & 7] == top { tops[column & 7] = ground }
    if ground != Self.none { faceDown.remove(ground) }
  }

  private mutating func lay(_ card: UInt8, _ top: UInt8, on column: Int) {
    let ground = tops[column & 7]
    below[Int(card & 63)] = ground
    if ground != Self.none { above[Int(ground & 63)] = card }
    tops[column & 7] = top
    sum &+= link(of: card)
  }

  private mutating func link(of card: UInt8) -> UInt64 {
    SearchHash.mixed(UInt64(card) << 8 | UInt64(below[Int(card & 63)]) | 1 << 16)
  }
}
