// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// A table of a patience as links between cards: each knows what it lies on. Stock and waste are one
/// row of cards in the order in which they are drawn.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time copies
/// the whole array. The arrays have powers of two of elements, so that a masked index needs no check.
struct PatiencePosition: SearchPosition {
  typealias Weights = PatienceWeights

  static var keptDepth: Int { 8 }

  let rules: SearchRules
  let columnCount: Int
  /// How many cards there are of each face.
  let packCount: Int
  /// The rank that opens a foundation, from 0.
  let base: Int

  var below = InlineArray<128, PackCard>(repeating: .none)
  var tops = InlineArray<16, PackCard>(repeating: .none)
  var heights = InlineArray<16, UInt8>(repeating: 0)
  /// How many cards of a column lie face down.
  var hidden = InlineArray<16, UInt8>(repeating: 0)
  var cells = InlineArray<8, PackCard>(repeating: .none)
  /// How high the foundations are, those of a suit side by side.
  var founded = InlineArray<8, UInt8>(repeating: 0)
  /// The waste from its deepest card, then the stock from its top one.
  var talon = InlineArray<64, PackCard>(repeating: .none)
  /// From the deepest card.
  var reserve = InlineArray<16, PackCard>(repeating: .none)
  var talonCount = 0
  var wasteCount = 0
  var redeals = 0
  var reserveCount = 0
  var cellsTaken = 0
  var emptyColumns: Int
  /// How many cards are away for good.
  var doneCount = 0
  var hiddenCount = 0
  /// How many cards lie on one that they do not follow, and on one that goes to its foundation first.
  var breaks = 0
  var blocks = 0
  var sum: ColumnHash
  /// The same for all that does not lie in columns.
  var rest: UInt64 = 0

  init(_ table: Table, of game: some FoundationSolitaire, _ rules: SearchRules) {
    self.rules = rules
    columnCount = table.places(.column).count
    packCount = max(game.cards.count / 52, 1)
    base = game.base(on: table).rawValue - 1
    emptyColumns = columnCount
    sum = ColumnHash(columns: columnCount)
    doneCount = table.count(.outOfPlay)
    for (column, place) in table.places(.column).enumerated() {
      hidden[column & 15] = UInt8(table[place].hiddenCount)
      hiddenCount += table[place].hiddenCount
      sum.hide(hidden[column & 15], in: column)
      for lying in table[place] { push(PackCard(lying.piece), on: column) }
    }
    for place in table.places(.foundation) {
      for lying in table[place] { found(PackCard(lying.piece)) }
    }
    for place in table.places(.cell) {
      if let top = table[place].top { hold(PackCard(top.piece)) }
    }
    for lying in table[.reserve] {
      reserve[reserveCount & 15] = PackCard(lying.piece)
      reserveCount += 1
    }
    wasteCount = table[.waste].count
    redeals = table[.redeals]
    for piece in table[.waste].pieces + table[.stock].pieces.reversed() {
      talon[talonCount & 63] = PackCard(piece)
      rest &+= Self.mixed(3, PackCard(piece).bits)
      talonCount += 1
    }
    settleWaste()
    sum.sum(areAlike: true)
  }

  var cardCount: Int { packCount * 52 }
  var isWon: Bool { doneCount == cardCount }

  /// Equal for tables that differ in the order of columns or cells only.
  var hash: UInt64 {
    let counts = UInt64(wasteCount) | UInt64(redeals) << 8 | UInt64(reserveCount) << 16
    return sum.value &+ rest &+ counts &* 0x9E37_79B9_7F4A_7C15
  }

  /// Some number for a card, or a height, that is somewhere but in a column.
  static func mixed(_ where: UInt64, _ what: UInt8) -> UInt64 {
    var mixed = (`where` << 8 | UInt64(what) | 1 << 20) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 32) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 29
  }
}

// Cards that come and go.
extension PatiencePosition {
  mutating func push(_ card: PackCard, on column: Int) {
    let column = column & 15
    if tops[column] == .none { emptyColumns -= 1 }
    link(card, to: tops[column])
    sum.add(card.face, at: heights[column], to: column)
    tops[column] = card
    heights[column] += 1
  }

  /// Takes the top card of a column.
  mutating func pop(_ column: Int) -> PackCard {
    let column = column & 15
    let card = tops[column]
    heights[column] -= 1
    sum.remove(card.face, at: heights[column], from: column)
    tops[column] = unlink(card)
    if tops[column] == .none { emptyColumns += 1 }
    return card
  }

  mutating func link(_ card: PackCard, to ground: PackCard) {
    below[card.index] = ground
    count(card, on: ground, 1)
  }

  /// - Returns: what the card lay on.
  mutating func unlink(_ card: PackCard) -> PackCard {
    let ground = below[card.index]
    count(card, on: ground, -1)
    return ground
  }

  private mutating func count(_ card: PackCard, on ground: PackCard, _ sign: Int) {
    guard ground != .none, !rules.allows(card, on: ground) else { return }
    breaks += sign
    if height(of: ground) <= height(of: card) { blocks += sign }
  }

  /// Which card of its suit goes to a foundation there, from 0.
  func height(of card: PackCard) -> Int {
    card.rank >= base ? card.rank - base : card.rank + 13 - base
  }

  /// The foundation that takes a card now; nil where none does.
  mutating func foundation(of card: PackCard) -> Int? {
    let height = height(of: card)
    let first = card.suit * 2
    if founded[first & 7] == height { return first }
    return packCount > 1 && founded[(first + 1) & 7] == height ? first + 1 : nil
  }

  mutating func found(_ card: PackCard) {
    guard let index = foundation(of: card) else { return }
    let suit = UInt8(card.suit << 4)
    rest &-= Self.mixed(1, suit | founded[index & 7])
    founded[index & 7] += 1
    rest &+= Self.mixed(1, suit | founded[index & 7])
    doneCount += 1
  }

  mutating func hold(_ card: PackCard) {
    cells[cellsTaken & 7] = card
    cellsTaken += 1
    rest &+= Self.mixed(2, card.face)
  }

  mutating func release(_ card: PackCard) {
    for index in 0..<cellsTaken where cells[index & 7] == card {
      cellsTaken -= 1
      cells[index & 7] = cells[cellsTaken & 7]
      rest &-= Self.mixed(2, card.face)
      return
    }
  }
}
