// SPDX-License-Identifier: GPL-3.0-or-later

/// Cards go from the end of one column to another, or ten are dealt.
struct SpiderStep: Hashable {
  /// From the stock to every column.
  static var deal: SpiderStep { SpiderStep(0, from: 15, to: 15) }

  private let bits: UInt16

  init(_ count: Int, from origin: Int, to goal: Int) {
    bits = UInt16(count) << 8 | UInt16(origin) << 4 | UInt16(goal)
  }

  var count: Int { Int(bits >> 8) }
  var origin: Int { Int(bits >> 4 & 15) }
  var goal: Int { Int(bits & 15) }
}

extension SpiderPosition {
  /// Appends the legal steps.
  ///
  /// - Parameter isDistinct: whether those are left out that lead where another one does but for the
  ///   order of the columns, and dealing.
  mutating func addSteps(to steps: inout [SpiderStep], isDistinct: Bool) {
    for origin in 0..<Self.columnCount where runs[origin] > 0 {
      let least = tops[origin].rank
      for goal in 0..<Self.columnCount where goal != origin && tops[goal] != .none {
        // The card that goes there, of those that move together, is one rank lower.
        let count = tops[goal].rank - least
        if count > 0, count <= runs[origin] {
          steps.append(SpiderStep(count, from: origin, to: goal))
        }
      }
      if emptyColumns > 0 { addEmptySteps(from: origin, to: &steps, isDistinct) }
    }
    if !isDistinct, canDeal { steps.append(.deal) }
  }

  private mutating func addEmptySteps(
    from origin: Int, to steps: inout [SpiderStep], _ isDistinct: Bool
  ) {
    for goal in 0..<Self.columnCount where tops[goal] == .none {
      for count in 1...runs[origin] where !isDistinct || count < heights[origin] {
        steps.append(SpiderStep(Int(count), from: origin, to: goal))
      }
      if isDistinct { return }
    }
  }

  /// Appends the steps to the first empty column.
  mutating func addFills(to steps: inout [SpiderStep]) {
    for origin in 0..<Self.columnCount where runs[origin] > 0 {
      addEmptySteps(from: origin, to: &steps, true)
    }
  }

  /// Whether a step can be taken.
  mutating func allows(_ step: SpiderStep) -> Bool {
    if step == .deal { return canDeal }
    guard step.origin != step.goal, step.count <= runs[step.origin & 15] else { return false }
    let (top, goal) = (tops[step.origin & 15], tops[step.goal & 15])
    return goal == .none || goal.rank - top.rank == step.count
  }
}
