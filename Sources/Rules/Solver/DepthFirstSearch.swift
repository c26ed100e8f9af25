// SPDX-License-Identifier: GPL-3.0-or-later

/// Goes through the positions of a round depth first, each once: where they come to an end without a
/// win, there is none.
struct DepthFirstSearch<Space: SearchSpace> {
  private let space: Space
  private let effort: Effort
  private var seen = HashTable()
  /// How many positions were looked into.
  private(set) var states = 0
  private var isStopped = false
  /// The steps still to be tried from each position on the line, those of the last one at the end.
  private var steps: [Space.Step] = []
  private var line: [Space.Step] = []

  init(_ space: Space, effort: Effort) {
    self.space = space
    self.effort = effort
  }

  mutating func result() -> SearchFinding<Space.Step> {
    if wins(from: space.start) { return .won(line) }
    return isStopped ? .unknown : .lost
  }

  private mutating func wins(from position: Space.Position) -> Bool {
    if space.isWon(position) { return true }
    guard !isStopped, !space.isDead(position), seen.insert(space.hash(of: position)) else {
      return false
    }
    states += 1
    isStopped = states >= effort.states || states % 1024 == 0 && effort.isCancelled()
    let first = steps.count
    space.addSteps(of: position, to: &steps)
    while steps.count > first, let step = steps.popLast() {
      line.append(step)
      if wins(from: space.position(after: step, position)) { return true }
      line.removeLast()
    }
    return false
  }
}
