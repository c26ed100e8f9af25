// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// A table of Spider as links between cards: each knows what it lies on, so that a run of any length
/// moves by a change of one link. In the stock each knows the next one.
///
/// A card is its rank times eight, from 0 for the ace, and the run that its piece belongs to; the
/// low bits of that are its suit. So duplicates are told apart in the links, but not in the hash.
/// All that is indexed stands in `mutating` methods: in others an index known only at run time
/// copies the whole array. The arrays have powers of two of elements, so that a masked index needs
/// no check.
struct SpiderPosition {
  static var columnCount: Int { 10 }
  /// No card at all: what the deepest card of a column lies on, and the top of an empty one.
  static var none: UInt8 { 127 }

  private(set) var below = InlineArray<128, UInt8>(repeating: none)
  private(set) var tops = InlineArray<16, UInt8>(repeating: none)
  private(set) var heights = InlineArray<16, UInt8>(repeating: 0)
  /// How many cards of a column lie face down.
  private(set) var hidden = InlineArray<16, UInt8>(repeating: 0)
  /// How many cards at the end of a column move together.
  private(set) var runs = InlineArray<16, UInt8>(repeating: 0)
  private var hashes = InlineArray<16, UInt64>(repeating: 0)
  private let suitMask: UInt8
  /// The next card to be dealt.
  private(set) var stock = none
  private(set) var completed: Int
  private(set) var emptyColumns = SpiderPosition.columnCount
  private(set) var hiddenCount = 0
  /// How many cards lie on one of the next rank but of another suit.
  private(set) var mixes = 0
  /// How many lie on one of any other rank, and on one of lower rank.
  private(set) var breaks = 0
  private(set) var blocks = 0
  /// The sum of the squares of the lengths of all runs of one suit, face up or not.
  private(set) var squares = 0
  /// How many runs lie face up in each column.
  private(set) var segments = InlineArray<16, UInt8>(repeating: 0)
  /// The sum of the columns' hashes, each mixed. Equal for tables that differ in the order of
  /// columns only, if the stock is empty: dealing tells the columns apart.
  private(set) var hash: UInt64 = 0

  init(_ table: Table, of game: Spider) {
    suitMask = UInt8(Set(game.cards.map(\.suit)).count - 1)
    completed = table[.completed].count / SpiderPosition.runLength
    for lying in table[.stock] {
      let card = UInt8(lying)
      below[Int(card & 127)] = stock
      stock = card
    }
    for column in 0..<Self.columnCount {
      let pile = table[.column(column + 1)]
      hidden[column & 15] = UInt8(pile.hiddenCount)
      hiddenCount += pile.hiddenCount
      for lying in pile { push(UInt8(lying), on: column) }
      measureRun(of: column)
      var card = tops[column]
      var left = heights[column] - hidden[column]
      var length = 0
      while left > 0 {
        left -= 1
        length += 1
        let lower = below[Int(card & 127)]
        if left == 0 || !joins(card, lower) {
          squares += length * length
          segments[column] += 1
          length = 0
        }
        card = lower
      }
    }
    hash = hashOfColumns()
  }

  static var runCount: Int { 8 }
  private static var runLength: Int { 13 }

  var isWon: Bool { completed == Self.runCount }
  var canDeal: Bool { stock != Self.none && emptyColumns == 0 }
  var isStockEmpty: Bool { stock == Self.none }
}

// Links.
extension SpiderPosition {
  private mutating func push(_ card: UInt8, on column: Int) {
    let column = column & 15
    if tops[column] == Self.none { emptyColumns -= 1 }
    link(card, to: tops[column])
    hashes[column] &+= mixed(card, at: heights[column])
    tops[column] = card
    heights[column] += 1
  }

  private mutating func link(_ card: UInt8, to lower: UInt8) {
    below[Int(card & 127)] = lower
    if lower != Self.none { count(card, on: lower, by: 1) }
  }

  /// - Returns: what the card lay on.
  private mutating func unlink(_ card: UInt8) -> UInt8 {
    let lower = below[Int(card & 127)]
    if lower != Self.none { count(card, on: lower, by: -1) }
    return lower
  }

  private mutating func count(_ card: UInt8, on lower: UInt8, by change: Int) {
    if card.isNext(under: lower) {
      if (card ^ lower) & suitMask != 0 { mixes += change }
    } else {
      breaks += change
      if lower.order < card.order { blocks += change }
    }
  }

  /// Whether a card continues the run that ends in another.
  private func joins(_ card: UInt8, _ lower: UInt8) -> Bool {
    card.isNext(under: lower) && (card ^ lower) & suitMask == 0
  }

  private mutating func measureRun(of column: Int) {
    let shown = heights[column & 15] - hidden[column & 15]
    var card = tops[column & 15]
    var length = min(shown, 1)
    while length < shown {
      let lower = below[Int(card & 127)]
      guard joins(card, lower) else { break }
      length += 1
      card = lower
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
    hash &-= mixed(origin) &+ mixed(goal)
    let lower = tops[goal]
    let top = tops[origin]
    let base = carry(step.count, from: origin, to: goal)
    let rest = Int(runs[origin]) - step.count
    if rest == 0 { segments[origin] -= 1 }
    squares += rest * rest - Int(runs[origin]) * Int(runs[origin])
    tops[origin] = unlink(base)
    settle(origin)
    link(base, to: lower)
    tops[goal] = top
    if lower == Self.none { emptyColumns -= 1 }
    let isJoin = lower != Self.none && joins(base, lower)
    let joined = isJoin ? Int(runs[goal]) : 0
    if !isJoin { segments[goal] += 1 }
    runs[goal] = UInt8(step.count + joined)
    squares += (step.count + joined) * (step.count + joined) - joined * joined
    complete(goal)
    hash &+= mixed(origin) &+ mixed(goal)
  }

  /// Changes the heights and the hashes of two columns.
  ///
  /// - Returns: the deepest of the cards that go from one to the other.
  private mutating func carry(_ count: Int, from origin: Int, to goal: Int) -> UInt8 {
    let count = UInt8(count)
    heights[origin] -= count
    var height = heights[goal] + count
    heights[goal] = height
    var base = tops[origin]
    for index in (0..<count).reversed() {
      height -= 1
      hashes[origin] &-= mixed(base, at: heights[origin] + index)
      hashes[goal] &+= mixed(base, at: height)
      if index > 0 { base = below[Int(base & 127)] }
    }
    return base
  }

  /// Turns up what is uncovered.
  private mutating func settle(_ column: Int) {
    if tops[column] == Self.none {
      emptyColumns += 1
    } else if hidden[column] == heights[column] {
      hidden[column] -= 1
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
      hashes[column] &-= mixed(base, at: heights[column] - 1 - index)
      if index < UInt8(Self.runLength) - 1 { base = below[Int(base & 127)] }
    }
    heights[column] -= UInt8(Self.runLength)
    tops[column] = unlink(base)
    completed += 1
    squares -= Self.runLength * Self.runLength
    segments[column] -= 1
    settle(column)
  }

  private mutating func deal() {
    for column in 0..<Self.columnCount where stock != Self.none {
      let card = stock
      stock = below[Int(card & 127)]
      let lower = tops[column]
      push(card, on: column)
      let joined = lower != Self.none && joins(card, lower) ? runs[column] : 0
      if joined == 0 { segments[column] += 1 }
      runs[column] = 1 + joined
      squares += 1 + 2 * Int(joined)
    }
    for column in 0..<Self.columnCount { complete(column) }
    hash = hashOfColumns()
  }
}

// Judgement.
extension SpiderPosition {
  /// The squares of the numbers of runs over face-down cards, summed up.
  mutating func covers() -> Int {
    var covers = 0
    for column in 0..<Self.columnCount where hidden[column] > 0 {
      covers += Int(segments[column]) * Int(segments[column])
    }
    return covers
  }
}

// Hashes.
extension SpiderPosition {
  private mutating func hashOfColumns() -> UInt64 {
    var hash: UInt64 = 0
    for column in 0..<Self.columnCount { hash &+= mixed(column) }
    return hash
  }

  private mutating func mixed(_ column: Int) -> UInt64 {
    let hidden = UInt64(hidden[column & 15]) << 8
    let salt = isStockEmpty ? hidden : hidden | UInt64(column + 1)
    return Self.mixed(hashes[column & 15] &+ salt &* 0xD6E8_FEB8_6659_FD93)
  }

  /// A card by what it shows.
  private func mixed(_ card: UInt8, at height: UInt8) -> UInt64 {
    Self.mixed(UInt64(card & (0xF8 | suitMask)) << 8 | UInt64(height) | 1 << 16)
  }

  /// The finishing steps of SplitMix64.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    var mixed = bits &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension UInt8 {
  /// The card of a piece, which is one of 13 ranks in one of eight runs.
  fileprivate init(_ lying: Lying) {
    self = UInt8((lying.piece.number % 13) << 3 | lying.piece.number / 13)
  }

  /// The rank of a card, from 0.
  fileprivate var order: UInt8 { self >> 3 }

  /// Whether its rank is the next below another's.
  fileprivate func isNext(under lower: UInt8) -> Bool { order + 1 == lower.order }
}
