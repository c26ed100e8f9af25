// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// What of a table stays as it is: what lies under what, and the order of stock and waste.
struct KlondikeLayout {
  /// What lies on no card.
  static let ground: UInt8 = 63

  private var unders = InlineArray<64, UInt8>(repeating: ground)
  private var radices = InlineArray<64, UInt16>(repeating: 0)
  private var depths = InlineArray<64, UInt8>(repeating: 0)
  private var order = InlineArray<32, UInt8>(repeating: ground)
  private var numbers = InlineArray<64, UInt8>(repeating: 0)
  /// How many cards are drawn at a time.
  let step: Int
  /// What is in stock and waste at the start.
  private(set) var reserve: KlondikeCards = 0
  private(set) var up: KlondikeCards = 0
  private(set) var known: KlondikeCards = 0
  private(set) var grounded: KlondikeCards = 0
  private(set) var left: UInt32 = 0
  private(set) var waste = 0
  private(set) var shape: UInt16 = 0

  /// Nil for a table that no deal leads to.
  init?(_ table: Table, of game: Klondike) {
    step = game.drawing.rawValue
    for place in Place.row(.foundation, 4) {
      for lying in table[place] { up |= KlondikeCards(card: .klondikeCard(lying.piece.number)) }
    }
    known = up
    var radix = 1
    for number in 1...7 {
      let cards = table[.column(number)].pieces.map { UInt8.klondikeCard($0.number) }
      let free = game.free(at: .column(number), on: table).count
      for piece in table[.column(number)].pieces.suffix(free) {
        known |= KlondikeCards(card: .klondikeCard(piece.number))
      }
      guard let base = cards.first, free > 0 else { continue }
      if free == cards.count, base >= 48 { continue }
      let dealt = cards.dropLast(free - 1)
      grounded |= KlondikeCards(card: dealt[dealt.endIndex - 1])
      for (lower, card) in zip(dealt, dealt.dropFirst()) { unders[Int(card & 63)] = lower }
      for (depth, card) in dealt.enumerated() { depths[Int(card & 63)] = UInt8(depth & 63) }
      for card in dealt { radices[Int(card & 63)] = UInt16(truncatingIfNeeded: radix) }
      guard radix * dealt.count < 1 << 16 else { return nil }
      shape += UInt16(radix * dealt.count)
      radix *= dealt.count + 1
    }
    let cards = table[.waste].pieces + table[.stock].pieces.reversed()
    guard cards.count <= 24, radix <= 1 << 16 else { return nil }
    waste = table[.waste].count
    for (number, piece) in cards.enumerated() {
      let card = UInt8.klondikeCard(piece.number)
      order[number & 31] = card
      numbers[Int(card & 63)] = UInt8(number)
      reserve |= KlondikeCards(card: card)
      left |= 1 << UInt32(number)
    }
  }

  /// What lies under a card that lay on others from the start; `ground` where nothing does.
  mutating func under(_ card: UInt8) -> UInt8 { unders[Int(card & 63)] }
  /// How many cards lie under such a card.
  mutating func depth(_ card: UInt8) -> Int { Int(depths[Int(card & 63)]) }
  mutating func radix(_ card: UInt8) -> UInt16 { radices[Int(card & 63)] }
  mutating func card(_ number: Int) -> UInt8 { order[number & 31] }
  mutating func number(_ card: UInt8) -> UInt8 { numbers[Int(card & 63)] }
}
