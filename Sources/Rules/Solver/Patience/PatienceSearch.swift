// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for a win best first: of all positions found, the one that looks best is looked into next.
///
/// Positions are told apart by 63 bits, as in ``FreeCellSearch``.
struct PatienceSearch {
  typealias AnalysisResult = SearchFinding<PatienceStep>

  /// A position found, and how.
  private struct Node {
    let parent: Int32
    /// The node with the same score that waited before it.
    var link: Int32
    /// Where its position is kept; -1 where it is made again from an earlier one.
    var position: Int32 = -1
    let step: PatienceStep
    let depth: UInt16
  }

  /// Of so many positions on a line one is kept.
  private static let keptDepth: UInt16 = 8

  private let effort: Effort
  private let start: PatiencePosition
  /// How many positions were found.
  private(set) var states = 0
  private var weights = PatienceWeights()
  private var nodes: [Node] = []
  private var positions: [PatiencePosition] = []
  private var seen = HashTable()
  private var queue = BucketQueue()
  private var steps: [PatienceStep] = []
  private var position: PatiencePosition
  /// The position found last, and its node; -1 where it has none.
  private var latest: PatiencePosition
  private var latestNumber = -1

  init(from start: PatiencePosition, effort: Effort) {
    self.effort = effort
    self.start = start
    position = start
    latest = start
  }

  /// Few positions by each weights in turn, as what misleads one of them seldom misleads the others,
  /// then all that the effort allows.
  mutating func result() -> AnalysisResult {
    for stage in PatienceWeights.stages(for: start.rules) {
      let result = result(by: stage.weights, within: stage.states)
      if result != .unknown || states >= effort.states || effort.isCancelled() { return result }
    }
    return .unknown
  }

  mutating func result(by weights: PatienceWeights, within count: Int) -> AnalysisResult {
    self.weights = weights
    let bound = count < effort.states - states ? states + count : effort.states
    begin()
    var looks = 0
    while let number = queue.popped({ nodes[$0].link }) {
      if looks % 64 == 0, effort.isCancelled() { return .unknown }
      looks += 1
      restore(number)
      if position.isWon { return .won(line(to: number)) }
      steps.removeAll(keepingCapacity: true)
      position.addSteps(to: &steps)
      for step in steps {
        latest = position
        latestNumber = -1
        latest.take(step)
        latest.settle()
        guard seen.insert(latest.hash) else { continue }
        if states >= bound { return .unknown }
        states += 1
        add(step, from: number, depth: nodes[number].depth &+ 1)
      }
    }
    return start.rules.isWhole ? .lost : .unknown
  }

  private mutating func begin() {
    nodes.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    seen.clear()
    queue.clear()
    latest = start
    latest.settle()
    _ = seen.insert(latest.hash)
    add(.none, from: -1, depth: 0)
  }

  private mutating func add(_ step: PatienceStep, from parent: Int, depth: UInt16) {
    latestNumber = nodes.count
    let link = queue.push(latestNumber, weights.score(&latest, after: Int(depth)))
    nodes.append(Node(parent: Int32(parent), link: link, step: step, depth: depth))
  }

  /// Makes a node's position the one looked into.
  private mutating func restore(_ number: Int) {
    if number == latestNumber { position = latest } else { replay(to: number) }
    guard nodes[number].position < 0, nodes[number].depth % Self.keptDepth == 0 else { return }
    nodes[number].position = Int32(positions.count)
    positions.append(position)
  }

  private mutating func replay(to number: Int) {
    let node = nodes[number]
    if node.position >= 0 {
      position = positions[Int(node.position)]
      return
    }
    if node.parent < 0 {
      position = start
    } else {
      replay(to: Int(node.parent))
      position.take(node.step)
    }
    position.settle()
  }

  /// The steps to a position, with those that settle each position on the way.
  private func line(to last: Int) -> [PatienceStep] {
    var chosen: [PatienceStep] = []
    var next = last
    while nodes[next].parent >= 0 {
      chosen.append(nodes[next].step)
      next = Int(nodes[next].parent)
    }
    var position = start
    var line: [PatienceStep] = []
    while true {
      guard let step = position.safeStep() ?? chosen.popLast() else { return line }
      position.take(step)
      line.append(step)
    }
  }
}

extension PatiencePosition {
  /// Plays every safe card to the foundations.
  mutating func settle() {
    while let step = safeStep() { take(step) }
  }

  /// A winning line from here without the steps that it wins without: the search stops at the first win
  /// it sees, after many a detour, and the first step of a line is what a player is told.
  func shortened(_ line: [PatienceStep]) -> [PatienceStep] {
    var (position, line) = (self, line)
    var index = 0
    while index < line.count {
      if let rest = position.rest(line[(index + 1)...]) {
        line.replaceSubrange(index..., with: rest)
      } else {
        position.take(line[index])
        index += 1
      }
    }
    return line
  }

  /// Those of the steps that can be taken; nil where they do not win.
  private func rest(_ steps: ArraySlice<PatienceStep>) -> [PatienceStep]? {
    var position = self
    var rest: [PatienceStep] = []
    var legal: [PatienceStep] = []
    for step in steps where !position.isWon {
      legal.removeAll(keepingCapacity: true)
      position.addSteps(to: &legal)
      if legal.contains(step) {
        position.take(step)
        rest.append(step)
      } else if step.goal == PatienceStep.Spot.foundation {
        return nil
      }
    }
    return position.isWon ? rest : nil
  }
}
