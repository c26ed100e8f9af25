// SPDX-License-Identifier: GPL-3.0-or-later

// What can be done.
extension ScorpionPosition {
  /// A card joins the next one of its suit at once where nothing could be done later that cannot be done
  /// then: all that lies on it is its own run down to the ace, on which nothing goes; or the next one
  /// ends a run from a king at the end of its column, which never moves again. Before the last deal it
  /// could be better to wait.
  mutating func safeStep() -> ScorpionStep? {
    guard isDealt else { return nil }
    for column in 0..<Self.columnCount {
      guard let card = follower(of: tops[column]) else { continue }
      if isRunToAce(from: card) || isAtRest(column) { return .carry(card, to: column) }
    }
    return nil
  }

  private mutating func isRunToAce(from card: UInt8) -> Bool {
    var card = card
    while card >= 4, joined.contains(card - 4) { card -= 4 }
    return card < 4 && above[Int(card)] == Self.none
  }

  /// Whether a column is a run from a king.
  private mutating func isAtRest(_ column: Int) -> Bool {
    var card = tops[column]
    while joined.contains(card) { card = below[Int(card)] }
    return Self.kings.contains(card) && below[Int(card)] > Self.none
  }

  mutating func addFollowers(to steps: inout [ScorpionStep]) {
    let first = steps.count
    for column in 0..<Self.columnCount {
      guard let card = follower(of: tops[column]) else { continue }
      steps.append(.carry(card, to: column))
      let ground = below[Int(card)]
      if ground >= Self.none || !faceDown.contains(ground) { steps.swapAt(first, steps.count - 1) }
    }
  }

  /// Kings go to an empty column. Which one, and whether another is empty then, makes a difference to
  /// what is dealt there alone.
  mutating func addKings(to steps: inout [ScorpionStep]) {
    for column in 0..<Self.columnCount where tops[column] == Self.none {
      for king in Self.kings where isFree(king) { steps.append(.carry(king, to: column)) }
      if isDealt { return }
    }
  }

  private mutating func isFree(_ king: UInt8) -> Bool {
    guard !gone.contains(king), !faceDown.contains(king) else { return false }
    return isDealt ? below[Int(king)] < Self.none : below[Int(king)] != Self.none
  }
}

// What cannot be done any more.
extension ScorpionPosition {
  /// Whether some card can never come to lie on the next one of its suit.
  ///
  /// What a card waits for only ever goes away, but for the last deal. So where of all that can go, one
  /// after the other, one card is left behind, it is so for ever.
  mutating func isStuck() -> Bool {
    let waiting = Self.followers.subtracting(joined).subtracting(gone)
    var (free, before) = (CardBits(), CardBits(bits: .max))
    while free != before {
      before = free
      for card in waiting.subtracting(free) where canGo(card, after: free) { free.insert(card) }
      for king in Self.kings where canGo(king: king, after: free, of: waiting) { free.insert(king) }
    }
    return !free.isSuperset(of: waiting)
  }

  /// All cards but the kings.
  private static let followers = CardBits(bits: 1 << 48 - 1)

  private mutating func canGo(_ card: UInt8, after free: CardBits) -> Bool {
    let cover = above[Int(card + 4)]
    guard cover == Self.none || free.contains(cover), canTurnUp(card, after: free) else {
      return false
    }
    // The next one may lie above it: then something between them has to go, or that itself.
    var upper = above[Int(card)]
    while upper != Self.none, !free.contains(upper) {
      if upper == card + 4 { return false }
      upper = above[Int(upper)]
    }
    return true
  }

  private mutating func canTurnUp(_ card: UInt8, after free: CardBits) -> Bool {
    !faceDown.contains(card) || free.contains(above[Int(card)])
  }

  /// Whether a king can go to a column, or leave with its run.
  private mutating func canGo(king: UInt8, after free: CardBits, of waiting: CardBits) -> Bool {
    guard !free.contains(king), !gone.contains(king), below[Int(king)] < Self.none,
      canTurnUp(king, after: free)
    else { return false }
    return canLeave(king, after: free, of: waiting)
      || (0..<Self.columnCount).contains { canEmpty($0, after: free, of: waiting) }
  }

  /// Whether a king's run can become complete.
  private func canLeave(_ king: UInt8, after free: CardBits, of waiting: CardBits) -> Bool {
    let suit = CardBits.suit(king - 48)
    return CardBits(bits: suit.bits & waiting.bits & ~free.bits).isEmpty
  }

  private mutating func canEmpty(
    _ column: Int, after free: CardBits, of waiting: CardBits
  ) -> Bool {
    guard tops[column] != Self.none else { return true }
    var bottom = tops[column]
    while below[Int(bottom)] < Self.none { bottom = below[Int(bottom)] }
    return free.contains(bottom)
      || Self.kings.contains(bottom) && canLeave(bottom, after: free, of: waiting)
  }
}
