// SPDX-License-Identifier: GPL-3.0-or-later

// What follows from a step.
extension PatiencePosition {
  private typealias Spot = PatienceStep.Spot

  /// Takes a legal step and what follows from it.
  mutating func take(_ step: PatienceStep) {
    if step.isFromColumn, step.isToColumn {
      carry(Int(step.count), from: Int(step.origin), to: Int(step.goal))
    } else {
      lift(step)
      lay(step)
    }
    if emptyColumns > 0, reserveCount > 0 { fillColumns() }
  }

  private mutating func lift(_ step: PatienceStep) {
    switch step.origin {
    case Spot.cell: release(step.card)
    case Spot.waste: draw(step.card)
    case Spot.reserve: reserveCount -= 1
    default:
      let column = Int(step.origin)
      sum.leaveOut(column)
      _ = pop(column)
      turnUp(column)
      sum.takeIn(column)
    }
  }

  private mutating func lay(_ step: PatienceStep) {
    switch step.goal {
    case Spot.cell: hold(step.card)
    case Spot.foundation: found(step.card)
    default:
      let column = Int(step.goal)
      sum.leaveOut(column)
      push(step.card, on: column)
      sum.takeIn(column)
    }
  }

  private mutating func carry(_ count: Int, from origin: Int, to goal: Int) {
    let (origin, goal) = (origin & 15, goal & 15)
    sum.leaveOut(origin)
    sum.leaveOut(goal)
    let (top, lower) = (tops[origin], tops[goal])
    heights[origin] -= UInt8(count)
    var card = top
    for index in (0..<UInt8(count)).reversed() {
      sum.remove(card.face, at: heights[origin] + index, from: origin)
      sum.add(card.face, at: heights[goal] + index, to: goal)
      if index > 0 { card = below[card.index] }
    }
    heights[goal] += UInt8(count)
    tops[origin] = unlink(card)
    link(card, to: lower)
    tops[goal] = top
    if lower == .none { emptyColumns -= 1 }
    if tops[origin] == .none { emptyColumns += 1 }
    turnUp(origin)
    sum.takeIn(origin)
    sum.takeIn(goal)
  }

  private mutating func turnUp(_ column: Int) {
    let column = column & 15
    guard hidden[column] > 0, hidden[column] == heights[column] else { return }
    hidden[column] -= 1
    hiddenCount -= 1
    sum.turnUp(in: column)
  }

  private mutating func fillColumns() {
    for column in 0..<columnCount where tops[column & 15] == .none && reserveCount > 0 {
      reserveCount -= 1
      sum.leaveOut(column)
      push(reserve[reserveCount & 15], on: column)
      sum.takeIn(column)
    }
  }
}

// Stock and waste.
extension PatiencePosition {
  /// Whether a card of stock and waste can be had before the waste is turned over.
  func isAhead(_ index: Int) -> Bool {
    index == wasteCount - 1
      || index >= wasteCount
        && ((index + 1 - wasteCount) % rules.drawing == 0 || index == talonCount - 1)
  }

  /// Whether a card can be had once the waste was turned over.
  func isAgain(_ index: Int) -> Bool {
    guard rules.passes.map({ redeals < $0 - 1 }) ?? true else { return false }
    return (index + 1) % rules.drawing == 0 || index == talonCount - 1
  }

  private mutating func draw(_ card: PackCard) {
    guard let index = (0..<talonCount).first(where: { talon[$0 & 63] == card }) else { return }
    if !isAhead(index), rules.passes != nil { redeals += 1 }
    for later in index..<talonCount - 1 { talon[later & 63] = talon[(later + 1) & 63] }
    talonCount -= 1
    wasteCount = index
    rest &-= Self.mixed(3, card.bits)
    settleWaste()
  }

  /// Without a limit a waste counts as turned over where that leads to the same cards.
  mutating func settleWaste() {
    guard rules.drawing > 0, rules.passes == nil else { return }
    if wasteCount % rules.drawing == 0 || wasteCount == talonCount { wasteCount = 0 }
  }
}
