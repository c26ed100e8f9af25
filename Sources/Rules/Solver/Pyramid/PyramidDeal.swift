// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// What stays the same while a round of Pyramid is searched: which card each bit of a position is, what
/// covers it, and what it goes with.
struct PyramidDeal {
  let start: PyramidPosition
  /// By bit; nil for one that had left before.
  let pieces: [Piece?]
  /// By the bit of a card of the pyramid, the two that lie on it.
  private let covers: [UInt64]
  /// By bit, the cards that it goes with; a king's is its own.
  private let partners: [UInt64]
  /// By the bit of a card of the pyramid, its partners that neither cover it nor lie under it, however far.
  private let reachable: [UInt64]
  private let redeals: Int

  init(_ table: Table, of game: Pyramid) {
    let slots = Self.slots
    let reserve = table[.waste].pieces + (table[.drawnCard].pieces.first.map { [$0] } ?? [])
    let hasDrawn = !table[.drawnCard].isEmpty
    let pyramid = slots.map { slot -> Piece? in
      let pile = table[.column(slot.column)]
      return slot.height < pile.count ? pile[slot.height].piece : nil
    }
    let gap: [Piece?] = hasDrawn ? [] : [nil]
    let stock = reserve + gap + table[.stock].reversed().map(\.piece)
    let pieces: [Piece?] = pyramid + stock
    self.pieces = pieces
    covers = Self.covers
    let partners = pieces.map { piece -> UInt64 in
      guard let piece else { return 0 }
      let partner = game.card(piece).rank.partner
      return pieces.bits { partner == nil ? $0 == piece : game.card($0).rank == partner }
    }
    self.partners = partners
    reachable = slots.indices.map { slot -> UInt64 in
      let related = slots.indices.reduce(Self.below[slot]) { related, other in
        Self.below[other] >> UInt64(slot) & 1 == 1 ? related | 1 << UInt64(other) : related
      }
      return partners[slot] & ~related
    }
    redeals = game.passes - 1
    start = PyramidPosition(
      cards: pieces.bits { _ in true }, next: reserve.count + gap.count,
      redeals: table[.redeals])
  }

}

extension PyramidDeal: SearchSpace {
  func isWon(_ position: PyramidPosition) -> Bool { position.isWon }

  /// Whether a card of the pyramid has lost all that it could go with.
  func isDead(_ position: PyramidPosition) -> Bool {
    var left = position.pyramid
    while left != 0 {
      if reachable[left.trailingZeroBitCount] & position.cards == 0 { return true }
      left &= left - 1
    }
    return false
  }

  func hash(of position: PyramidPosition) -> UInt64 { position.hash }

  /// Where a king can go it goes at once.
  func addSteps(of position: PyramidPosition, to steps: inout [PyramidStep]) {
    let king = (free(position) | open(position)).firstBit { partners[$0] >> UInt64($0) & 1 == 1 }
    if let king { return steps.append(.take(1 << UInt64(king))) }
    addAllSteps(of: position, to: &steps)
  }

  func addAllSteps(of position: PyramidPosition, to steps: inout [PyramidStep]) {
    let (free, open) = (free(position), open(position))
    if position.drawing() != nil || position.redeals < redeals && position.reserve != 0 {
      steps.append(.draw)
    }
    for (some, others) in [(open, open), (free, open), (free, free)] {
      some.forEachBit { one in
        (partners[one] & others).forEachBit { other in
          let pair = (1 as UInt64) << UInt64(one) | (1 as UInt64) << UInt64(other)
          // Of two cards of the same kind each pair is met twice.
          if some != others || one <= other { steps.append(.take(pair)) }
        }
      }
    }
  }

  func position(after step: PyramidStep, _ position: PyramidPosition) -> PyramidPosition {
    switch step {
    case .take(let cards): position.without(cards)
    case .draw: position.drawing() ?? position.redealing()
    }
  }

  /// The cards of the pyramid that nothing lies on.
  private func free(_ position: PyramidPosition) -> UInt64 {
    var free: UInt64 = 0
    position.pyramid.forEachBit { slot in
      if covers[slot] & position.pyramid == 0 { free |= 1 << UInt64(slot) }
    }
    return free
  }

  /// The card drawn last and the top of the waste.
  private func open(_ position: PyramidPosition) -> UInt64 {
    (position.drawn | position.waste) << UInt64(PyramidPosition.pyramidCount)
  }
}

// The pyramid, whatever lies there.
extension PyramidDeal {
  /// Where the cards lie: in which column, and how high, from 0 for the card furthest behind.
  private static let slots = (1...7).flatMap { column in
    (0..<8 - column).map { (column: column, height: $0) }
  }

  /// What lies on a card: the next of its column, and that of the same row in the next one.
  private static let covers = slots.map { slot in
    slots.indices.reduce(0 as UInt64) { bits, other in
      let (column, height) = slots[other]
      let isOwn = column == slot.column && height == slot.height + 1
      // A column begins a row further down than the one before it.
      let isNext = column == slot.column + 1 && height == slot.height
      return isOwn || isNext ? bits | 1 << UInt64(other) : bits
    }
  }

  /// All that has to leave before a card, by its bit.
  private static let below = slots.indices.map { slot in
    var all = covers[slot]
    while true {
      let more = slots.indices.reduce(all) { all >> UInt64($1) & 1 == 1 ? $0 | covers[$1] : $0 }
      if more == all { return all }
      all = more
    }
  }
}

extension [Piece?] {
  /// A bit for each that satisfies a test.
  fileprivate func bits(where isWanted: (Piece) -> Bool) -> UInt64 {
    indices.reduce(0) { bits, index in
      self[index].map(isWanted) == true ? bits | 1 << UInt64(index) : bits
    }
  }
}

extension UInt64 {
  fileprivate func forEachBit(_ body: (Int) -> Void) {
    var left = self
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }

  fileprivate func firstBit(where isWanted: (Int) -> Bool) -> Int? {
    var left = self
    while left != 0 {
      if isWanted(left.trailingZeroBitCount) { return left.trailingZeroBitCount }
      left &= left - 1
    }
    return nil
  }
}
