// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// What of a table stays as it is: what lies under what, and the order of stock and waste.
struct KlondikeLayout {
  private var unders = InlineArray<64, KlondikeCard>(repeating: .ground)
  private var radices = InlineArray<64, UInt16>(repeating: 0)
  private var depths = InlineArray<64, UInt8>(repeating: 0)
  private var order = InlineArray<32, KlondikeCard>(repeating: .ground)
  private var numbers = InlineArray<64, UInt8>(repeating: 0)
  /// How many cards are drawn at a time.
  let step: Int
  /// How often the waste may be turned over from the start; nil for as often as one likes.
  let redeals: Int?
  /// What is in stock and waste at the start.
  private(set) var reserve = KlondikeCards.none
  private(set) var up = KlondikeCards.none
  private(set) var known = KlondikeCards.none
  private(set) var grounded = KlondikeCards.none
  private(set) var left: UInt32 = 0
  private(set) var waste = 0
  private(set) var shape: UInt16 = 0

  /// Nil for a table that no deal leads to.
  init?(_ table: Table, of game: Klondike) {
    step = game.drawing.rawValue
    redeals = game.stock.redealsLeft(on: table)
    for place in Place.row(.foundation, 4) {
      for lying in table[place] { up |= KlondikeCards(KlondikeCard(lying.piece)) }
    }
    known = up
    var radix = 1
    for number in 1...7 {
      guard add(table[.column(number)], &radix) else { return nil }
    }
    let (waste, stock) = (table[.waste], table[.stock])
    self.waste = waste.count
    guard waste.count + stock.count <= 24 else { return nil }
    for lying in waste { addToReserve(KlondikeCard(lying.piece)) }
    for lying in stock.reversed() { addToReserve(KlondikeCard(lying.piece)) }
  }

  /// Adds a column. What can move as one there lies on the deepest card of it.
  ///
  /// - Parameter radix: by what the number of grounded cards left of this column counts in `shape`.
  /// - Returns: false where no deal leads to it.
  private mutating func add(_ column: Pile, _ radix: inout Int) -> Bool {
    var run = KlondikeCards.none
    var dealt = column.count
    while dealt > 0, column[dealt - 1].isFaceUp {
      let card = KlondikeCards(KlondikeCard(column[dealt - 1].piece))
      guard run.isEmpty || !(card & run.hosts).isEmpty else { break }
      run = card
      known |= card
      dealt -= 1
    }
    guard dealt < column.count else { return true }
    dealt += 1
    if dealt == 1, KlondikeCard(column[0].piece).isKing { return true }
    guard radix * (dealt + 1) <= 1 << 16 else { return false }
    var lower = KlondikeCard.ground
    for depth in 0..<dealt {
      let card = KlondikeCard(column[depth].piece)
      unders[card.index] = lower
      depths[card.index] = UInt8(depth)
      radices[card.index] = UInt16(truncatingIfNeeded: radix)
      lower = card
    }
    grounded |= KlondikeCards(lower)
    shape += UInt16(truncatingIfNeeded: radix * dealt)
    radix *= dealt + 1
    return true
  }

  private mutating func addToReserve(_ card: KlondikeCard) {
    let number = reserve.count
    order[number & 31] = card
    numbers[card.index] = UInt8(number)
    reserve |= KlondikeCards(card)
    left |= 1 << UInt32(number)
  }

  /// What lies under a card that lay on others from the start; `ground` where nothing does.
  mutating func under(_ card: KlondikeCard) -> KlondikeCard { unders[card.index] }
  /// How many cards lie under such a card.
  mutating func depth(_ card: KlondikeCard) -> Int { Int(depths[card.index]) }
  mutating func radix(_ card: KlondikeCard) -> UInt16 { radices[card.index] }
  mutating func card(_ number: Int) -> KlondikeCard { order[number & 31] }
  mutating func number(_ card: KlondikeCard) -> UInt8 { numbers[card.index] }
}
