// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Says whether a round of Accordion can be won.
public struct AccordionSolver: GameSolver {
  public let game: Accordion
  public let effort: Effort

  public init(_ game: Accordion, effort: Effort = .usual(for: Accordion.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    var search = AccordionSearch(AccordionPosition(match.table, of: game), effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: $0) { $0.move(in: game, on: $1) }
    }
  }
}

extension AccordionStep {
  func move(in game: Accordion, on table: Table) -> Move? {
    let row = table.row
    guard row.indices.contains(pile), pile >= stride else { return nil }
    return Move(table[row[pile]].top?.piece, to: row[pile - stride])
  }
}

/// All tables that are as many moves away at once, of too many the most promising; each move takes
/// one pile, so that none is met again later. Where that finds no win, it begins again with more of
/// them. A round is lost where none had to be left out.
struct AccordionSearch {
  private let root: AccordionPosition
  private let effort: Effort
  private(set) var states = 0

  private struct Node {
    var position: AccordionPosition
    /// Where it comes from in the layer before, and by which step.
    let parent: Int
    let step: AccordionStep
    let worth: Int
  }

  init(_ root: AccordionPosition, effort: Effort) {
    self.root = root
    self.effort = effort
  }

  mutating func result() -> SearchFinding<AccordionStep> {
    if root.isWon { return .won([]) }
    var width = Self.leastWidth
    while states < effort.states, !effort.isCancelled() {
      if let finding = finding(width: width) { return finding }
      width *= 4
    }
    return .unknown
  }

  private static let leastWidth = 250

  /// - Returns: nil where a win may lie in what was left out.
  private mutating func finding(width: Int) -> SearchFinding<AccordionStep>? {
    var layers: [[Node]] = []
    var isWhole = true
    var front = [Node(position: root, parent: 0, step: AccordionStep(pile: 0, stride: 0), worth: 0)]
    while !front.isEmpty {
      if let index = front.firstIndex(where: \.position.isWon) {
        return .won(line(to: index, of: front, after: layers))
      }
      guard !effort.isCancelled() else { return nil }
      var next = successors(of: &front)
      if next.count > width {
        isWhole = false
        next.sort { $0.worth > $1.worth }
        next.removeSubrange(width...)
      }
      layers.append(front)
      front = next
    }
    return isWhole ? .lost : nil
  }

  private mutating func successors(of front: inout [Node]) -> [Node] {
    var seen = HashTable()
    var next: [Node] = []
    for parent in front.indices {
      for step in front[parent].position.steps() {
        var position = front[parent].position
        position.take(step)
        guard seen.insert(position.hash()) else { continue }
        states += 1
        let worth = position.worth()
        next.append(Node(position: position, parent: parent, step: step, worth: worth))
      }
    }
    return next
  }

  private func line(to index: Int, of front: [Node], after layers: [[Node]]) -> [AccordionStep] {
    var (node, steps) = (front[index], [front[index].step])
    for layer in layers.dropFirst().reversed() {
      node = layer[node.parent]
      steps.append(node.step)
    }
    return steps.reversed()
  }
}
