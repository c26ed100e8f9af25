// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for a win from one deal of ten to the next: of the positions that are as many steps from
/// the last deal, the best are looked into, and of all those dealt on the best begin the next stage.
///
/// A position costs a number in a ``HashTable`` until ten are dealt, and one looked into 8 bytes more
/// until the next attempt. Whole positions, of about 400 bytes, are kept for four widths at most.
struct SpiderSearch {
  typealias AnalysisResult = SearchFinding<SpiderStep>

  /// A position found, by the one it follows.
  private struct ScoredStep {
    let score: Int
    /// Where that stands in the front.
    let parent: Int
    let step: SpiderStep
  }

  private struct Entry {
    let position: SpiderPosition
    let node: Int
    let score: Int
  }

  private let effort: Effort
  private let root: SpiderPosition
  /// How many positions were found.
  private(set) var states = 0
  private var attempt = SpiderWeights.attempts[0]
  private var trail = SpiderTrail()
  private var seen = HashTable()
  /// What is looked into next, and what is then.
  private var front: [Entry] = []
  private var candidates: [ScoredStep] = []
  /// What the next stage begins with.
  private var dealt: [Entry] = []
  private var steps: [SpiderStep] = []
  private var fills: [SpiderStep] = []
  private var selection = Selection()
  /// The best score of what was dealt in this stage or, in the last one, of any position.
  private var best = Int.max
  /// Whether something was left out that could have led to a win.
  private var isNarrowed = false
  private var isStopped = false
  private var winner: Int?

  init(from start: SpiderPosition, effort: Effort) {
    self.effort = effort
    root = start
  }

  /// By narrow searches and by wider ones, as what misleads one of them seldom misleads the others.
  mutating func result() -> AnalysisResult {
    if root.isWon { return .won([]) }
    for attempt in SpiderWeights.attempts {
      self.attempt = attempt
      look()
      if let winner { return .won(trail.steps(to: winner)) }
      if isStopped { return .unknown }
      if !isNarrowed { return .lost }
    }
    return .unknown
  }

  private mutating func look() {
    trail.clear()
    isNarrowed = false
    front = [Entry(position: root, node: SpiderTrail.root, score: 0)]
    while !front.isEmpty, !isOver {
      dealt.removeAll(keepingCapacity: true)
      // No position of this stage is one of another: fewer cards are left to be dealt.
      seen.clear()
      for entry in front { _ = seen.insert(entry.position.hash) }
      best = .max
      var idle = 0
      while !front.isEmpty, idle < attempt.weights.patience, !isOver {
        let before = best
        advance()
        idle = best < before ? 0 : idle + 1
      }
      if !front.isEmpty { isNarrowed = true }
      keepBestDealt()
      front = dealt
    }
  }

  private var isOver: Bool { isStopped || winner != nil }

  /// Looks into the front, and makes the best of what follows the next one.
  private mutating func advance() {
    candidates.removeAll(keepingCapacity: true)
    for index in front.indices {
      if index % 16 == 0, effort.isCancelled() { isStopped = true }
      if isOver { return }
      look(into: index)
    }
    if selection.keepBest(attempt.width, of: &candidates, by: \.score) { isNarrowed = true }
    var next: [Entry] = []
    next.reserveCapacity(candidates.count)
    for candidate in candidates {
      let parent = front[candidate.parent]
      var position = parent.position
      position.take(candidate.step)
      if position.isStockEmpty { best = min(best, candidate.score) }
      let node = trail.add(candidate.step, after: parent.node)
      next.append(Entry(position: position, node: node, score: candidate.score))
    }
    front = next
  }

  private mutating func look(into index: Int) {
    var position = front[index].position
    if !position.isStockEmpty {
      // Where cards lie when ten are dealt makes a difference, and one way to fill columns is tried.
      if position.emptyColumns > 0 { isNarrowed = true }
      dealOn(from: position, front[index].node)
    }
    steps.removeAll(keepingCapacity: true)
    position.addSteps(to: &steps, isDistinct: true)
    for step in steps {
      var next = position
      next.take(step)
      guard isNew(next.hash) else { continue }
      if next.isWon { return winner = trail.add(step, after: front[index].node) }
      let score = attempt.weights.score(&next)
      candidates.append(ScoredStep(score: score, parent: index, step: step))
    }
  }

  /// Counts a position that was not found before.
  private mutating func isNew(_ hash: UInt64) -> Bool {
    guard seen.insert(hash) else { return false }
    if states >= effort.states { isStopped = true }
    states += 1
    return !isStopped
  }
}

// Dealing.
extension SpiderSearch {
  /// Fills the empty columns, each in the best way, and deals.
  private mutating func dealOn(from start: SpiderPosition, _ parent: Int) {
    var position = start
    fills.removeAll(keepingCapacity: true)
    while position.emptyColumns > 0 {
      guard let fill = bestFill(of: &position) else { return }
      position.take(fill)
      fills.append(fill)
    }
    position.take(.deal)
    guard isNew(position.hash) else { return }
    var node = parent
    for fill in fills { node = trail.add(fill, after: node) }
    node = trail.add(.deal, after: node)
    if position.isWon { return winner = node }
    let score = attempt.weights.score(&position)
    best = min(best, score)
    dealt.append(Entry(position: position, node: node, score: score))
    if dealt.count == 2 * attempt.width { keepBestDealt() }
  }

  private mutating func keepBestDealt() {
    if selection.keepBest(attempt.width, of: &dealt, by: \.score) { isNarrowed = true }
  }

  private mutating func bestFill(of position: inout SpiderPosition) -> SpiderStep? {
    steps.removeAll(keepingCapacity: true)
    position.addFills(to: &steps)
    var best: (score: Int, step: SpiderStep)?
    for step in steps {
      var next = position
      next.take(step)
      let score = attempt.weights.score(&next)
      if score < best?.score ?? .max { best = (score, step) }
    }
    return best?.step
  }
}
