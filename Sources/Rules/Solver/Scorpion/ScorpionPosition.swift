// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// A table of Scorpion as links between cards: each knows what it lies on and what lies on it. A card's
/// bits are those of its piece, four to a rank, so that the next one of its suit has four more.
///
/// A card that does not lie on the next one of its suit can go there and nowhere else, with all that
/// lies on it, and then stays: it is joined. Kings alone can go elsewhere, to empty columns.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time copies
/// the whole array. The arrays have powers of two of elements, so that a masked index needs no check.
struct ScorpionPosition {
  static var columnCount: Int { 7 }
  /// No card. What the deepest card of a column lies on is higher, by column.
  static let none: UInt8 = 56
  static let kings: Range<UInt8> = 48..<52

  private(set) var above = InlineArray<64, UInt8>(repeating: none)
  private(set) var below = InlineArray<64, UInt8>(repeating: none)
  private(set) var tops = InlineArray<8, UInt8>(repeating: none)
  private(set) var faceDown = CardBits()
  private(set) var joined = CardBits()
  /// Those of complete runs.
  private(set) var gone = CardBits()
  private(set) var isDealt: Bool
  /// For what lies on what. Which column it is matters as long as cards will be dealt there.
  private var sum: UInt64 = 0

  init(_ table: Table) {
    isDealt = table[.stock].isEmpty
    for lying in table[.completed] {
      gone.insert(UInt8(lying.piece.number))
    }
    for (column, place) in table.places(.column).enumerated() {
      for lying in table[place] {
        let card = UInt8(lying.piece.number)
        if !lying.isFaceUp { faceDown.insert(card) }
        lay(card, card, on: column)
      }
    }
  }

  var isWon: Bool { gone.count == 52 }
  var hash: UInt64 { SearchHash.mixed(isDealt ? ~sum : sum) }
}

extension ScorpionPosition {
  /// The top of the pile that lies on a card.
  mutating func top(over card: UInt8) -> UInt8 {
    var top = card
    while above[Int(top)] != Self.none { top = above[Int(top)] }
    return top
  }

  /// The next one down of a suit, where it can go on the top of a column.
  mutating func follower(of top: UInt8) -> UInt8? {
    guard top != Self.none, top >= 4 else { return nil }
    let card = top - 4
    let isFree = below[Int(card)] != Self.none && !faceDown.contains(card)
    return isFree && self.top(over: card) != top ? card : nil
  }

  /// Carries a card with all that lies on it to a column.
  mutating func carry(_ card: UInt8, to goal: Int) {
    let top = top(over: card)
    guard let origin = (0..<Self.columnCount).first(where: { tops[$0] == top }) else { return }
    lift(card, from: origin)
    lay(card, top, on: goal)
    complete(goal)
    turnUp(origin)
  }

  mutating func deal(_ stock: [UInt8]) {
    isDealt = true
    sum = 0
    for column in 0..<Self.columnCount {
      var card = tops[column]
      while card < Self.none {
        sum &+= link(of: card)
        card = below[Int(card)]
      }
    }
    for (column, card) in stock.enumerated() { lay(card, card, on: column) }
    for column in stock.indices { complete(column) }
  }

  private mutating func lift(_ card: UInt8, from column: Int) {
    let ground = below[Int(card)]
    sum &-= link(of: card)
    if ground < Self.none { above[Int(ground)] = Self.none }
    tops[column] = ground < Self.none ? ground : Self.none
  }

  private mutating func lay(_ card: UInt8, _ top: UInt8, on column: Int) {
    let ground = tops[column]
    below[Int(card)] = ground == Self.none ? ground + 1 + UInt8(column) : ground
    if ground != Self.none {
      above[Int(ground)] = card
      if ground == card + 4, !faceDown.contains(ground) { joined.insert(card) }
    }
    tops[column] = top
    sum &+= link(of: card)
  }

  /// A run from king to ace at the end of a column leaves the table.
  private mutating func complete(_ column: Int) {
    let suit = tops[column]
    guard suit < 4, joined.isSuperset(of: .suit(suit)) else { return }
    lift(suit + 48, from: column)
    gone.formUnion(.suit(suit))
    gone.insert(suit + 48)
    turnUp(column)
  }

  private mutating func turnUp(_ column: Int) {
    if tops[column] != Self.none { faceDown.remove(tops[column]) }
  }

  private mutating func link(of card: UInt8) -> UInt64 {
    let ground = isDealt ? min(below[Int(card)], Self.none) : below[Int(card)]
    return SearchHash.mixed(UInt64(card) << 8 | UInt64(ground))
  }
}
