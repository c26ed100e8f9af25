// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where the arrow keys are: at a place, and at a card in it.
struct Cursor: Hashable, Codable, Sendable {
  /// Which of the numbered places, from 0.
  private(set) var index = 0
  /// How many steps below the top card; the face-down cards of a place are one step.
  private(set) var depth = 0

  func place(on table: Table) -> Place {
    let places = Numbering(table).places
    return places[min(index, places.count - 1)]
  }

  /// The card it is on; nil at an empty place and on face-down cards.
  func piece(on table: Table) -> Piece? {
    let pile = table[place(on: table)]
    guard depth < pile.count else { return nil }
    let lying = pile[pile.count - 1 - depth]
    return lying.isFaceUp ? lying.piece : nil
  }

  /// Goes to the top of a place.
  mutating func go(to place: Place, on table: Table) {
    self = Cursor(index: Numbering(table).places.firstIndex(of: place) ?? index)
  }

  /// Stays in a pile that has become smaller.
  mutating func settle(on table: Table) { depth = min(depth, deepest(on: table)) }

  /// Goes to the next of some places in the order of the table, or to the one before.
  ///
  /// - Parameter isFromEnd: whether that is the very first, or the last, wherever the cursor is.
  /// - Returns: False where there is none; it stays where it is.
  mutating func seek(
    _ step: Command.Step, among choices: [Place], fromEnd isFromEnd: Bool = false, on table: Table
  ) -> Bool {
    let indices = choices.compactMap(Numbering(table).places.firstIndex).sorted()
    let next =
      step == .nextChoice
      ? indices.first { isFromEnd || $0 > index } : indices.last { isFromEnd || $0 < index }
    guard let next else { return false }
    self = Cursor(index: next)
    return true
  }

  /// Goes a step.
  ///
  /// - Parameter carried: the piece in hand, to which the way up from a grid leads.
  /// - Returns: False at an edge.
  mutating func move(_ step: Command.Step, on table: Table, carrying carried: Piece? = nil) -> Bool
  {
    switch place(on: table).coordinate {
    case .square: go(besideSquare(step, on: table, carrying: carried), on: table)
    case .piece: go(besideWaiting(step, on: table), on: table)
    default: moveAmongPiles(step, on: table)
    }
  }

  private mutating func go(_ goal: Place?, on table: Table) -> Bool {
    guard let goal, goal != place(on: table), Numbering(table).places.contains(goal) else {
      return false
    }
    go(to: goal, on: table)
    return true
  }

  private mutating func moveAmongPiles(_ step: Command.Step, on table: Table) -> Bool {
    let (before, last) = (self, Numbering(table).places.count - 1)
    switch step {
    case .left: self = Cursor(index: max(index - 1, 0))
    case .right: self = Cursor(index: min(index + 1, last))
    case .first: self = Cursor(index: 0)
    case .last: self = Cursor(index: last)
    case .up: depth = min(depth + 1, deepest(on: table))
    case .down: depth = max(depth - 1, 0)
    case .previousChoice, .nextChoice: break
    }
    return self != before
  }

  private func deepest(on table: Table) -> Int {
    let pile = table[place(on: table)]
    let shown = pile.count - pile.hiddenCount
    return max(shown - (pile.hiddenCount == 0 ? 1 : 0), 0)
  }
}
