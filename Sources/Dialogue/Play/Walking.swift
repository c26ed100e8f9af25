// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Walking the table with the arrow keys, as a screen reader walks a page.
extension Playing {
  var focusedPlace: Place { numberedPlaces[min(focus.place, numberedPlaces.count - 1)] }

  /// The card the focus is on; nil at an empty place and on face-down cards.
  var focusedPiece: Piece? {
    let pile = table[focusedPlace]
    guard focus.depth < pile.count else { return nil }
    let lying = pile[pile.count - 1 - focus.depth]
    return lying.isFaceUp ? lying.piece : nil
  }

  mutating func focus(on place: Place) {
    focus = Focus(place: numberedPlaces.firstIndex(of: place) ?? focus.place)
  }

  /// What the focus is on may have gone away from under it.
  mutating func keepFocusOnPile() { focus.depth = min(focus.depth, deepest) }

  mutating func move(_ step: Command.Step, _ reply: inout Reply) {
    entry.clear()
    let before = focus
    switch step {
    case .left: focus = Focus(place: max(focus.place - 1, 0))
    case .right: focus = Focus(place: min(focus.place + 1, numberedPlaces.count - 1))
    case .first: focus = Focus(place: 0)
    case .last: focus = Focus(place: numberedPlaces.count - 1)
    case .up: focus.depth = min(focus.depth + 1, deepest)
    case .down: focus.depth = max(focus.depth - 1, 0)
    }
    let isEdge = focus.place == before.place && focus.depth == before.depth
    if isEdge { reply.request(.show(.edge)) }
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
    if isEdge, let step { line.insert(Term(Key("edge-\(step.rawValue)")), at: 0) }
    reply.say(line, topic: .focus, isKept: false)
  }

  private func focusLabel(_ reply: Reply) -> [Term] {
    let narrator = narrator(reply)
    if focus.depth == 0 || table[focusedPlace].isEmpty {
      return narrator.label(of: focusedPlace, on: table)
    }
    let pile = table[focusedPlace]
    return narrator.label(of: pile[pile.count - 1 - focus.depth].piece, on: table)
  }

  /// Picks what the focus is on, or moves what is picked there.
  mutating func acceptFocus(_ reply: inout Reply) {
    guard let piece = picked else {
      guard focus.depth > 0, let piece = focusedPiece, pickable(at: focusedPlace).contains(piece)
      else { return choose(focusedPlace, &reply) }
      return take([piece], &reply)
    }
    carry(piece, to: focusedPlace, &reply)
  }
}
