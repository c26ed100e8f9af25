// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// A table of Spider as links between cards: each knows what it lies on, so that a run of any length
/// moves by a change of one link. In the stock each knows the next one.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time
/// copies the whole array. The arrays have powers of two of elements, so that a masked index needs
/// no check.
struct SpiderPosition {
  static var columnCount: Int { 10 }
  static var runCount: Int { 8 }
  private static var runLength: Int { 13 }

  private(set) var below = InlineArray<128, SpiderCard>(repeating: .none)
  private(set) var tops = InlineArray<16, SpiderCard>(repeating: .none)
  private(set) var heights = InlineArray<16, UInt8>(repeating: 0)
  /// How many cards of a column lie face down.
  private(set) var hidden = InlineArray<16, UInt8>(repeating: 0)
  /// How many cards at the end of a column move together.
  private(set) var runs = InlineArray<16, UInt8>(repeating: 0)
  private let suits: SpiderSuits
  /// The next card to be dealt.
  private(set) var stock = SpiderCard.none
  private(set) var completed: Int
  private(set) var emptyColumns = SpiderPosition.columnCount
  private(set) var hiddenCount = 0
  private(set) var disorder = SpiderDisorder()
  /// The sum of the squares of the lengths of all face-up runs.
  private(set) var squares = 0
  /// How many runs lie face up in each column.
  private(set) var segments = InlineArray<16, UInt8>(repeating: 0)
  private var sum = ColumnHash(columns: SpiderPosition.columnCount)

  init(_ table: Table, of game: Spider) {
    suits = SpiderSuits(count: Set(game.cards.map(\.suit)).count)
    completed = table[.completed].count / SpiderPosition.runLength
    for lying in table[.stock] {
      let card = SpiderCard(lying.piece)
      below[card.index] = stock
      stock = card
    }
    for column in 0..<Self.columnCount {
      let pile = table[.column(column + 1)]
      hidden[column & 15] = UInt8(pile.hiddenCount)
      hiddenCount += pile.hiddenCount
      sum.hide(hidden[column & 15], in: column)
      for lying in pile { push(SpiderCard(lying.piece), on: column) }
      measureRun(of: column)
      var card = tops[column]
      var length = 0
      for left in (0..<heights[column] - hidden[column]).reversed() {
        length += 1
        let lower = below[card.index]
        if left == 0 || !suits.join(card, lower) {
          squares += length * length
          segments[column] += 1
          length = 0
        }
        card = lower
      }
    }
    sum.sum(areAlike: isStockEmpty)
  }

  var isWon: Bool { completed == Self.runCount }
  var canDeal: Bool { stock != .none && emptyColumns == 0 }
  var isStockEmpty: Bool { stock == .none }
  /// Equal for tables that differ in the order of columns only, if the stock is empty.
  var hash: UInt64 { sum.value }
}

// Links.
extension SpiderPosition {
  private mutating func push(_ card: SpiderCard, on column: Int) {
    let column = column & 15
    if tops[column] == .none { emptyColumns -= 1 }
    link(card, to: tops[column])
    sum.add(suits.face(of: card), at: heights[column], to: column)
    tops[column] = card
    heights[column] += 1
  }

  private mutating func link(_ card: SpiderCard, to lower: SpiderCard) {
    below[card.index] = lower
    disorder.add(card, on: lower, suits)
  }

  /// - Returns: what the card lay on.
  private mutating func unlink(_ card: SpiderCard) -> SpiderCard {
    let lower = below[card.index]
    disorder.remove(card, from: lower, suits)
    return lower
  }

  private mutating func measureRun(of column: Int) {
    let shown = heights[column & 15] - hidden[column & 15]
    var card = tops[column & 15]
    var length = min(shown, 1)
    while length < shown, suits.join(card, below[card.index]) {
      card = below[card.index]
      length += 1
    }
    runs[column & 15] = length
  }
}

// Steps.
extension SpiderPosition {
  /// Takes a legal step and what follows from it.
  mutating func take(_ step: SpiderStep) {
    if step == .deal { return deal() }
    let (origin, goal) = (step.origin & 15, step.goal & 15)
    sum.leaveOut(origin)
    sum.leaveOut(goal)
    let (lower, top) = (tops[goal], tops[origin])
    let base = carry(step.count, from: origin, to: goal)
    let rest = Int(runs[origin]) - step.count
    if rest == 0 { segments[origin] -= 1 }
    squares += rest * rest - Int(runs[origin]) * Int(runs[origin])
    tops[origin] = unlink(base)
    settle(origin)
    link(base, to: lower)
    tops[goal] = top
    if lower == .none { emptyColumns -= 1 }
    let isJoin = suits.join(base, lower)
    let joined = isJoin ? Int(runs[goal]) : 0
    if !isJoin { segments[goal] += 1 }
    runs[goal] = UInt8(step.count + joined)
    squares += (step.count + joined) * (step.count + joined) - joined * joined
    complete(goal)
    sum.takeIn(origin)
    sum.takeIn(goal)
  }

  /// Changes the heights and the hashes of two columns.
  ///
  /// - Returns: the deepest of the cards that go from one to the other.
  private mutating func carry(_ count: Int, from origin: Int, to goal: Int) -> SpiderCard {
    let count = UInt8(count)
    heights[origin] -= count
    var base = tops[origin]
    for index in (0..<count).reversed() {
      sum.remove(suits.face(of: base), at: heights[origin] + index, from: origin)
      sum.add(suits.face(of: base), at: heights[goal] + index, to: goal)
      if index > 0 { base = below[base.index] }
    }
    heights[goal] += count
    return base
  }

  /// Turns up what is uncovered.
  private mutating func settle(_ column: Int) {
    if tops[column] == .none {
      emptyColumns += 1
    } else if hidden[column] == heights[column] {
      hidden[column] -= 1
      sum.turnUp(in: column)
      hiddenCount -= 1
      squares += 1
      segments[column] += 1
    }
    measureRun(of: column)
  }

  /// Removes a run from king to ace.
  private mutating func complete(_ column: Int) {
    guard runs[column] == Self.runLength else { return }
    var base = tops[column]
    for index in 0..<UInt8(Self.runLength) {
      sum.remove(suits.face(of: base), at: heights[column] - 1 - index, from: column)
      if index < UInt8(Self.runLength) - 1 { base = below[base.index] }
    }
    heights[column] -= UInt8(Self.runLength)
    tops[column] = unlink(base)
    completed += 1
    squares -= Self.runLength * Self.runLength
    segments[column] -= 1
    settle(column)
  }

  private mutating func deal() {
    for column in 0..<Self.columnCount where stock != .none {
      let card = stock
      stock = below[card.index]
      let lower = tops[column]
      push(card, on: column)
      let joined = suits.join(card, lower) ? runs[column] : 0
      if joined == 0 { segments[column] += 1 }
      runs[column] = 1 + joined
      squares += 1 + 2 * Int(joined)
    }
    for column in 0..<Self.columnCount { complete(column) }
    sum.sum(areAlike: isStockEmpty)
  }
}
