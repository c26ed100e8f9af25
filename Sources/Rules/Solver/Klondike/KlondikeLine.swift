// SPDX-License-Identifier: GPL-3.0-or-later

/// Steps that win, one after the other.
struct KlondikeLine {
  private(set) var steps: [KlondikeStep]
  private let start: KlondikePosition
  private var layout: KlondikeLayout

  init(_ steps: [KlondikeStep], from start: KlondikePosition, _ layout: KlondikeLayout) {
    self.steps = steps
    self.start = start
    self.layout = layout
  }

  /// Leaves out what the win does not need.
  mutating func shorten() {
    var index = 0
    while index < steps.count {
      if !leaveOut(at: index) { index += 1 }
    }
  }

  /// Leaves a step out, together with a later one that takes it back, or put into its place.
  private mutating func leaveOut(at index: Int) -> Bool {
    let step = steps[index]
    let rest = steps[(index + 1)...]
    switch step.kind {
    case .uncover: return wins(without: index)
    case .raise, .lower:
      let back: KlondikeStep.Kind = step.kind == .raise ? .lower : .raise
      guard let other = rest.firstIndex(of: KlondikeStep(back, step.card)) else { return false }
      return wins(without: index, other)
    case .layDrawn:
      guard let other = rest.firstIndex(of: KlondikeStep(.raise, step.card)) else { return false }
      return wins(without: index, other, instead: KlondikeStep(.raiseDrawn, step.card))
    case .raiseDrawn: return false
    }
  }

  /// - Returns: whether it was done.
  private mutating func wins(
    without index: Int, _ other: Int? = nil, instead: KlondikeStep? = nil
  ) -> Bool {
    var shorter = steps
    if let other {
      if let instead { shorter[other] = instead } else { shorter.remove(at: other) }
    }
    shorter.remove(at: index)
    var position = start
    for step in shorter {
      guard !(position.cards(step.kind, &layout) & KlondikeCards(step.card)).isEmpty else {
        return false
      }
      position.take(step, &layout)
    }
    guard position.isWon else { return false }
    steps = shorter
    return true
  }
}

// From the path.
extension KlondikeSearch {
  /// The steps that win, once a win is found, and none that it does not need.
  mutating func line() -> [KlondikeStep] {
    var steps: [KlondikeStep] = []
    var position = root
    climb(&position, &steps)
    for branch in path {
      let change = change(position, to: branch.up)
      for step in change + [branch.step] + (branch.second.map { [$0] } ?? []) {
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
    while let step = climbingStep(position) {
      position.take(step, &layout)
      steps.append(step)
    }
  }

  /// The fewest steps to other foundations that can all be taken back.
  private mutating func change(
    _ start: KlondikePosition, to up: KlondikeCards
  ) -> [KlondikeStep] {
    var found: [(up: KlondikeCards, steps: [KlondikeStep])] = [(start.up, [])]
    var index = 0
    while index < found.count, found[index].up != up {
      let (here, steps) = found[index]
      var position = start
      position.up = here
      for kind in [KlondikeStep.Kind.raise, .lower] {
        for card in position.cards(kind, &layout) - position.grounded {
          let next = kind == .raise ? here | KlondikeCards(card) : here - KlondikeCards(card)
          guard !found.contains(where: { $0.up == next }) else { continue }
          found.append((next, steps + [KlondikeStep(kind, card)]))
        }
      }
      index += 1
    }
    return index < found.count ? found[index].steps : []
  }
}
