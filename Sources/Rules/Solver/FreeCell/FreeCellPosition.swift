// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// A table of FreeCell as links between cards: each knows what it lies on, so that a run of any
/// length moves by a change of one link. Columns and cells have no numbers: in which order they
/// stand makes no difference.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time copies
/// the whole array. The links have 64 elements, so that a masked index needs no check.
struct FreeCellPosition: SearchPosition {
  typealias Weights = FreeCellWeights

  static var keptDepth: Int { 2 }

  private(set) var below = InlineArray<64, FreeCellCard>(repeating: .none)
  private(set) var above = InlineArray<64, FreeCellCard>(repeating: .none)
  /// The top cards of the columns.
  private(set) var tops = FreeCellCards()
  /// The cards in cells.
  private(set) var held = FreeCellCards()
  /// The next card of each foundation; of one that is complete, the card after the king.
  private(set) var awaited = FreeCellCards.aces
  /// The cards that follow the card they lie on.
  private(set) var joined = FreeCellCards()
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
      var ground: FreeCellCard =
        switch place.kind {
        case .cell: .cell
        case .foundation: .foundation
        default: .column
        }
      for lying in table[place] {
        let card = FreeCellCard(UInt8(lying.piece.number))
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

  private mutating func lift(_ card: FreeCellCard, from ground: FreeCellCard) {
    switch ground {
    case .column: emptyColumns += 1
    case .cell:
      held.remove(card)
      freeCells += 1
    default:
      above[ground.index] = .none
      tops.insert(ground)
      if joined.contains(card) {
        joined.remove(card)
      } else {
        breaks -= 1
        if ground.rank < card.rank { blocks -= 1 }
      }
    }
  }

  private mutating func lay(_ card: FreeCellCard, on ground: FreeCellCard) {
    below[card.index] = ground
    switch ground {
    case .column:
      emptyColumns -= 1
      if above[card.index] == .none { tops.insert(card) }
    case .cell:
      tops.remove(card)
      held.insert(card)
      freeCells -= 1
    case .foundation:
      tops.remove(card)
      awaited.remove(card)
      awaited.insert(card.above)
      foundedCount += 1
    default:
      above[ground.index] = card
      tops.remove(ground)
      if above[card.index] == .none { tops.insert(card) }
      if card.follows(ground) {
        joined.insert(card)
      } else {
        breaks += 1
        if ground.rank < card.rank { blocks += 1 }
      }
    }
  }

  /// As SplitMix64 mixes, with a step less.
  private static func mixed(_ card: FreeCellCard, _ ground: FreeCellCard) -> UInt64 {
    var mixed = (UInt64(card.number) << 6 | UInt64(ground.number)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 32) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 29
  }

  mutating func goOn(
    _ step: FreeCellStep, to next: inout FreeCellPosition, _ seen: inout HashTable
  ) -> Bool {
    let hash = hash(after: step)
    guard seen.insert(hash) else { return false }
    next = self
    next.take(step, hash: hash)
    return !next.settle() || seen.insert(next.hash)
  }

  /// Whether a step is legal, and changes anything.
  mutating func allows(_ step: FreeCellStep) -> Bool {
    let ground = below[step.card.index]
    guard ground != .foundation, ground != step.ground else { return false }
    var count = 1
    var upper = above[step.card.index]
    while upper != .none {
      guard joined.contains(upper) else { return false }
      count += 1
      upper = above[upper.index]
    }
    switch step.ground {
    case .foundation: return ready.contains(step.card)
    case .cell: return freeCells > 0 && count == 1
    case .column: return emptyColumns > 0 && count <= room(toEmpty: true)
    default:
      return tops.contains(step.ground) && step.card.follows(step.ground)
        && count <= room(toEmpty: false)
    }
  }

  /// How many cards lie on the next card of each foundation, summed up.
  mutating func cover() -> Int {
    var cover = 0
    for next in awaited {
      var card = above[next.index]
      while card != .none {
        cover += 1
        card = above[card.index]
      }
    }
    return cover
  }
}
