// SPDX-License-Identifier: GPL-3.0-or-later

/// A card, with all that lies on it, goes to another card, or to an empty column, a cell or its
/// foundation.
struct FreeCellStep: Hashable {
  let card: UInt8
  let ground: UInt8

  init(_ card: UInt8, to ground: UInt8) {
    self.card = card
    self.ground = ground
  }
}

/// Steps of one position.
struct FreeCellSteps {
  /// More than there are: no position has 52 to empty columns, 16 to other cards, 8 to cells and 4
  /// to foundations.
  private var steps = InlineArray<128, FreeCellStep>(repeating: FreeCellStep(0, to: 0))
  private(set) var count = 0

  mutating func append(_ step: FreeCellStep) {
    steps[count & 127] = step
    count += 1
  }

  mutating func clear() { count = 0 }

  subscript(index: Int) -> FreeCellStep {
    mutating get { steps[index & 127] }
  }
}

// What can be done.
extension FreeCellPosition {
  /// A card goes to its foundation where that cannot be wrong. Nil where there is none.
  ///
  /// It cannot where both cards that could lie on it are on foundations. It cannot either where they
  /// could go there at once, and so could the card that could lie on them (Horne's rule).
  func safeStep() -> FreeCellStep? {
    var ready = ready
    while let card = ready.popFirst() {
      // The twin is the other suit of the colour.
      let twin = awaited.rank(of: 3 - card.suit)
      let slack = Int(card.rank) <= twin + 2 ? 1 : 0
      let others =
        card.isRed
        ? min(awaited.rank(of: 0), awaited.rank(of: 3))
        : min(awaited.rank(of: 1), awaited.rank(of: 2))
      if Int(card.rank) <= others + slack { return FreeCellStep(card, to: Ground.foundation) }
    }
    return nil
  }

  /// The cards that can go to their foundations.
  var ready: UInt64 { awaited & (tops | held) }

  /// Collects the legal steps.
  ///
  /// - Parameter isDistinct: whether those are left out that lead where another one does, or nowhere
  ///   new, or that others make up for together.
  mutating func addSteps(to steps: inout FreeCellSteps, isDistinct: Bool) {
    var ready = ready
    while let card = ready.popFirst() { steps.append(FreeCellStep(card, to: Ground.foundation)) }
    let taken = tops.followers
    var joining = held & taken
    while let card = joining.popFirst() { addJoins(of: card, to: &steps) }
    var runs = tops
    while let top = runs.popFirst() { addRunSteps(from: top, taken, to: &steps) }
    if emptyColumns > 0 {
      runs = tops
      while let top = runs.popFirst() { addEmptySteps(from: top, to: &steps, isDistinct) }
      var held = held
      while let card = held.popFirst() { steps.append(FreeCellStep(card, to: Ground.column)) }
    }
    guard freeCells > 0 else { return }
    runs = tops
    while let top = runs.popFirst() { steps.append(FreeCellStep(top, to: Ground.cell)) }
    guard !isDistinct else { return }
    var held = held
    while let card = held.popFirst() { steps.append(FreeCellStep(card, to: Ground.cell)) }
  }

  private func addJoins(of card: UInt8, to steps: inout FreeCellSteps) {
    var goals = card.bit.leaders & tops
    while let goal = goals.popFirst() { steps.append(FreeCellStep(card, to: goal)) }
  }

  /// Of a run, one card at most follows a given top card.
  private mutating func addRunSteps(
    from top: UInt8, _ taken: UInt64, to steps: inout FreeCellSteps
  ) {
    var card = top
    for _ in 0..<room(toEmpty: false) {
      if taken & card.bit != 0 { addJoins(of: card, to: &steps) }
      guard joined & card.bit != 0 else { return }
      card = below[card.index]
    }
  }

  /// Any card of a run goes to an empty column; where steps are distinct, the top one and the
  /// longest run that can, if they do not lie on nothing themselves.
  private mutating func addEmptySteps(
    from top: UInt8, to steps: inout FreeCellSteps, _ isDistinct: Bool
  ) {
    let room = room(toEmpty: true)
    var card = top
    for count in 1...room {
      let isLast = count == room || joined & card.bit == 0
      if !isDistinct || (below[card.index] != Ground.column && (count == 1 || isLast)) {
        steps.append(FreeCellStep(card, to: Ground.column))
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
