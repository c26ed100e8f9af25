// SPDX-License-Identifier: GPL-3.0-or-later

// What can be done.
extension PatiencePosition {
  private typealias Spot = PatienceStep.Spot

  /// A card goes to its foundation where that cannot be wrong: nothing can need to lie on it any more.
  /// One of the waste may be, as others come to lie open without it. Nil where there is none.
  mutating func safeStep() -> PatienceStep? {
    for column in 0..<columnCount {
      let card = tops[column & 15]
      if card != .none, isSafe(card) {
        return PatienceStep(card, from: UInt8(column), to: Spot.foundation)
      }
    }
    for index in 0..<cellsTaken where isSafe(cells[index & 7]) {
      return PatienceStep(cells[index & 7], from: Spot.cell, to: Spot.foundation)
    }
    guard reserveCount > 0, isSafe(reserve[(reserveCount - 1) & 15]) else { return nil }
    return PatienceStep(reserve[(reserveCount - 1) & 15], from: Spot.reserve, to: Spot.foundation)
  }

  /// Whether a foundation takes a card, and all that could lie on it lie on foundations.
  private mutating func isSafe(_ card: PackCard) -> Bool {
    guard foundation(of: card) != nil else { return false }
    let height = height(of: card)
    if height == 0 { return !rules.turnsTheCorner }
    for suit in 0..<4 {
      let isGuest =
        switch rules.suits {
        case .any: true
        case .alternating: (suit == 1 || suit == 2) != card.isRed
        case .same: suit == card.suit
        }
      guard isGuest else { continue }
      for copy in 0..<packCount where founded[(suit * 2 + copy) & 7] < height { return false }
    }
    return true
  }

  /// Appends the steps; of those that lead to tables which differ in the order of columns only, one.
  mutating func addSteps(to steps: inout StepList<PatienceStep>) {
    for column in 0..<columnCount where tops[column & 15] != .none {
      addLoads(of: column, to: &steps)
    }
    for index in 0..<cellsTaken {
      addGoals(of: cells[index & 7], from: Spot.cell, to: &steps)
    }
    if reserveCount > 0 {
      addGoals(of: reserve[(reserveCount - 1) & 15], from: Spot.reserve, to: &steps)
    }
    if rules.drawing > 0 {
      for index in 0..<talonCount where isAhead(index) || isAgain(index) {
        addGoals(of: talon[index & 63], from: Spot.waste, to: &steps)
      }
    }
  }

  /// A card alone, from where no other comes along.
  private mutating func addGoals(
    of card: PackCard, from origin: UInt8, to steps: inout StepList<PatienceStep>
  ) {
    addFoundation(of: card, from: origin, to: &steps)
    for goal in 0..<columnCount where tops[goal & 15] != .none {
      if rules.allows(card, on: tops[goal & 15]) {
        steps.append(PatienceStep(card, from: origin, to: UInt8(goal)))
      }
    }
    if canFillSpace(card), let goal = firstSpace {
      steps.append(PatienceStep(card, from: origin, to: UInt8(goal)))
    }
  }

  private mutating func addFoundation(
    of card: PackCard, from origin: UInt8, to steps: inout StepList<PatienceStep>
  ) {
    guard foundation(of: card) != nil else { return }
    steps.append(PatienceStep(card, from: origin, to: Spot.foundation))
  }

  private mutating func addLoads(of origin: Int, to steps: inout StepList<PatienceStep>) {
    let (column, top) = (origin & 15, tops[origin & 15])
    let height = Int(heights[column])
    let shown = height - Int(hidden[column])
    addFoundation(of: top, from: UInt8(origin), to: &steps)
    let (room, spaceRoom) = (self.room, self.spaceRoom)
    let space = firstSpace
    var card = top
    for count in 1...shown {
      if count > 1 {
        let ground = below[card.index]
        if rules.loads == .one || !rules.allows(card, on: ground) { break }
        card = ground
      }
      let isWhole = count == height
      guard rules.loads != .topOrWhole || count == 1 || isWhole else { continue }
      for goal in 0..<columnCount where goal != origin && tops[goal & 15] != .none {
        if count <= room, rules.allows(card, on: tops[goal & 15]) {
          steps.append(PatienceStep(card, count, from: UInt8(origin), to: UInt8(goal)))
        }
      }
      if let space, !isWhole, count <= spaceRoom, canFillSpace(card) {
        steps.append(PatienceStep(card, count, from: UInt8(origin), to: UInt8(space)))
      }
    }
    if cellsTaken < rules.cells {
      steps.append(PatienceStep(top, from: UInt8(origin), to: Spot.cell))
    }
  }

  mutating func allows(_ step: PatienceStep) -> Bool {
    var legal = StepList<PatienceStep>()
    addSteps(to: &legal)
    return legal.contains(step)
  }

  private func canFillSpace(_ card: PackCard) -> Bool {
    guard emptyColumns > 0 else { return false }
    return switch rules.spaces {
    case .any: true
    case .kings: card.isKing
    case .nothing: false
    }
  }

  private var firstSpace: Int? {
    mutating get {
      guard emptyColumns > 0 else { return nil }
      return (0..<columnCount).first { tops[$0 & 15] == .none }
    }
  }

  /// How many cards may travel at once to a card, and to an empty column.
  private var room: Int {
    guard rules.loads == .run, rules.cells > 0 else { return .max }
    return (1 + rules.cells - cellsTaken) << (rules.travelsThroughSpaces ? emptyColumns : 0)
  }

  private var spaceRoom: Int {
    guard rules.loads == .run, rules.cells > 0 else { return .max }
    let columns = rules.travelsThroughSpaces ? max(emptyColumns - 1, 0) : 0
    return (1 + rules.cells - cellsTaken) << columns
  }
}
