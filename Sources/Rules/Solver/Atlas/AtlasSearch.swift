// SPDX-License-Identifier: GPL-3.0-or-later

import Games

/// Looks depth first for a way to empty the columns. What is then left lies in the reserve, and the
/// groups can be completed one after the other: the round is won.
struct AtlasSearch {
  typealias AnalysisResult = SearchFinding<AtlasStep>

  let tokens: AtlasTokens
  var columns: AtlasColumns
  /// How many positions were looked into.
  private(set) var states = 0

  /// A position reached, and how.
  private struct Node {
    let position: AtlasPosition
    let step: AtlasStep?
    let parent: Int32
  }

  init(_ tokens: AtlasTokens) {
    self.tokens = tokens
    columns = AtlasColumns(tokens)
  }

  mutating func result(from start: AtlasPosition, effort: Effort) -> AnalysisResult {
    guard tokens.isFinishable else { return .lost }
    guard !tokens.isTooLarge else { return .unknown }
    // A node stays in the list while it is on the way to the one being looked into.
    var nodes = [Node(position: settled(start), step: nil, parent: -1)]
    var open: [Int32] = [0]
    var seen: Set<AtlasPosition> = []
    while let next = open.popLast() {
      let position = nodes[Int(next)].position
      if position.isWon { return .won(line(to: next, in: nodes)) }
      guard seen.insert(position.canonical).inserted else { continue }
      states += 1
      if states > effort.states || (states % 1024 == 0 && effort.isCancelled()) { return .unknown }
      for branch in branches(of: position).reversed() {
        open.append(Int32(nodes.count))
        nodes.append(Node(position: branch.position, step: branch.step, parent: next))
      }
    }
    return .lost
  }

  private func line(to last: Int32, in nodes: [Node]) -> [AtlasStep] {
    var steps: [AtlasStep] = []
    var next = last
    while next >= 0 {
      if let step = nodes[Int(next)].step { steps.append(step) }
      next = nodes[Int(next)].parent
    }
    return steps.reversed()
  }

  /// The position once every free partner has gone to its open group where that is always right.
  func settled(_ position: AtlasPosition) -> AtlasPosition {
    var position = position
    for index in position.columns.indices {
      while position.columns[index] != AtlasColumns.empty {
        let top = columns[position.columns[index]]
        guard tokens.isSettling(top.token, (position.opened, position.met)) else { break }
        position.columns[index] = top.uncovered
      }
    }
    return position
  }

  /// The open groups that are complete; unshared partners in the reserve count as played.
  func completed(_ position: AtlasPosition) -> UInt64 {
    var covered: UInt64 = 0
    for index in position.columns.indices { covered |= columns[position.columns[index]].partners }
    var completed = position.opened & ~covered
    for group in (completed & ~tokens.plain).bits
    where tokens.wantsOfGroup[group] & ~position.met != 0 {
      completed &= ~(1 << UInt64(group))
    }
    return completed
  }

  func hasFreeFoundation(_ position: AtlasPosition) -> Bool {
    (position.opened & ~completed(position)).nonzeroBitCount < AtlasSetup.foundationCount
  }
}
