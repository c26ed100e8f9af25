// SPDX-License-Identifier: GPL-3.0-or-later

/// The steps of one position.
struct StepList<Step: SearchStep> {
  /// More than any position has: two packs of which any card can be drawn, on ten columns, have less
  /// than 400.
  private var steps = InlineArray<512, Step>(repeating: .none)
  private(set) var count = 0

  mutating func append(_ step: Step) {
    steps[count & 511] = step
    count += 1
  }

  mutating func clear() { count = 0 }

  subscript(index: Int) -> Step {
    mutating get { steps[index & 511] }
  }

  mutating func contains(_ step: Step) -> Bool {
    for index in 0..<count where steps[index & 511] == step { return true }
    return false
  }
}
