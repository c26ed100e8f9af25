// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Walking the table with the arrow keys, as a screen reader walks a page.
extension Playing {
  var focusedPlace: Place { numbering.places[min(focus.place, numbering.places.count - 1)] }

  /// The card the focus is on; nil at an empty place and on face-down cards.
  var focusedPiece: Piece? {
    let pile = table[focusedPlace]
    guard focus.depth < pile.count else { return nil }
    let lying = pile[pile.count - 1 - focus.depth]
    return lying.isFaceUp ? lying.piece : nil
  }

  mutating func focus(on place: Place) {
    focus = Focus(place: numbering.places.firstIndex(of: place) ?? focus.place)
  }

  /// What the focus is on may have gone away from under it.
  mutating func keepFocusOnPile() { focus.depth = min(focus.depth, deepest) }

  mutating func move(_ step: Command.Step, _ reply: inout Reply) {
    entry.clear()
    let before = focus
    if focusedPlace.kind == .square { return walk(step, &reply) }
    if focusedPlace.kind == .tray, step == .down,
      let grid = numbering.places.first(where: { $0.kind == .square })
    {
      focus(on: grid)
      return readFocus(&reply)
    }
    switch step {
    case .left: focus = Focus(place: max(focus.place - 1, 0))
    case .right: focus = Focus(place: min(focus.place + 1, numbering.places.count - 1))
    case .first: focus = Focus(place: 0)
    case .last: focus = Focus(place: numbering.places.count - 1)
    case .up: focus.depth = min(focus.depth + 1, deepest)
    case .down: focus.depth = max(focus.depth - 1, 0)
    }
    let isEdge = focus.place == before.place && focus.depth == before.depth
    if isEdge { reply.request(.show(.edge)) }
    readFocus(isEdge: isEdge, after: step, &reply)
  }

  /// Walks a grid: up and down over its rows, left and right over its columns; up from the first row
  /// to what comes before the grid.
  private mutating func walk(_ step: Command.Step, _ reply: inout Reply) {
    let (row, column) = (focusedPlace.row, focusedPlace.column)
    let squares = numbering.places.filter { $0.kind == .square }
    let above = numbering.places.prefix { $0.kind != .square }.last
    let goal: Place? =
      switch step {
      case .left: .square(row: row, column: column - 1)
      case .right: .square(row: row, column: column + 1)
      case .up: row == squares.first?.row ? above : .square(row: row - 1, column: column)
      case .down: .square(row: row + 1, column: column)
      case .first: squares.first { $0.row == row }
      case .last: squares.last { $0.row == row }
      }
    let isEdge = goal.map { $0 == focusedPlace || !numbering.places.contains($0) } ?? true
    if isEdge { reply.request(.show(.edge)) } else if let goal { focus(on: goal) }
    readFocus(isEdge: isEdge, after: step, &reply)
  }

  /// The deepest step: the face-down cards of a place are one step.
  private var deepest: Int {
    let pile = table[focusedPlace]
    let shown = pile.count - pile.hiddenCount
    return max(shown - (pile.hiddenCount == 0 ? 1 : 0), 0)
  }

  func readFocus(
    isEdge: Bool = false, after step: Command.Step? = nil, _ reply: inout Reply
  ) {
    var line = focusLabel(reply)
    if isEdge, let step { line.insert(edge(after: step), at: 0) }
    reply.say(line, topic: .focus, isKept: false)
  }

  private func edge(after step: Command.Step) -> Term {
    let edge = Term(Key("edge-\(step.rawValue)"))
    return switch focusedPlace.kind {
    case .square: edge.form("grid")
    case .tray: edge.form("tray")
    default: edge
    }
  }

  private func focusLabel(_ reply: Reply) -> [Term] {
    let narrator = narrator(reply)
    if focusedPlace.kind == .square {
      let isPicked = focusedPiece.map(picked.contains) ?? false
      return [narrator.label(ofSquare: focusedPlace, on: table, isPicked: isPicked)]
    }
    if focus.depth == 0 || table[focusedPlace].isEmpty {
      return narrator.label(of: focusedPlace, on: table)
    }
    let pile = table[focusedPlace]
    return narrator.label(of: pile[pile.count - 1 - focus.depth].piece, on: table)
  }

  /// Picks what the focus is on, or moves what is picked there.
  mutating func acceptFocus(_ reply: inout Reply) {
    guard !isGathering, let piece = picked.first else {
      guard focus.depth > 0, let piece = focusedPiece, pickable(at: focusedPlace).contains(piece)
      else { return choose(focusedPlace, &reply) }
      return take([piece], &reply)
    }
    carry(piece, to: focusedPlace, &reply)
  }
}
