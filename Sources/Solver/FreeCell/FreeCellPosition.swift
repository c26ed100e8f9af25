// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// A table of FreeCell as links between cards: each knows what it lies on, so that a run of any
/// length moves by a change of one link. Columns and cells have no numbers: in which order they
/// stand makes no difference.
///
/// Cards are numbers in `PlayingCard.deck`, four to a rank; a set of cards has a bit for each. All
/// that is indexed stands in `mutating` methods: in others an index known only at run time copies
/// the whole array. The links have 64 elements, so that a masked index needs no check.
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
  /// The top cards of the columns.
  private(set) var tops: UInt64 = 0
  /// The cards in cells.
  private(set) var held: UInt64 = 0
  /// The next card of each foundation; of one that is complete, the card after the king.
  private(set) var awaited: UInt64 = 0b1111
  /// The cards that follow the card they lie on.
  private(set) var joined: UInt64 = 0
  /// The sum of the links, each mixed: equal for tables that differ in the order of columns or
  /// cells only.
  private(set) var hash: UInt64 = 0
  let cellCount: UInt8
  private(set) var freeCells: UInt8
  private(set) var emptyColumns = UInt8(FreeCellBoard.columnCount)
  private(set) var foundedCount: UInt8 = 0
  /// How many cards lie on one that they do not follow, and on one of lower rank.
  private(set) var breaks: UInt8 = 0
  private(set) var blocks: UInt8 = 0

  init(_ table: Table, of game: FreeCell) {
    cellCount = UInt8(game.places.count { $0.kind == .cell })
    freeCells = cellCount
    for place in table.places {
      var ground =
        switch place.kind {
        case .cell: Ground.cell
        case .foundation: Ground.foundation
        default: Ground.column
        }
      for lying in table[place] {
        let card = UInt8(lying.piece.number)
        lay(card, on: ground)
        hash &+= Self.mixed(card, ground)
        if place.kind == .column { ground = card }
      }
    }
  }

  var isWon: Bool { foundedCount == 52 }
}

extension FreeCellPosition {
  /// What the hash is once a step is taken.
  mutating func hash(after step: FreeCellStep) -> UInt64 {
    hash &+ Self.mixed(step.card, step.ground)
      &- Self.mixed(step.card, below[step.card.index])
  }

  /// Takes a legal step.
  mutating func take(_ step: FreeCellStep) { take(step, hash: hash(after: step)) }

  mutating func take(_ step: FreeCellStep, hash: UInt64) {
    self.hash = hash
    lift(step.card, from: below[step.card.index])
    lay(step.card, on: step.ground)
  }

  private mutating func lift(_ card: UInt8, from ground: UInt8) {
    switch ground {
    case Ground.column: emptyColumns += 1
    case Ground.cell:
      held &= ~card.bit
      freeCells += 1
    default:
      above[ground.index] = Ground.none
      tops |= ground.bit
      if joined & card.bit != 0 {
        joined &= ~card.bit
      } else {
        breaks -= 1
        if ground.rank < card.rank { blocks -= 1 }
      }
    }
  }

  private mutating func lay(_ card: UInt8, on ground: UInt8) {
    below[card.index] = ground
    switch ground {
    case Ground.column:
      emptyColumns -= 1
      if above[card.index] == Ground.none { tops |= card.bit }
    case Ground.cell:
      tops &= ~card.bit
      held |= card.bit
      freeCells -= 1
    case Ground.foundation:
      tops &= ~card.bit
      awaited ^= card.bit | card.bit << 4
      foundedCount += 1
    default:
      above[ground.index] = card
      tops &= ~ground.bit
      if above[card.index] == Ground.none { tops |= card.bit }
      if card.follows(ground) {
        joined |= card.bit
      } else {
        breaks += 1
        if ground.rank < card.rank { blocks += 1 }
      }
    }
  }

  /// The finishing steps of SplitMix64.
  private static func mixed(_ card: UInt8, _ ground: UInt8) -> UInt64 {
    var mixed = (UInt64(card) << 6 | UInt64(ground)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Plays every safe card to the foundations.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  mutating func settle() -> Bool {
    let count = foundedCount
    while let step = safeStep() { take(step) }
    return foundedCount > count
  }

  /// How many cards lie on the next card of each foundation, summed up.
  mutating func cover() -> Int {
    var cover = 0
    for suit in 0..<4 {
      var card = above[awaited.rank(of: suit) << 2 | suit]
      while card != Ground.none {
        cover += 1
        card = above[card.index]
      }
    }
    return cover
  }

  /// How many cards one foundation is ahead of another.
  func spread() -> Int {
    (63 - awaited.leadingZeroBitCount) >> 2 - awaited.trailingZeroBitCount >> 2
  }
}

extension UInt8 {
  /// From 0, the ace.
  var rank: UInt8 { self >> 2 }
  var suit: Int { Int(self & 3) }
  var isRed: Bool { (self ^ self >> 1) & 1 != 0 }
  var index: Int { Int(self & 63) }
  var bit: UInt64 { 1 &<< UInt64(self) }

  /// Whether it may lie on a card in a column.
  func follows(_ lower: UInt8) -> Bool {
    rank + 1 == lower.rank && (self ^ self >> 1 ^ lower ^ lower >> 1) & 1 != 0
  }
}

/// Sets of cards.
extension UInt64 {
  private static let suit: UInt64 = 0x1111_1111_1111_1111

  /// The rank of a suit's lowest card; at most 15.
  func rank(of suit: Int) -> Int {
    (self & Self.suit &<< UInt64(suit)).trailingZeroBitCount >> 2 & 15
  }

  /// Takes the lowest card out; nil where there is none.
  mutating func popFirst() -> UInt8? {
    guard self != 0 else { return nil }
    defer { self &= self &- 1 }
    return UInt8(truncatingIfNeeded: trailingZeroBitCount)
  }

  /// The cards that follow one of these. Clubs and spades are 0 and 3, diamonds and hearts 1 and 2.
  var followers: UInt64 {
    let blacks = (self | self >> 3) & Self.suit
    let reds = (self >> 1 | self >> 2) & Self.suit
    return (blacks << 1 | blacks << 2 | reds | reds << 3) >> 4
  }

  /// The cards that one of these follows.
  var leaders: UInt64 {
    let blacks = (self | self >> 3) & Self.suit
    let reds = (self >> 1 | self >> 2) & Self.suit
    return (blacks << 1 | blacks << 2 | reds | reds << 3) << 4
  }
}
