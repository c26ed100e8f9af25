// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for a win, depth first.
struct KlondikeSearch {
  enum Finding: Hashable {
    case won
    case lost
    case unknown
  }

  /// One way on.
  private struct Branch {
    /// From which foundations.
    var up: KlondikeCards
    var first: KlondikeStep
    var second: KlondikeStep?
    var score: Int16
  }

  private enum Outcome { case won, lost, stopped }

  private let effort: Effort
  private var layout: KlondikeLayout
  private let root: KlondikePosition
  private(set) var states = 0
  private(set) var nodes = 0
  private var bound = 0
  private var refuted = HashTable()
  private var branches: [Branch] = []
  private var ups: [KlondikeCards] = []
  private var path: [Branch] = []

  init(from start: KlondikePosition, _ layout: KlondikeLayout, effort: Effort) {
    self.effort = effort
    self.layout = layout
    root = start
  }

  mutating func finding() -> Finding {
    var start = root
    climb(&start)
    bound = effort.states
    if start.isWon { return .won }
    switch search(start) {
    case .won: return .won
    case .lost: return .lost
    case .stopped: return .unknown
    }
  }

  private mutating func search(_ position: KlondikePosition) -> Outcome {
    nodes += 1
    let first = branches.count
    defer { branches.removeLast(branches.count - first) }
    guard spread(position) else { return .stopped }
    sort(first)
    var index = first
    while index < branches.count {
      let branch = branches[index]
      index += 1
      var next = position
      next.up = branch.up
      next.take(branch.first, &layout)
      if let second = branch.second { next.take(second, &layout) }
      climb(&next)
      if next.isWon {
        path.append(branch)
        return .won
      }
      if refuted.contains(Self.mixed(next.key)) { continue }
      path.append(branch)
      switch search(next) {
      case .won: return .won
      case .stopped: return .stopped
      case .lost: path.removeLast()
      }
    }
    _ = refuted.insert(Self.mixed(position.key))
    return .lost
  }

  static func mixed(_ key: UInt64) -> UInt64 {
    var mixed = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15 & (.max >> 1)
    mixed ^= mixed >> 29
    return mixed << 1
  }

  private mutating func sort(_ first: Int) {
    var index = first + 1
    while index < branches.count {
      var at = index
      while at > first, branches[at].score > branches[at - 1].score {
        branches.swapAt(at, at - 1)
        at -= 1
      }
      index += 1
    }
  }

  private mutating func safeStep(_ position: KlondikePosition) -> KlondikeStep? {
    let good = position.next & position.up.safe
    if good == 0 { return nil }
    let here = good & position.open & position.visible
    if here != 0 { return KlondikeStep(.raise, here.lowest) }
    if position.drawn == 0 || good & ~position.known == 0 { return nil }
    let drawn = layout.step == 1
      ? good & position.drawable(&layout) : position.waste == 0 ? good & position.last(&layout) : 0
    return drawn == 0 ? nil : KlondikeStep(.raiseDrawn, drawn.lowest)
  }

  /// Plays what is safe, and all that can be brought back.
  private mutating func climb(_ position: inout KlondikePosition) {
    while let step = climbStep(position) { position.take(step, &layout) }
  }

  private mutating func climbStep(_ position: KlondikePosition) -> KlondikeStep? {
    if let step = safeStep(position) { return step }
    let free = position.next & position.open & position.visible & ~position.grounded
    return free == 0 ? nil : KlondikeStep(.raise, free.lowest)
  }

  /// Finds all ways on.
  private mutating func spread(_ position: KlondikePosition) -> Bool {
    let firstBranch = branches.count
    let drawable = position.drawable(&layout)
    ups.removeAll(keepingCapacity: true)
    ups.append(position.up)
    var index = 0
    while index < ups.count {
      if states >= bound { return false }
      states += 1
      if states & 255 == 0, effort.isCancelled() { return false }
      var here = position
      here.up = ups[index]
      index += 1
      let next = here.next
      let open = here.open
      let safe = here.up.safe
      let raised = next & open & here.visible
      if raised & safe != 0 {
        let card = raised & safe
        if card & here.grounded != 0 {
          branches.removeLast(branches.count - firstBranch)
          add(here, KlondikeStep(.raise, (card & here.grounded).lowest), nil, 0)
          return true
        }
        insert(here.up | KlondikeCards(card: card.lowest))
        continue
      }
      let welcome = here.welcome(open)
      let penalty = index > 1 ? 3 : 0
      each(raised & here.grounded) { $0.add(here, KlondikeStep(.raise, $1), nil, 60 - penalty) }
      let emptyColumns = here.emptyColumns
      each(here.grounded & welcome) {
        if $0.layout.under($1) != KlondikeLayout.ground {
          $0.add(here, KlondikeStep(.uncover, $1), nil, 50 - penalty)
        } else {
          $0.addEmptying($1, here, drawable, emptyColumns, penalty)
        }
      }
      each(drawable & next) { $0.add(here, KlondikeStep(.raiseDrawn, $1), nil, 40 - penalty) }
      each(drawable & welcome & ~(next & safe)) {
        $0.add(here, KlondikeStep(.layDrawn, $1), nil, 30 - penalty)
      }
      each(raised & ~here.grounded) { $0.insert(here.up | KlondikeCards(card: $1)) }
      let tops = here.up & ~here.up.below
      each(tops & welcome & ~safe) { $0.insert(here.up & ~KlondikeCards(card: $1)) }
    }
    return true
  }

  @inline(__always)
  private mutating func each(
    _ cards: KlondikeCards, _ body: (inout KlondikeSearch, UInt8) -> Void
  ) {
    var left = cards
    while left != 0 {
      body(&self, left.lowest)
      left = left.withoutLowest
    }
  }

  private mutating func addEmptying(
    _ card: UInt8, _ here: KlondikePosition, _ drawable: KlondikeCards, _ emptyColumns: Int,
    _ penalty: Int
  ) {
    if emptyColumns > 0 { return }
    let step = KlondikeStep(.uncover, card)
    each(KlondikeCards.kings & drawable) {
      $0.add(here, step, KlondikeStep(.layDrawn, $1), 20 - penalty)
    }
    each(KlondikeCards.kings & here.grounded) {
      $0.add(here, step, KlondikeStep(.uncover, $1), 45 - penalty)
    }
    each(KlondikeCards.kings & here.up) {
      $0.add(here, step, KlondikeStep(.lower, $1), 0 - penalty)
    }
  }

  private mutating func insert(_ up: KlondikeCards) {
    for other in ups where other == up { return }
    ups.append(up)
  }

  private mutating func add(
    _ here: KlondikePosition, _ first: KlondikeStep, _ second: KlondikeStep?, _ score: Int
  ) {
    branches.append(Branch(up: here.up, first: first, second: second, score: Int16(score)))
  }
}

// The line.
extension KlondikeSearch {
  /// The steps that win, once a win is found.
  mutating func line() -> [KlondikeStep] {
    var steps: [KlondikeStep] = []
    var position = root
    climb(&position, &steps)
    for branch in path {
      for step in shuffles(position, to: branch.up) + [branch.first, branch.second].compactMap(\.self) {
        position.take(step, &layout)
        steps.append(step)
      }
      climb(&position, &steps)
    }
    var line = KlondikeLine(steps, from: root, layout)
    line.shorten()
    return line.steps
  }

  private mutating func climb(_ position: inout KlondikePosition, _ steps: inout [KlondikeStep]) {
    while let step = climbStep(position) {
      position.take(step, &layout)
      steps.append(step)
    }
  }

  /// The fewest steps between foundations and columns that lead to these foundations.
  private mutating func shuffles(
    _ start: KlondikePosition, to up: KlondikeCards
  ) -> [KlondikeStep] {
    var found: [(up: KlondikeCards, parent: Int, step: KlondikeStep)] = [
      (start.up, -1, KlondikeStep(.raise, 0))
    ]
    var index = 0
    while index < found.count, found[index].up != up {
      var here = start
      here.up = found[index].up
      let ways = [
        (KlondikeStep.Kind.raise, here.cards(.raise, &layout) & ~here.grounded),
        (.lower, here.cards(.lower, &layout)),
      ]
      for (kind, cards) in ways {
        each(cards) { search, card in
          let next = here.up ^ KlondikeCards(card: card)
          guard !found.contains(where: { $0.up == next }) else { return }
          found.append((next, index, KlondikeStep(kind, card)))
        }
      }
      index += 1
    }
    guard index < found.count else { return [] }
    var steps: [KlondikeStep] = []
    while found[index].parent >= 0 {
      steps.append(found[index].step)
      index = found[index].parent
    }
    return steps.reversed()
  }
}
