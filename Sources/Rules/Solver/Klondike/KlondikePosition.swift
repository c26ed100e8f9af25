// SPDX-License-Identifier: GPL-3.0-or-later

/// A table of Klondike without the places that cards have in the columns.
///
/// Which cards lie in the columns, and which of them lie on what was dealt there, is all that
/// matters: the others lie on cards one rank higher of the other colour, of which there are two, and
/// a run goes from one of the two to the other whenever the other is free. So a card can be had if
/// one of its pair is free; and where one of a pair is to be laid on, either will do. What the rules
/// allow after any number of such moves and draws is what this allows, and it leads to the same.
///
/// Turning up is taken as one with what uncovers.
struct KlondikePosition {
  /// What lies on the foundations.
  var up: KlondikeCards
  /// What lies face up: on the foundations and in the columns.
  private(set) var known: KlondikeCards
  /// What lies on cards that are not known or on the ground, but for kings on the ground: these lie
  /// where any king could.
  private(set) var grounded: KlondikeCards
  /// What is left in stock and waste, a bit for each card of them at the start.
  private(set) var reserve: UInt32
  /// How many of those are in the waste; 0 also where that leads to the same cards.
  private(set) var waste: UInt8
  /// How often the waste may still be turned over; 0 where that has no limit.
  private(set) var redeals: UInt8
  /// How many columns have a grounded card.
  private(set) var groundedCount: UInt8
  /// A number for what still lies face down, different for each.
  private(set) var shape: UInt16

  var visible: KlondikeCards { known - up }
  var isWon: Bool { up == .deck }

  var next: KlondikeCards { (up.above | .aces) - up }

  /// The pairs of which one at least is free.
  var open: KlondikeCards {
    let visible = visible
    return visible.open(under: visible - grounded)
  }

  /// What could go on a free card or to an empty column.
  func welcome(_ open: KlondikeCards) -> KlondikeCards {
    open.guests | (hasEmptyColumn ? .kings : .none)
  }

  var hasEmptyColumn: Bool { emptyColumns > 0 }

  var emptyColumns: Int {
    7 - Int(groundedCount) - ((visible - grounded) & .kings).count
  }

  /// All there is to it, in 63 bits.
  var key: UInt64 {
    let key = UInt64(redeals) << 32 | UInt64(shape) << 16 | up.heights
    return key << 29 | UInt64(waste) << 24 | UInt64(reserve)
  }
}

// What can be done.
extension KlondikePosition {
  /// The cards that can take a step of a kind.
  func cards(_ kind: KlondikeStep.Kind, _ layout: inout KlondikeLayout) -> KlondikeCards {
    switch kind {
    case .raise: next & open & visible
    case .lower: (up - up.below) & welcome(open)
    case .uncover: grounded & welcome(open)
    case .raiseDrawn: next & drawable(&layout)
    case .layDrawn: welcome(open) & drawable(&layout)
    }
  }
}

extension KlondikePosition {
  /// The start.
  init(_ layout: inout KlondikeLayout) {
    up = layout.up
    known = layout.known
    grounded = layout.grounded
    reserve = layout.left
    waste = UInt8(layout.waste)
    redeals = UInt8(layout.redeals ?? 0)
    groundedCount = UInt8(layout.grounded.count)
    shape = layout.shape
    settleWaste(layout)
  }

  /// Takes a legal step.
  mutating func take(_ step: KlondikeStep, _ layout: inout KlondikeLayout) {
    let card = KlondikeCards(step.card)
    switch step.kind {
    case .raise:
      up |= card
      if !(grounded & card).isEmpty { uncover(step.card, &layout) }
    case .lower: up -= card
    case .uncover: uncover(step.card, &layout)
    case .raiseDrawn:
      up |= card
      known |= card
      draw(step.card, &layout)
    case .layDrawn:
      known |= card
      draw(step.card, &layout)
    }
  }

  private mutating func uncover(_ card: KlondikeCard, _ layout: inout KlondikeLayout) {
    grounded -= KlondikeCards(card)
    shape -= layout.radix(card)
    let under = layout.under(card)
    guard under != .ground else {
      groundedCount -= 1
      return
    }
    known |= KlondikeCards(under)
    if under.isKing, layout.under(under) == .ground {
      shape -= layout.radix(under)
      groundedCount -= 1
    } else {
      grounded |= KlondikeCards(under)
    }
  }

  private mutating func draw(_ card: KlondikeCard, _ layout: inout KlondikeLayout) {
    let bit: UInt32 = 1 << UInt32(layout.number(card) & 31)
    if layout.redeals != nil, (ahead(&layout) & KlondikeCards(card)).isEmpty { redeals -= 1 }
    reserve &= ~bit
    waste = UInt8((reserve & (bit - 1)).nonzeroBitCount)
    settleWaste(layout)
  }

  /// Turns the waste over, past what could still be drawn before that.
  mutating func turnOver() { waste = 0 }

  /// Without a limit, where turning the waste over leads to the same cards, it is turned over.
  private mutating func settleWaste(_ layout: KlondikeLayout) {
    guard waste > 0, layout.redeals == nil else { return }
    if layout.step == 1 || waste % 3 == 0 || waste == reserve.nonzeroBitCount { waste = 0 }
  }

  /// The cards that can be drawn next, the stock gone through as often as the limit allows.
  func drawable(_ layout: inout KlondikeLayout) -> KlondikeCards {
    if layout.redeals != nil, redeals == 0 { return ahead(&layout) }
    if layout.step == 1 { return layout.reserve - known }
    let again = last(&layout) | tops(of: reserve, &layout)
    return waste == 0 ? again : again | ahead(&layout)
  }

  /// The cards that can be drawn before the waste is turned over.
  private func ahead(_ layout: inout KlondikeLayout) -> KlondikeCards {
    var (cards, left) = (last(&layout), reserve)
    if waste > 0 {
      for _ in 1..<waste { left &= left &- 1 }
      cards |= KlondikeCards(layout.card(left.trailingZeroBitCount))
      left &= left &- 1
    }
    return cards | tops(of: left, &layout)
  }

  /// Every card of some of the reserve, or every third.
  private func tops(of reserve: UInt32, _ layout: inout KlondikeLayout) -> KlondikeCards {
    var cards = KlondikeCards.none
    var left = reserve
    while true {
      if layout.step > 1 {
        left &= left &- 1
        left &= left &- 1
      }
      if left == 0 { return cards }
      cards |= KlondikeCards(layout.card(left.trailingZeroBitCount))
      left &= left &- 1
    }
  }

  /// The card that lies under all others of the stock.
  func last(_ layout: inout KlondikeLayout) -> KlondikeCards {
    reserve == 0 ? .none : KlondikeCards(layout.card(31 - reserve.leadingZeroBitCount))
  }
}
