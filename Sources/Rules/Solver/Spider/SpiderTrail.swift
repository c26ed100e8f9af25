// SPDX-License-Identifier: GPL-3.0-or-later

/// How positions came about: of each, its last step and the position before it.
struct SpiderTrail {
  private struct Node {
    let parent: Int32
    let step: SpiderStep
  }

  /// What the first position follows.
  static let root = -1
  private var nodes: [Node] = []

  /// - Returns: the number of the position that the step leads to.
  mutating func add(_ step: SpiderStep, after parent: Int) -> Int {
    nodes.append(Node(parent: Int32(truncatingIfNeeded: parent), step: step))
    return nodes.count - 1
  }

  mutating func clear() { nodes.removeAll(keepingCapacity: true) }

  /// The steps to a position.
  func steps(to last: Int) -> [SpiderStep] {
    var steps: [SpiderStep] = []
    var number = last
    while number != Self.root {
      steps.append(nodes[number].step)
      number = Int(nodes[number].parent)
    }
    return steps.reversed()
  }
}
