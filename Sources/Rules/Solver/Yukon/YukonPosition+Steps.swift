// SPDX-License-Identifier: GPL-3.0-or-later

extension YukonPosition: SearchPosition {
  typealias Weights = YukonWeights
  typealias Step = YukonStep

  static var keptDepth: Int { 4 }

  /// A card goes to its foundation where nothing could come to lie on it that has nowhere else to go:
  /// all of the next rank down and of the other colour are there, and all of the rank below that and
  /// of its own.
  mutating func safeStep() -> YukonStep? {
    for suit in 0..<4 {
      let card = next[suit & 3]
      guard isOnTop(card), isBare(card) else { continue }
      return .place(card)
    }
    return nil
  }

  private mutating func isBare(_ card: UInt8) -> Bool {
    for suit in 0..<4 as Range<UInt8> {
      let margin: UInt8 = Self.alternates(card, suit) ? 0 : 4
      if (next[Int(suit & 3)] | 3) + margin < card { return false }
    }
    return true
  }

  private mutating func isOnTop(_ card: UInt8) -> Bool {
    card < 52 && above[Int(card & 63)] == Self.none && below[Int(card & 63)] != Self.foundation
  }

  mutating func addSteps(to steps: inout StepList<YukonStep>) {
    for suit in 0..<4 where isOnTop(next[suit & 3]) { steps.append(.place(next[suit & 3])) }
    var hasSpace = false
    for column in 0..<Self.columnCount {
      let top = tops[column & 7]
      if top != Self.none {
        guard top >= 4 else { continue }
        let first = top & ~3 - 4
        for card in first..<(first + 4)
        where Self.alternates(card, top) && canLeave(card, for: top) {
          steps.append(.carry(card, to: column))
        }
      } else if !hasSpace {
        hasSpace = true
        for king in Self.kings where canLeave(king, for: Self.none) {
          steps.append(.carry(king, to: column))
        }
      }
    }
  }

  mutating func allows(_ step: YukonStep) -> Bool {
    if step.isToFoundation { return step.card == next[Int(step.card & 3)] && isOnTop(step.card) }
    let top = tops[step.column & 7]
    let follows =
      top == Self.none
      ? Self.kings.contains(step.card)
      : step.card >> 2 + 1 == top >> 2 && Self.alternates(step.card, top)
    return follows && canLeave(step.card, for: top)
  }

  /// Whether a card can go away, and not to the top of its own column. The last one of a foundation
  /// comes back.
  private mutating func canLeave(_ card: UInt8, for top: UInt8) -> Bool {
    switch below[Int(card & 63)] {
    case Self.foundation: next[Int(card & 3)] == card + 4
    case Self.none where top == Self.none: false
    default: !faceDown.contains(card) && self.top(over: card) != top
    }
  }

  mutating func take(_ step: YukonStep) {
    if step.isToFoundation { place(step.card) } else { carry(step.card, to: step.column) }
  }
}
