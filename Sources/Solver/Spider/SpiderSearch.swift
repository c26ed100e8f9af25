// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for a win deal by deal: of the positions that are as many steps from the last deal, the
/// best ones are looked into, and the best ones of all to be dealt on begin the next stage.
struct SpiderSearch {
  enum Finding: Hashable {
    case won([SpiderStep])
    case lost
    case unknown
  }

  /// How a position that was looked into came about.
  private struct Node {
    let parent: Int32
    let step: SpiderStep
  }

  /// A position found, by the one it follows.
  private struct Candidate {
    let score: Int32
    let parent: Int32
    let step: SpiderStep
  }

  private struct Entry {
    var position: SpiderPosition
    let node: Int32
    let score: Int32
  }

  private let effort: Effort
  private let root: SpiderPosition
  /// How many positions were found.
  private(set) var states = 0
  private var weights = SpiderWeights()
  private var width = 0
  private var nodes: [Node] = []
  private var seen = HashTable()
  private var front: [Entry] = []
  private var candidates: [Candidate] = []
  private var dealt: [Entry] = []
  private var steps: [SpiderStep] = []
  private var fills: [SpiderStep] = []
  private var isNarrowed = false
  private var isStopped = false
  var patience = 12
  var most = 0
  var plan: [(SpiderWeights, Int)] = [(SpiderWeights(), 30), (SpiderWeights(), 100), (SpiderWeights(), 300), (SpiderWeights(), 1000), (SpiderWeights(), 3000)]

  init(from start: SpiderPosition, effort: Effort) {
    self.effort = effort
    root = start
  }

  mutating func finding() -> Finding {
    if root.isWon { return .won([]) }
    for (weights, width) in plan {
      self.weights = weights
      self.width = width
      if let line = line() { return .won(line) }
      if isStopped { return .unknown }
      if !isNarrowed { return .lost }
    }
    return .unknown
  }

  private mutating func line() -> [SpiderStep]? {
    seen.clear()
    nodes.removeAll(keepingCapacity: true)
    isNarrowed = false
    _ = seen.insert(root.hash)
    front = [entry(root, from: -1, .deal)]
    while !front.isEmpty {
      dealt.removeAll(keepingCapacity: true)
      var idle = 0
      best = .max
      while !front.isEmpty, idle < patience {
        hasProgress = false
        if let last = advance() { return line(to: last) }
        if isStopped { return nil }
        idle = hasProgress ? 0 : idle + 1
      }
      if !front.isEmpty { isNarrowed = true }
      front = dealt
    }
    return nil
  }
  private var hasProgress = false
  private var best = Int32.max

  private mutating func advance() -> Int? {
    candidates.removeAll(keepingCapacity: true)
    for index in front.indices {
      if index % 16 == 0, effort.isCancelled() { isStopped = true; return nil }
      var position = front[index].position
      if !position.isStockEmpty { deal(index) }
      steps.removeAll(keepingCapacity: true)
      position.addSteps(to: &steps, isDistinct: true)
      for step in steps {
        var next = position
        next.take(step)
        guard seen.insert(next.hash) else { continue }
        if states >= effort.states { isStopped = true; return nil }
        states += 1
        if next.completed > most { most = next.completed }
        if next.isWon {
          nodes.append(Node(parent: front[index].node, step: step))
          return nodes.count - 1
        }
        candidates.append(Candidate(score: Int32(weights.score(&next)), parent: Int32(index), step: step))
      }
    }
    if candidates.count > width {
      isNarrowed = true
      narrow()
    }
    var next: [Entry] = []
    next.reserveCapacity(candidates.count)
    for candidate in candidates {
      var position = front[Int(candidate.parent)].position
      position.take(candidate.step)
      if root_isLast(position), candidate.score < best { best = candidate.score; hasProgress = true }
      next.append(entry(position, from: front[Int(candidate.parent)].node, candidate.step))
    }
    front = next
    return nil
  }

  private func root_isLast(_ position: SpiderPosition) -> Bool { position.isStockEmpty }
  private var counts = [Int32](repeating: 0, count: 8192)
  private mutating func narrow() {
    for index in counts.indices { counts[index] = 0 }
    for candidate in candidates { counts[Int(candidate.score)] += 1 }
    var left = Int32(width)
    var bound = 0
    while left >= counts[bound] {
      left -= counts[bound]
      bound += 1
    }
    var kept = 0
    for candidate in candidates where candidate.score <= bound {
      if candidate.score == bound {
        if left == 0 { continue }
        left -= 1
      }
      candidates[kept] = candidate
      kept += 1
    }
    candidates.removeLast(candidates.count - kept)
  }

  private mutating func deal(_ index: Int) {
    var position = front[index].position
    fills.removeAll(keepingCapacity: true)
    while position.emptyColumns > 0 {
      guard let fill = bestFill(&position) else { return }
      position.take(fill)
      fills.append(fill)
    }
    position.take(.deal)
    guard seen.insert(position.hash) else { return }
    states += 1
    let score = Int32(weights.score(&position))
    if score < best { best = score; hasProgress = true }
    var slot = dealt.count
    if dealt.count >= width {
      isNarrowed = true
      guard let worst = dealt.indices.max(by: { dealt[$0].score < dealt[$1].score }), dealt[worst].score > score else { return }
      slot = worst
    }
    var node = front[index].node
    for fill in fills {
      nodes.append(Node(parent: node, step: fill))
      node = Int32(nodes.count - 1)
    }
    let entry = entry(position, from: node, .deal)
    if slot < dealt.count { dealt[slot] = entry } else { dealt.append(entry) }
  }

  private mutating func bestFill(_ position: inout SpiderPosition) -> SpiderStep? {
    steps.removeAll(keepingCapacity: true)
    position.addFills(to: &steps)
    var best: (score: Int, step: SpiderStep)?
    for step in steps {
      var next = position
      next.take(step)
      let score = weights.score(&next)
      if score < best?.score ?? .max { best = (score, step) }
    }
    return best?.step
  }

  private mutating func entry(_ position: SpiderPosition, from parent: Int32, _ step: SpiderStep) -> Entry {
    nodes.append(Node(parent: parent, step: step))
    var position = position
    return Entry(position: position, node: Int32(nodes.count - 1), score: Int32(weights.score(&position)))
  }

  private func line(to last: Int) -> [SpiderStep] {
    var line: [SpiderStep] = []
    var next = last
    while nodes[next].parent >= 0 {
      line.append(nodes[next].step)
      next = Int(nodes[next].parent)
    }
    return line.reversed()
  }
}
