// SPDX-License-Identifier: GPL-3.0-or-later

extension KlondikeSearch {
  /// Appends the branches of a position; where a card is safe that uncovers another, that alone.
  ///
  /// - Returns: false where the bound is reached.
  mutating func branch(from position: KlondikePosition, _ reach: KlondikeBranch.Reach) -> Bool {
    let first = branches.count
    let drawable = position.drawable(&layout)
    ups.removeAll(keepingCapacity: true)
    ups.append(position.up)
    var index = 0
    while index < ups.count {
      let isFound = reach == .far && index == 0
      guard isFound || canGoOn() else { return false }
      var here = position
      here.up = ups[index]
      let options = KlondikeOptions(of: here, drawable)
      if let card = (options.safelyRaised & here.grounded).first {
        branches.removeLast(branches.count - first)
        add(KlondikeStep(.raise, card), on: here, 0)
        return true
      }
      if let card = options.safelyRaised.first {
        insert(here.up | KlondikeCards(card))
      } else {
        if !isFound { addBranches(on: here, options, index == 0 ? 0 : weights.detour) }
        if reach != .near { insertChanges(of: here, options) }
      }
      if reach == .near { return true }
      index += 1
    }
    return true
  }
}

// One by one.
extension KlondikeSearch {
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
    on here: KlondikePosition, _ options: KlondikeOptions, _ detour: Int
  ) {
    let welcome = options.welcome
    for card in options.raised & here.grounded {
      let score = weights.raise + turningScore(card, welcome | options.next)
      add(KlondikeStep(.raise, card), on: here, score + detour)
    }
    for card in here.grounded & welcome {
      if layout.under(card) == .ground {
        addEmptying(card, on: here, options.drawable, detour)
      } else {
        let score = weights.uncover + turningScore(card, welcome | options.next)
        add(KlondikeStep(.uncover, card), on: here, score + detour)
      }
    }
    for card in options.drawable & options.next {
      let score = weights.raiseDrawn + drawingScore(card)
      add(KlondikeStep(.raiseDrawn, card), on: here, score + detour)
    }
    // What is safe goes to its foundation rather than to a column.
    for card in (options.drawable & welcome) - (options.next & options.safe) {
      let score = layingScore(card, here.grounded - welcome) + drawingScore(card)
      add(KlondikeStep(.layDrawn, card), on: here, score + detour)
    }
  }

  /// A column is emptied by a card that goes to another only for a king, and only where no other is
  /// empty: up to then the card is as good where it lies.
  private mutating func addEmptying(
    _ card: KlondikeCard, on here: KlondikePosition, _ drawable: KlondikeCards, _ detour: Int
  ) {
    if here.hasEmptyColumn { return }
    let step = KlondikeStep(.uncover, card)
    for king in .kings & drawable {
      add(step, KlondikeStep(.layDrawn, king), on: here, weights.layKing + detour)
    }
    for king in .kings & here.grounded {
      add(step, KlondikeStep(.uncover, king), on: here, weights.uncoverForKing + detour)
    }
    for king in .kings & here.up { add(step, KlondikeStep(.lower, king), on: here, detour) }
  }

  private mutating func add(
    _ step: KlondikeStep, _ second: KlondikeStep? = nil, on here: KlondikePosition, _ score: Int
  ) {
    let noise = weights.noise == 0 ? 0 : Int(generator.next() & weights.noise)
    branches.append(
      KlondikeBranch(up: here.up, step: step, second: second, score: Int16(score + noise)))
  }

  /// Other foundations, by a card that goes up or down and uncovers nothing.
  private mutating func insertChanges(of here: KlondikePosition, _ options: KlondikeOptions) {
    for card in options.raised - here.grounded { insert(here.up | KlondikeCards(card)) }
    // What is safe would only come back.
    for card in ((here.up - here.up.below) & options.welcome) - options.safe {
      insert(here.up - KlondikeCards(card))
    }
  }

  private mutating func insert(_ up: KlondikeCards) {
    if !ups.contains(up) { ups.append(up) }
  }
}

// How good they look.
extension KlondikeSearch {
  private mutating func turningScore(_ card: KlondikeCard, _ going: KlondikeCards) -> Int {
    let under = layout.under(card)
    let goesOn = under != .ground && !(KlondikeCards(under) & going).isEmpty
    return weights.depth * layout.depth(card) + (goesOn ? weights.chain : 0)
  }

  private mutating func layingScore(_ card: KlondikeCard, _ waiting: KlondikeCards) -> Int {
    let takes = !(KlondikeCards(card).guests & waiting).isEmpty
    return (card.isKing ? weights.layDrawnKing : weights.layDrawn)
      + weights.rank * card.rank + (takes ? weights.host : 0)
  }

  private mutating func drawingScore(_ card: KlondikeCard) -> Int {
    weights.number * Int(layout.number(card))
  }
}
