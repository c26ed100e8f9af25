// SPDX-License-Identifier: GPL-3.0-or-later

/// A position of a patience with foundations, as ``BestFirstSearch`` goes on from it.
protocol SearchPosition {
  associatedtype Step: SearchStep
  associatedtype Weights: SearchWeights where Weights.Position == Self

  /// Of so many positions on a line one is kept whole; the others are made again from there.
  static var keptDepth: Int { get }

  var isWon: Bool { get }
  /// Equal for positions that come to the same.
  var hash: UInt64 { get }

  /// A card goes to its foundation where that cannot be wrong; nil where there is none.
  mutating func safeStep() -> Step?

  /// Appends the legal steps; of those that lead to the same, one.
  mutating func addSteps(to steps: inout StepList<Step>)

  /// Whether a step is legal, and changes anything.
  mutating func allows(_ step: Step) -> Bool

  /// Takes a legal step.
  mutating func take(_ step: Step)

  /// Makes `next` the position after a step and all that is safe then.
  ///
  /// - Returns: whether it was not seen before.
  mutating func goOn(_ step: Step, to next: inout Self, _ seen: inout HashTable) -> Bool
}

protocol SearchStep: Hashable {
  /// No step, which leads to where a search begins.
  static var none: Self { get }
  var isToFoundation: Bool { get }
}

extension SearchPosition {
  mutating func goOn(_ step: Step, to next: inout Self, _ seen: inout HashTable) -> Bool {
    next = self
    next.take(step)
    next.settle()
    return seen.insert(next.hash)
  }

  /// Plays every safe card to the foundations.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  mutating func settle() -> Bool {
    var isChanged = false
    while let step = safeStep() {
      take(step)
      isChanged = true
    }
    return isChanged
  }

  /// A winning line from here without the steps that it wins without.
  ///
  /// The search stops at the first win it sees, after many a detour; the first step of a line is
  /// what a player is told.
  func shortened(_ line: [Step]) -> [Step] {
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

  /// Those of the steps that can be taken; nil where they do not win, which is sure when one to a
  /// foundation cannot: no later one brings the card there.
  private func rest(_ steps: ArraySlice<Step>) -> [Step]? {
    var position = self
    var rest: [Step] = []
    for step in steps {
      if position.allows(step) {
        position.take(step)
        rest.append(step)
      } else if step.isToFoundation {
        return nil
      }
    }
    return position.isWon ? rest : nil
  }
}
