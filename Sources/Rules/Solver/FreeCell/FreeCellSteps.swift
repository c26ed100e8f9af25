// SPDX-License-Identifier: GPL-3.0-or-later

/// A card, with all that lies on it, goes to another card, or to an empty column, a cell or its
/// foundation.
struct FreeCellStep: SearchStep {
  let card: FreeCellCard
  let ground: FreeCellCard

  init(_ card: FreeCellCard, to ground: FreeCellCard) {
    self.card = card
    self.ground = ground
  }

  static let none = FreeCellStep(.none, to: .none)

  var isToFoundation: Bool { ground == .foundation }
}

// What can be done.
extension FreeCellPosition {
  /// A card goes to its foundation where that cannot be wrong. Nil where there is none.
  ///
  /// It cannot where both cards that could lie on it are on foundations. It cannot either where they
  /// could go there at once, and so could the card that could lie on them (Horne's rule).
  func safeStep() -> FreeCellStep? {
    for card in ready {
      // The twin is the other suit of the colour.
      let twin = awaited.rank(of: 3 - card.suit)
      let slack = card.rank <= twin + 2 ? 1 : 0
      let others =
        card.isRed
        ? min(awaited.rank(of: 0), awaited.rank(of: 3))
        : min(awaited.rank(of: 1), awaited.rank(of: 2))
      if card.rank <= others + slack { return FreeCellStep(card, to: .foundation) }
    }
    return nil
  }

  /// The cards that can go to their foundations.
  var ready: FreeCellCards { awaited & (tops | held) }

  /// Collects the legal steps.
  ///
  /// - Parameter isDistinct: whether those are left out that lead where another one does, or nowhere
  ///   new, or that others make up for together.
  mutating func addSteps(to steps: inout StepList<FreeCellStep>) {
    addSteps(to: &steps, isDistinct: true)
  }

  mutating func addSteps(to steps: inout StepList<FreeCellStep>, isDistinct: Bool) {
    for card in ready { steps.append(FreeCellStep(card, to: .foundation)) }
    let taken = tops.followers
    for card in held & taken { addJoins(of: card, to: &steps) }
    for top in tops & (taken | joined) { addRunSteps(from: top, taken, to: &steps) }
    if emptyColumns > 0 {
      for top in tops { addEmptySteps(from: top, to: &steps, isDistinct) }
      for card in held { steps.append(FreeCellStep(card, to: .column)) }
    }
    guard freeCells > 0 else { return }
    for top in tops { steps.append(FreeCellStep(top, to: .cell)) }
    guard !isDistinct else { return }
    for card in held { steps.append(FreeCellStep(card, to: .cell)) }
  }

  private func addJoins(of card: FreeCellCard, to steps: inout StepList<FreeCellStep>) {
    for goal in FreeCellCards(card).leaders & tops { steps.append(FreeCellStep(card, to: goal)) }
  }

  /// Of a run, one card at most follows a given top card.
  private mutating func addRunSteps(
    from top: FreeCellCard, _ taken: FreeCellCards, to steps: inout StepList<FreeCellStep>
  ) {
    var card = top
    for _ in 0..<room(toEmpty: false) {
      if taken.contains(card) { addJoins(of: card, to: &steps) }
      guard joined.contains(card) else { return }
      card = below[card.index]
    }
  }

  /// Any card of a run goes to an empty column; where steps are distinct, the top one and the
  /// longest run that can, if they do not lie on nothing themselves.
  private mutating func addEmptySteps(
    from top: FreeCellCard, to steps: inout StepList<FreeCellStep>, _ isDistinct: Bool
  ) {
    let room = room(toEmpty: true)
    var card = top
    for count in 1...room {
      let isLast = count == room || !joined.contains(card)
      if !isDistinct || (below[card.index] != .column && (count == 1 || isLast)) {
        steps.append(FreeCellStep(card, to: .column))
      }
      if isLast { return }
      card = below[card.index]
    }
  }

  /// How many cards may move at once.
  func room(toEmpty isToEmpty: Bool) -> Int {
    (1 + Int(freeCells)) << (Int(emptyColumns) - (isToEmpty ? 1 : 0))
  }
}
