// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win.
protocol SearchWeights {
  associatedtype Position

  /// By which weights so many positions are looked for, in turn. The last ones get what is left.
  static func stages(for start: Position) -> [(weights: Self, states: Int)]

  /// By how much a position has to look better to be looked into before its siblings are found.
  var margin: Int { get }

  /// From 0 up to ``BucketQueue/bound``, for a position after so many steps.
  mutating func score(_ position: inout Position, after steps: Int) -> Int
}

/// Looks for a win best first: of all positions found, the one that looks best is looked into next.
///
/// Positions are told apart by 63 bits: in a search of a million, the chance that two of them are
/// taken for one is below one in ten million.
struct BestFirstSearch<Position: SearchPosition> {
  typealias Step = Position.Step
  typealias Weights = Position.Weights

  /// A position found, and how.
  private struct Node {
    let parent: Int32
    /// The node with the same score that waited before it.
    var link: Int32
    /// Where its position is kept; -1 where it is made again from an earlier one.
    var position: Int32 = -1
    let step: Step
    let score: UInt16
    let depth: UInt16
    /// How many of its steps were taken.
    var taken: UInt16 = 0
  }

  private let effort: Effort
  private let start: Position
  /// How many positions were found.
  private(set) var states = 0
  private var weights: Weights
  private var nodes: [Node] = []
  private var positions: [Position] = []
  private var seen = HashTable()
  private var queue = BucketQueue()
  private var steps = StepList<Step>()
  /// The position looked into.
  private var position: Position
  /// The position found last, and its node; -1 where it has none.
  private var latest: Position
  private var latestNumber = -1

  init(from start: Position, effort: Effort) {
    self.effort = effort
    self.start = start
    weights = Weights.stages(for: start)[0].weights
    position = start
    latest = start
  }

  /// Few positions by each weights in turn, as what misleads one of them seldom misleads the others,
  /// then all that the effort allows.
  mutating func result() -> SearchFinding<Step> {
    for stage in Weights.stages(for: start) {
      let result = result(by: stage.weights, within: stage.states)
      if result != .unknown || states >= effort.states || effort.isCancelled() { return result }
    }
    return .unknown
  }

  mutating func result(by weights: Weights, within count: Int) -> SearchFinding<Step> {
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
      position.addSteps(to: &steps)
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
    add(.none, from: -1, score: weights.score(&latest, after: 0), depth: 0)
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
      latestNumber = -1
      guard position.goOn(step, to: &latest, &seen) else { continue }
      if states >= bound { return false }
      states += 1
      let nextScore = weights.score(&latest, after: Int(depth))
      let isBetter = nextScore + weights.margin < score
      if isBetter, taken < steps.count {
        nodes[number].taken = UInt16(taken)
        nodes[number].link = queue.push(number, score)
      }
      add(step, from: number, score: nextScore, depth: depth)
      if isBetter { return true }
    }
    return true
  }

  private mutating func add(_ step: Step, from parent: Int, score: Int, depth: UInt16) {
    latestNumber = nodes.count
    let link = queue.push(latestNumber, score)
    nodes.append(
      Node(parent: Int32(parent), link: link, step: step, score: UInt16(score), depth: depth))
  }

  /// Makes a node's position the one looked into.
  private mutating func restore(_ number: Int) {
    if number == latestNumber { position = latest } else { replay(to: number) }
    guard nodes[number].position < 0, Int(nodes[number].depth) % Position.keptDepth == 0 else {
      return
    }
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
  private func line(to last: Int) -> [Step] {
    var chosen: [Step] = []
    var next = last
    while nodes[next].parent >= 0 {
      chosen.append(nodes[next].step)
      next = Int(nodes[next].parent)
    }
    var position = start
    var line: [Step] = []
    while true {
      guard let step = position.safeStep() ?? chosen.popLast() else { return line }
      position.take(step)
      line.append(step)
    }
  }
}
