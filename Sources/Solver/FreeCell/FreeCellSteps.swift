// SPDX-License-Identifier: GPL-3.0-or-later

/// A card, with all that lies on it, goes from one place to another.
struct FreeCellStep: Hashable {
  // Places: eight columns, four cells, the foundation of the card's suit.
  static let firstCell = 8
  static let foundation = 12

  private let bits: UInt16

  init(_ card: UInt8, from origin: Int, to goal: Int) {
    bits = UInt16(card) << 8 | UInt16(origin) << 4 | UInt16(goal)
  }

  var card: UInt8 { UInt8(bits >> 8) }
  var origin: Int { Int(bits >> 4 & 15) }
  var goal: Int { Int(bits & 15) }
}

// What can be done.
extension FreeCellPosition {
  /// A card goes to its foundation where that cannot be wrong. Nil where there is none.
  ///
  /// It cannot where both cards that could lie on it are on foundations. It cannot either where they
  /// could go there at once, and so could the card that could lie on them (Horne's rule).
  mutating func safeStep() -> FreeCellStep? {
    let black = min(founded[0], founded[3])
    let red = min(founded[1], founded[2])
    for suit in 0..<4 {
      guard let card = ready(suit) else { continue }
      // Clubs and spades are 0 and 3, diamonds and hearts 1 and 2.
      let twin = founded[3 - suit]
      let slack: UInt8 = card.rank <= twin + 2 ? 1 : 0
      if card.rank <= (card.isRed ? black : red) + slack { return foundationStep(of: card) }
    }
    return nil
  }

  /// The next card of a suit's foundation where nothing lies on it.
  private mutating func ready(_ suit: Int) -> UInt8? {
    guard founded[suit] < 13 else { return nil }
    let card = founded[suit] << 2 | UInt8(suit)
    return above[Int(card & 63)] == Ground.none ? card : nil
  }

  private mutating func foundationStep(of card: UInt8) -> FreeCellStep? {
    for number in 0..<8 where tops[number] == card {
      return FreeCellStep(card, from: number, to: FreeCellStep.foundation)
    }
    for number in 0..<cellCount where cells[number & 3] == card {
      return FreeCellStep(
        card, from: FreeCellStep.firstCell + number, to: FreeCellStep.foundation)
    }
    return nil
  }

  /// Appends the legal steps.
  ///
  /// - Parameter isDistinct: whether those are left out that lead where another one does, or nowhere
  ///   new, or that others make up for together.
  mutating func addSteps(to steps: inout [FreeCellStep], isDistinct: Bool) {
    for suit in 0..<4 {
      if let card = ready(suit), let step = foundationStep(of: card) { steps.append(step) }
    }
    let taken = taken()
    for number in 0..<cellCount where cells[number & 3] != Ground.none {
      addJoins(of: cells[number & 3], from: FreeCellStep.firstCell + number, taken, &steps)
    }
    for number in 0..<8 where tops[number] != Ground.none {
      addRunSteps(from: number, taken, &steps)
    }
    if emptyColumns > 0 {
      for number in 0..<8 where tops[number] != Ground.none {
        addEmptySteps(from: number, &steps, isDistinct)
      }
      for number in 0..<cellCount where cells[number & 3] != Ground.none {
        addEmptySteps(
          of: cells[number & 3], from: FreeCellStep.firstCell + number, &steps, isDistinct)
      }
    }
    guard freeCells > 0 else { return }
    for number in 0..<8 where tops[number] != Ground.none {
      addCellSteps(of: tops[number], from: number, &steps, isDistinct)
    }
    guard !isDistinct else { return }
    for number in 0..<cellCount where cells[number & 3] != Ground.none {
      addCellSteps(of: cells[number & 3], from: FreeCellStep.firstCell + number, &steps, false)
    }
  }

  /// The cards that the columns' top cards would take, a bit for each.
  private mutating func taken() -> UInt64 {
    var taken: UInt64 = 0
    for number in 0..<8 where tops[number] != Ground.none && tops[number].rank > 0 {
      // The four cards one rank lower, of which two have the other colour: red 1 and 2, black 0, 3.
      let colours: UInt64 = tops[number].isRed ? 0b1001 : 0b0110
      taken |= colours << UInt64((tops[number].rank - 1) << 2)
    }
    return taken
  }

  private mutating func addJoins(
    of card: UInt8, from origin: Int, _ taken: UInt64, _ steps: inout [FreeCellStep]
  ) {
    guard taken & 1 << UInt64(card & 63) != 0 else { return }
    for goal in 0..<8 where tops[goal] != Ground.none && card.follows(tops[goal]) {
      steps.append(FreeCellStep(card, from: origin, to: goal))
    }
  }

  private mutating func addCellSteps(
    of card: UInt8, from origin: Int, _ steps: inout [FreeCellStep], _ isDistinct: Bool
  ) {
    for number in 0..<cellCount where cells[number & 3] == Ground.none {
      steps.append(FreeCellStep(card, from: origin, to: FreeCellStep.firstCell + number))
      if isDistinct { return }
    }
  }

  /// Of a run, one card at most follows a given top card.
  private mutating func addRunSteps(
    from origin: Int, _ taken: UInt64, _ steps: inout [FreeCellStep]
  ) {
    let room = (1 + freeCells) << emptyColumns
    var card = tops[origin]
    for _ in 0..<room {
      addJoins(of: card, from: origin, taken, &steps)
      let ground = below[Int(card & 63)]
      guard ground < Ground.column, card.follows(ground) else { return }
      card = ground
    }
  }

  /// Any card of a run goes to an empty column; where steps are distinct, the top one and the
  /// longest run that can, if they do not lie on nothing themselves.
  private mutating func addEmptySteps(
    from origin: Int, _ steps: inout [FreeCellStep], _ isDistinct: Bool
  ) {
    let room = (1 + freeCells) << (emptyColumns - 1)
    var card = tops[origin]
    for count in 1...room {
      let ground = below[Int(card & 63)]
      let isLast = count == room || ground >= Ground.column || !card.follows(ground)
      if !isDistinct || (ground < Ground.column && (count == 1 || isLast)) {
        addEmptySteps(of: card, from: origin, &steps, isDistinct)
      }
      if isLast { return }
      card = ground
    }
  }

  private mutating func addEmptySteps(
    of card: UInt8, from origin: Int, _ steps: inout [FreeCellStep], _ isDistinct: Bool
  ) {
    for goal in 0..<8 where tops[goal] == Ground.none {
      steps.append(FreeCellStep(card, from: origin, to: goal))
      if isDistinct { return }
    }
  }
}
