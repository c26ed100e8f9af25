// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for a win best first: of all positions found, the one that looks best is looked into next.
///
/// Positions are told apart by 63 bits: in a search of a million, the chance that two of them are
/// taken for one is below one in ten million.
struct FreeCellSearch {
  typealias AnalysisResult = SearchFinding<FreeCellStep>

  /// A position found, and how.
  private struct Node {
    let parent: Int32
    /// The node with the same score that waited before it.
    var link: Int32
    /// Where its position is kept; -1 where it is not. Those of every other step are, once they
    /// are looked into, and the others made again from there.
    var position: Int32 = -1
    let step: FreeCellStep
    let score: UInt16
    let depth: UInt16
    /// How many of its steps were taken.
    var taken: UInt8 = 0
  }

  private let effort: Effort
  private let start: FreeCellPosition
  /// How many positions were found.
  private(set) var states = 0
  private var weights = FreeCellWeights.stages[0].weights
  private var nodes: [Node] = []
  private var positions: [FreeCellPosition] = []
  private var seen = HashTable()
  private var queue = BucketQueue()
  private var steps = FreeCellSteps()
  /// The position looked into.
  private var position: FreeCellPosition
  /// The position found last, and its node; -1 where it has none.
  private var latest: FreeCellPosition
  private var latestNumber = -1

  init(from start: FreeCellPosition, effort: Effort) {
    self.effort = effort
    self.start = start
    position = start
    latest = start
  }

  /// Few positions by each weights in turn, as what misleads one of them seldom misleads the others,
  /// then all that the effort allows.
  mutating func result() -> AnalysisResult {
    for (weights, count) in FreeCellWeights.stages {
      let result = result(by: weights, within: count)
      if result != .unknown || states >= effort.states || effort.isCancelled() { return result }
    }
    return .unknown
  }

  mutating func result(by weights: FreeCellWeights, within count: Int) -> AnalysisResult {
    self.weights = weights
    let bound = count < effort.states - states ? states + count : effort.states
    begin()
    var looks = 0
    while let number = queue.popped({ nodes[$0].link }) {
      if looks % 64 == 0, effort.isCancelled() { return .unknown }
      looks += 1
      restore(number)
      if position.isWon { return .won(line(to: number)) }
      steps.clear()
      position.addSteps(to: &steps, isDistinct: true)
      guard look(into: number, within: bound) else { return .unknown }
    }
    return .lost
  }

  private mutating func begin() {
    nodes.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    seen.clear()
    queue.clear()
    latest = start
    latest.settle()
    _ = seen.insert(latest.hash)
    add(FreeCellStep(.none, to: .none), from: -1, score: weights.score(&latest, after: 0), depth: 0)
  }

  /// Finds the positions that follow, up to one that looks better: the others wait until the search
  /// comes back.
  ///
  /// - Returns: false where the bound is reached.
  private mutating func look(into number: Int, within bound: Int) -> Bool {
    let score = Int(nodes[number].score)
    let depth = nodes[number].depth &+ 1
    var taken = Int(nodes[number].taken)
    while taken < steps.count {
      let step = steps[taken]
      taken += 1
      let hash = position.hash(after: step)
      guard seen.insert(hash) else { continue }
      latest = position
      latestNumber = -1
      latest.take(step, hash: hash)
      guard !latest.settle() || seen.insert(latest.hash) else { continue }
      if states >= bound { return false }
      states += 1
      let nextScore = weights.score(&latest, after: Int(depth))
      let isBetter = nextScore + weights.margin < score
      if isBetter, taken < steps.count {
        nodes[number].taken = UInt8(taken)
        nodes[number].link = queue.push(number, score)
      }
      add(step, from: number, score: nextScore, depth: depth)
      if isBetter { return true }
    }
    return true
  }

  private mutating func add(_ step: FreeCellStep, from parent: Int, score: Int, depth: UInt16) {
    latestNumber = nodes.count
    let link = queue.push(latestNumber, score)
    nodes.append(
      Node(parent: Int32(parent), link: link, step: step, score: UInt16(score), depth: depth))
  }

  /// Makes a node's position the one looked into.
  private mutating func restore(_ number: Int) {
    if number == latestNumber { position = latest } else { replay(to: number) }
    guard nodes[number].position < 0, nodes[number].depth % 2 == 0 else { return }
    nodes[number].position = Int32(positions.count)
    positions.append(position)
  }

  private mutating func replay(to number: Int) {
    let node = nodes[number]
    if node.position >= 0 {
      position = positions[Int(node.position)]
      return
    }
    replay(to: Int(node.parent))
    position.take(node.step)
    position.settle()
  }

  /// The steps to a position, with those that settle each position on the way.
  private func line(to last: Int) -> [FreeCellStep] {
    var chosen: [FreeCellStep] = []
    var next = last
    while nodes[next].parent >= 0 {
      chosen.append(nodes[next].step)
      next = Int(nodes[next].parent)
    }
    var position = start
    var line: [FreeCellStep] = []
    while true {
      guard let step = position.safeStep() ?? chosen.popLast() else { return line }
      position.take(step)
      line.append(step)
    }
  }
}
