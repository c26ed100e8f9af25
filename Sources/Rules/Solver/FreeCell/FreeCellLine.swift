// SPDX-License-Identifier: GPL-3.0-or-later

extension FreeCellPosition {
  /// A winning line from here without the steps that it wins without.
  ///
  /// The search stops at the first win it sees, after many a detour; the first step of a line is
  /// what a player is told.
  func shortened(_ line: [FreeCellStep]) -> [FreeCellStep] {
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
  private func rest(_ steps: ArraySlice<FreeCellStep>) -> [FreeCellStep]? {
    var position = self
    var rest: [FreeCellStep] = []
    for step in steps {
      if position.allows(step) {
        position.take(step)
        rest.append(step)
      } else if step.ground == .foundation {
        return nil
      }
    }
    return position.isWon ? rest : nil
  }

  /// Whether a step is legal, and changes anything.
  mutating func allows(_ step: FreeCellStep) -> Bool {
    let ground = below[step.card.index]
    guard ground != .foundation, ground != step.ground else { return false }
    var count = 1
    var upper = above[step.card.index]
    while upper != .none {
      guard joined.contains(upper) else { return false }
      count += 1
      upper = above[upper.index]
    }
    switch step.ground {
    case .foundation: return ready.contains(step.card)
    case .cell: return freeCells > 0 && count == 1
    case .column: return emptyColumns > 0 && count <= room(toEmpty: true)
    default:
      return tops.contains(step.ground) && step.card.follows(step.ground)
        && count <= room(toEmpty: false)
    }
  }
}
