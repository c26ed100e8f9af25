// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// A table of FreeCell as links between cards: each knows what it lies on, so that a run of any
/// length moves by a change of one link.
///
/// Cards are numbers in `PlayingCard.deck`, four to a rank. All that is indexed stands in `mutating`
/// methods: in others an index known only at run time copies the whole array. The links have 64
/// elements, so that a masked index needs no check.
struct FreeCellPosition {
  /// What a card lies on where that is no card.
  enum Ground {
    static let column: UInt8 = 52
    static let cell: UInt8 = 53
    static let foundation: UInt8 = 54
    /// No card at all.
    static let none: UInt8 = 63
  }

  private(set) var below = InlineArray<64, UInt8>(repeating: Ground.none)
  private(set) var above = InlineArray<64, UInt8>(repeating: Ground.none)
  private(set) var tops = InlineArray<8, UInt8>(repeating: Ground.none)
  private(set) var cells = InlineArray<4, UInt8>(repeating: Ground.none)
  /// How many cards of each suit are on the foundations.
  private(set) var founded = InlineArray<4, UInt8>(repeating: 0)
  let cellCount: Int
  private(set) var freeCells: Int
  private(set) var emptyColumns = 0
  private(set) var foundedCount = 0
  /// How many cards lie on one that they do not follow, and on one of lower rank.
  private(set) var breaks = 0
  private(set) var blocks = 0
  /// The sum of the links, each mixed: equal for tables that differ in the order of columns or
  /// cells only.
  private(set) var hash: UInt64 = 0

  init(_ table: Table, of game: FreeCell) {
    cellCount = game.places.count { $0.kind == .cell }
    freeCells = cellCount
    for number in 0..<FreeCellBoard.columnCount {
      let pile = table[.column(number + 1)]
      if pile.isEmpty { emptyColumns += 1 }
      for lying in pile {
        let card = UInt8(lying.piece.number)
        link(card, to: tops[number] == Ground.none ? Ground.column : tops[number])
        tops[number] = card
      }
    }
    for number in 0..<cellCount {
      guard let top = table[Place(.cell, number + 1)].top else { continue }
      cells[number] = UInt8(top.piece.number)
      link(cells[number], to: Ground.cell)
      freeCells -= 1
    }
    for place in Place.row(.foundation, 4) {
      for lying in table[place] {
        let card = UInt8(lying.piece.number)
        link(card, to: Ground.foundation)
        founded[card.suit] += 1
        foundedCount += 1
      }
    }
  }

  var isWon: Bool { foundedCount == 52 }
}

// Links.
extension FreeCellPosition {
  private mutating func link(_ card: UInt8, to ground: UInt8) {
    below[Int(card & 63)] = ground
    hash &+= Self.mixed(card, ground)
    guard ground < Ground.column else { return }
    above[Int(ground & 63)] = card
    count(card, on: ground, by: 1)
  }

  /// - Returns: what the card lay on.
  private mutating func unlink(_ card: UInt8) -> UInt8 {
    let ground = below[Int(card & 63)]
    hash &-= Self.mixed(card, ground)
    guard ground < Ground.column else { return ground }
    above[Int(ground & 63)] = Ground.none
    count(card, on: ground, by: -1)
    return ground
  }

  private mutating func count(_ card: UInt8, on ground: UInt8, by change: Int) {
    guard !card.follows(ground) else { return }
    breaks += change
    if ground.rank < card.rank { blocks += change }
  }

  /// The finishing steps of SplitMix64.
  private static func mixed(_ card: UInt8, _ ground: UInt8) -> UInt64 {
    var mixed = (UInt64(card) << 6 | UInt64(ground)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

// Steps.
extension FreeCellPosition {
  /// Takes a legal step.
  mutating func take(_ step: FreeCellStep) {
    let top: UInt8
    let ground = unlink(step.card)
    if step.origin < FreeCellStep.firstCell {
      top = tops[step.origin & 7]
      if ground == Ground.column {
        tops[step.origin & 7] = Ground.none
        emptyColumns += 1
      } else {
        tops[step.origin & 7] = ground
      }
    } else {
      top = step.card
      cells[step.origin & 3] = Ground.none
      freeCells += 1
    }
    switch step.goal {
    case ..<FreeCellStep.firstCell:
      let lower = tops[step.goal & 7]
      if lower == Ground.none {
        emptyColumns -= 1
        link(step.card, to: Ground.column)
      } else {
        link(step.card, to: lower)
      }
      tops[step.goal & 7] = top
    case ..<FreeCellStep.foundation:
      cells[step.goal & 3] = step.card
      freeCells -= 1
      link(step.card, to: Ground.cell)
    default:
      founded[step.card.suit] += 1
      foundedCount += 1
      link(step.card, to: Ground.foundation)
    }
  }

  /// Plays every safe card to the foundations.
  mutating func settle() {
    while let step = safeStep() { take(step) }
  }

  /// How many cards lie on the next card of each foundation, summed up.
  mutating func cover() -> Int {
    var cover = 0
    for suit in 0..<4 where founded[suit] < 13 {
      var card = above[Int((founded[suit] << 2 | UInt8(suit)) & 63)]
      while card != Ground.none {
        cover += 1
        card = above[Int(card & 63)]
      }
    }
    return cover
  }

  /// How many cards one foundation is ahead of another.
  mutating func spread() -> Int {
    let highest = max(max(founded[0], founded[1]), max(founded[2], founded[3]))
    let lowest = min(min(founded[0], founded[1]), min(founded[2], founded[3]))
    return Int(highest - lowest)
  }
}

extension UInt8 {
  /// From 0, the ace.
  var rank: UInt8 { self >> 2 }
  var suit: Int { Int(self & 3) }
  var isRed: Bool { (self ^ self >> 1) & 1 != 0 }

  /// Whether it may lie on a card in a column.
  func follows(_ lower: UInt8) -> Bool {
    rank + 1 == lower.rank && (self ^ self >> 1 ^ lower ^ lower >> 1) & 1 != 0
  }
}
