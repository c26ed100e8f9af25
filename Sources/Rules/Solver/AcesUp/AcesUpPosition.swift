// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// A table of Aces Up as links between cards: each knows what it lies on. A card's bits are its rank, the
/// ace high, and its suit.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time copies
/// the whole array.
struct AcesUpPosition {
  static var columnCount: Int { 4 }
  /// What the deepest card of a column lies on, and the top of an empty one: from here on, by column.
  private static let bottom = 52

  private var below = InlineArray<64, UInt8>(repeating: 0)
  private var tops: InlineArray<4, UInt8>
  /// How many cards have left the table.
  private(set) var gone: Int
  /// How many of the stock were dealt.
  private(set) var dealt = 0
  /// For what lies on what.
  private var sum: UInt64 = 0

  init(_ table: Table, of game: AcesUp) {
    gone = table[.completed].count
    tops = InlineArray { UInt8(Self.bottom + $0) }
    for column in 0..<Self.columnCount {
      for lying in table[.column(column + 1)] {
        push(Self.bits(of: game.card(lying.piece)), on: column)
      }
    }
  }

  static func bits(of card: PlayingCard) -> UInt8 {
    let rank = card.rank == .ace ? Rank.allCases.count - 1 : card.rank.rawValue - 2
    return UInt8(rank << 2 | card.number & 3)
  }

  var isWon: Bool { gone == 48 }
  var hash: UInt64 { SearchHash.mixed(sum &+ UInt64(dealt) &* 0xD6E8_FEB8_6659_FD93) }

  mutating func isEmpty(_ column: Int) -> Bool { tops[column & 3] >= Self.bottom }

  /// Whether the top of a column is the only card there.
  mutating func isAlone(_ column: Int) -> Bool { below[Int(tops[column & 3])] >= Self.bottom }

  /// Whether a higher card of its suit ends another column.
  mutating func canGo(_ column: Int) -> Bool {
    let card = tops[column & 3]
    guard card < Self.bottom else { return false }
    for other in 0..<Self.columnCount {
      let top = tops[other & 3]
      if top < Self.bottom, top & 3 == card & 3, top > card { return true }
    }
    return false
  }

  mutating func takeAway(_ column: Int) {
    pop(column)
    gone += 1
  }

  mutating func carry(from origin: Int, to goal: Int) { push(pop(origin), on: goal) }

  mutating func deal(_ stock: [UInt8]) {
    for column in 0..<Self.columnCount {
      push(stock[dealt], on: column)
      dealt += 1
    }
  }

  private mutating func push(_ card: UInt8, on column: Int) {
    below[Int(card)] = tops[column & 3]
    tops[column & 3] = card
    sum &+= link(of: card)
  }

  @discardableResult
  private mutating func pop(_ column: Int) -> UInt8 {
    let card = tops[column & 3]
    sum &-= link(of: card)
    tops[column & 3] = below[Int(card)]
    return card
  }

  private mutating func link(of card: UInt8) -> UInt64 {
    SearchHash.mixed(UInt64(card) << 8 | UInt64(below[Int(card)]))
  }
}
