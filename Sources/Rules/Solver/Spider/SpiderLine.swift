// SPDX-License-Identifier: GPL-3.0-or-later

/// A line of steps that wins, made shorter where that is cheap: what a search finds is full of steps
/// that lead nowhere, and the first of them may be told as a hint.
struct SpiderLine {
  private(set) var steps: [SpiderStep]

  init(_ steps: [SpiderStep], from start: SpiderPosition) {
    self.steps = steps
    while dropSteps(from: start) {}
  }

  /// Leaves out every step without which the others still win.
  ///
  /// - Returns: whether there were any.
  private mutating func dropSteps(from start: SpiderPosition) -> Bool {
    let count = steps.count
    var position = start
    var index = 0
    while index < steps.count {
      if let rest = rest(without: index, from: position) {
        steps.replaceSubrange(index..., with: rest)
      } else {
        position.take(steps[index])
        index += 1
      }
    }
    return steps.count < count
  }

  /// What follows a step, without all that cannot be taken once it is left out. Where its cards
  /// would go on, they do so from where they lie.
  ///
  /// - Returns: nil where that does not win.
  private func rest(without index: Int, from position: SpiderPosition) -> [SpiderStep]? {
    let dropped = steps[index]
    var position = position
    var rest: [SpiderStep] = []
    for step in steps[(index + 1)...] {
      if position.isWon { break }
      let direct = SpiderStep(step.count, from: dropped.origin, to: step.goal)
      if position.allows(step) {
        rest.append(step)
      } else if step.origin == dropped.goal, position.allows(direct) {
        rest.append(direct)
      } else {
        continue
      }
      position.take(rest[rest.count - 1])
    }
    return position.isWon ? rest : nil
  }
}
