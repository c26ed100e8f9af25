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
    if step == .previousChoice || step == .nextChoice { return seek(step, &reply) }
    if focusedPlace.isSquare || focusedPlace.waiting != nil { return walk(step, &reply) }
    switch step {
    case .left: focus = Focus(place: max(focus.place - 1, 0))
    case .right: focus = Focus(place: min(focus.place + 1, numbering.places.count - 1))
    case .first: focus = Focus(place: 0)
    case .last: focus = Focus(place: numbering.places.count - 1)
    case .up: focus.depth = min(focus.depth + 1, deepest)
    case .down: focus.depth = max(focus.depth - 1, 0)
    case .previousChoice, .nextChoice: break
    }
    let isEdge = focus.place == before.place && focus.depth == before.depth
    if isEdge { reply.request(.show(.edge(at: focusedPlace))) }
    readFocus(isEdge: isEdge, after: step, &reply)
  }

  /// Walks a grid, and the pieces that wait to be put on it.
  private mutating func walk(_ step: Command.Step, _ reply: inout Reply) {
    let goal = focusedPlace.waiting != nil ? besideWaiting(step) : besideSquare(step)
    let isEdge = goal.map { $0 == focusedPlace || !numbering.places.contains($0) } ?? true
    if isEdge {
      reply.request(.show(.edge(at: focusedPlace)))
    } else if let goal {
      focus(on: goal)
    }
    readFocus(isEdge: isEdge, after: step, &reply)
  }

  /// Up and down over the rows of a grid, left and right over its columns; up from the first row to
  /// what comes before the grid.
  private func besideSquare(_ step: Command.Step) -> Place? {
    let (row, column) = (focusedPlace.row, focusedPlace.column)
    let squares = numbering.places.filter { $0.isSquare }
    return switch step {
    case .left: .square(row: row, column: column - 1)
    case .right: .square(row: row, column: column + 1)
    case .up: row == squares.first?.row ? above : .square(row: row - 1, column: column)
    case .down: .square(row: row + 1, column: column)
    case .first: squares.first { $0.row == row }
    case .last: squares.last { $0.row == row }
    case .previousChoice, .nextChoice: nil
    }
  }

  /// What comes before a grid; of pieces that wait the one in hand, or the first.
  private var above: Place? {
    picked.first.flatMap(table.place).flatMap { $0.waiting != nil ? $0 : nil }
      ?? waiting.first ?? numbering.places.prefix { !$0.isSquare }.last
  }

  /// Left and right over the pieces that still wait; down to the grid.
  private func besideWaiting(_ step: Command.Step) -> Place? {
    switch step {
    case .left: waiting.last { $0.number < focusedPlace.number }
    case .right: waiting.first { $0.number > focusedPlace.number }
    case .up: nil
    case .down: numbering.places.first { $0.isSquare }
    case .first: waiting.first
    case .last: waiting.last
    case .previousChoice, .nextChoice: nil
    }
  }

  private var waiting: [Place] {
    numbering.places.filter { $0.waiting != nil && !table[$0].isEmpty }
  }

  /// Goes to the next place that offers something, or where what is picked can go.
  private mutating func seek(_ step: Command.Step, _ reply: inout Reply) {
    let places = numbering.places
    let choices = choices(reply).compactMap(places.firstIndex).sorted()
    let goal =
      step == .nextChoice
      ? choices.first { $0 > focus.place } : choices.last { $0 < focus.place }
    if let goal {
      focus = Focus(place: goal)
    } else {
      reply.request(.show(.edge(at: focusedPlace)))
    }
    readFocus(isEdge: goal == nil, after: step, &reply)
  }

  private func choices(_ reply: Reply) -> [Place] {
    if isGathering { return game.picks(after: picked, on: table).compactMap(table.place) }
    if let piece = picked.first { return targets(for: piece, reply).map(\.place) }
    return numbering.places.filter { !isCollecting($0) && hasMove(at: $0, reply) }
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
    // What was asked for is no step on the way.
    reply.say(line, topic: step == nil ? nil : .focus, at: focusedPlace)
  }

  private func edge(after step: Command.Step) -> Term {
    let edge = Term(Key("edge-\(step.rawValue)"))
    if step == .previousChoice || step == .nextChoice { return edge }
    return switch focusedPlace.coordinate {
    case .square: edge.form("grid")
    case .piece: edge.form("tray")
    default: edge
    }
  }

  private func focusLabel(_ reply: Reply) -> [Term] {
    let narrator = narrator(reply)
    if focusedPlace.isSquare {
      let isPicked = focusedPiece.map(picked.contains) ?? false
      return [narrator.label(ofSquare: focusedPlace, on: table, isPicked: isPicked)]
    }
    if focus.depth == 0 || table[focusedPlace].isEmpty {
      return narrator.label(of: focusedPlace, on: table)
    }
    let pile = table[focusedPlace]
    return narrator.label(of: pile[pile.count - 1 - focus.depth].piece, on: table)
  }

  /// Picks what the focus is on, or moves what is picked there. With a gamepad, whatever lies there
  /// already becomes shorter by its deepest card, until it is put back.
  mutating func acceptFocus(_ reply: inout Reply) {
    guard !isGathering, let piece = picked.first else {
      guard focus.depth > 0, let piece = focusedPiece, pickable(at: focusedPlace).contains(piece)
      else { return choose(focusedPlace, &reply) }
      return take([piece], &reply)
    }
    if reply.usesPad, table.place(of: piece) == focusedPlace,
      let shorter = shorterRuns(of: piece, reply).first
    {
      return pick(shorter, &reply)
    }
    carry(piece, to: focusedPlace, &reply)
  }
}
