// SPDX-License-Identifier: GPL-3.0-or-later

/// A step that cannot be taken back, and what it needs.
struct KlondikeBranch {
  /// What has to be on the foundations first.
  let up: KlondikeCards
  let step: KlondikeStep
  /// A column is emptied for a king only, which follows at once.
  let second: KlondikeStep?
  let score: Int16
}

// Finding them.
extension KlondikeSearch {
  /// Appends the branches of a position; where a card is safe that uncovers another, that alone.
  ///
  /// - Returns: false where the bound is reached.
  mutating func branch(from position: KlondikePosition) -> Bool {
    let first = branches.count
    let drawable = position.drawable(&layout)
    ups.removeAll(keepingCapacity: true)
    ups.append(position.up)
    var index = 0
    while index < ups.count {
      guard canGoOn() else { return false }
      var here = position
      here.up = ups[index]
      let open = here.open
      let safe = here.up.safe
      let raised = here.next & open & here.visible
      if raised & safe & here.grounded != 0 {
        branches.removeLast(branches.count - first)
        add(KlondikeStep(.raise, (raised & safe & here.grounded).lowest), on: here, 0)
        return true
      }
      if raised & safe != 0 {
        insert(here.up | KlondikeCards(card: (raised & safe).lowest))
      } else {
        addBranches(on: here, open, safe, drawable, index == 0 ? 0 : weights.detour)
      }
      index += 1
    }
    return true
  }

  private mutating func canGoOn() -> Bool {
    if states >= bound { return false }
    if states & 127 == 0, effort.isCancelled() {
      isCancelled = true
      return false
    }
    states += 1
    return true
  }

  private mutating func addBranches(
    on here: KlondikePosition, _ open: KlondikeCards, _ safe: KlondikeCards,
    _ drawable: KlondikeCards, _ detour: Int
  ) {
    let next = here.next
    let raised = next & open & here.visible
    let welcome = here.welcome(open)
    each(raised & here.grounded) { search, card in
      let score = search.weights.raise + search.turningScore(card, welcome | next)
      search.add(KlondikeStep(.raise, card), on: here, score + detour)
    }
    each(here.grounded & welcome) { search, card in
      if search.layout.under(card) == KlondikeLayout.ground {
        search.addEmptying(card, on: here, drawable, detour)
      } else {
        let score = search.weights.uncover + search.turningScore(card, welcome | next)
        search.add(KlondikeStep(.uncover, card), on: here, score + detour)
      }
    }
    each(drawable & next) { search, card in
      let score = search.weights.raiseDrawn + search.drawingScore(card)
      search.add(KlondikeStep(.raiseDrawn, card), on: here, score + detour)
    }
    // What is safe goes to its foundation rather than to a column.
    each(drawable & welcome & ~(next & safe)) { search, card in
      let score = search.layingScore(card, here.grounded & ~welcome) + search.drawingScore(card)
      search.add(KlondikeStep(.layDrawn, card), on: here, score + detour)
    }
    each(raised & ~here.grounded) { $0.insert(here.up | KlondikeCards(card: $1)) }
    // What is safe would only come back.
    each(here.up & ~here.up.below & welcome & ~safe) {
      $0.insert(here.up & ~KlondikeCards(card: $1))
    }
  }

  /// A column is emptied by a card that goes to another only for a king, and only where no other is
  /// empty: up to then the card is as good where it lies.
  private mutating func addEmptying(
    _ card: UInt8, on here: KlondikePosition, _ drawable: KlondikeCards, _ detour: Int
  ) {
    if here.hasEmptyColumn { return }
    let step = KlondikeStep(.uncover, card)
    each(.kings & drawable) {
      $0.add(step, KlondikeStep(.layDrawn, $1), on: here, $0.weights.layKing + detour)
    }
    each(.kings & here.grounded) {
      $0.add(step, KlondikeStep(.uncover, $1), on: here, $0.weights.uncoverForKing + detour)
    }
    each(.kings & here.up) { $0.add(step, KlondikeStep(.lower, $1), on: here, detour) }
  }

  private mutating func insert(_ up: KlondikeCards) {
    if !ups.contains(up) { ups.append(up) }
  }

  private mutating func add(
    _ step: KlondikeStep, _ second: KlondikeStep? = nil, on here: KlondikePosition, _ score: Int
  ) {
    let noise = weights.noise == 1 ? 0 : generator.below(weights.noise)
    branches.append(
      KlondikeBranch(up: here.up, step: step, second: second, score: Int16(score + noise)))
  }

  @inline(__always)
  mutating func each(_ cards: KlondikeCards, _ body: (inout KlondikeSearch, UInt8) -> Void) {
    var left = cards
    while left != 0 {
      body(&self, left.lowest)
      left = left.withoutLowest
    }
  }
}

// How good they look.
extension KlondikeSearch {
  private mutating func turningScore(_ card: UInt8, _ going: KlondikeCards) -> Int {
    let under = layout.under(card)
    let goesOn = under != KlondikeLayout.ground && KlondikeCards(card: under) & going != 0
    return weights.depth * layout.depth(card) + (goesOn ? weights.chain : 0)
  }

  private mutating func layingScore(_ card: UInt8, _ waiting: KlondikeCards) -> Int {
    let takes = (KlondikeCards(card: card) >> 4).widened & waiting != 0
    return (KlondikeCards(card: card) & .kings == 0 ? weights.layDrawn : weights.layDrawnKing)
      + weights.rank * Int(card >> 2) + (takes ? weights.host : 0)
  }

  private mutating func drawingScore(_ card: UInt8) -> Int {
    weights.number * Int(layout.number(card))
  }
}
