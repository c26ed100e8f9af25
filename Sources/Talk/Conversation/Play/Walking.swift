// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Walking the table with the arrow keys, as a screen reader walks a page.
extension Playing {
  var focusedPlace: Place { cursor.place(on: table) }

  /// The card the focus is on; nil at an empty place and on face-down cards.
  var focusedPiece: Piece? { cursor.piece(on: table) }

  mutating func move(_ step: Command.Step, _ reply: inout Reply) {
    pick.entry.clear()
    if interaction.resize(step, &self, &reply) || walk(step, &reply) { return }
    let isMoved =
      switch step {
      case _ where step.isToChoice:
        // Targets lie on either side of what was taken.
        cursor.seek(
          step, among: interaction.choices(self, reply), fromEnd: isAtHand(focusedPlace), on: table)
      default: cursor.move(step, on: table, carrying: picked.first)
      }
    if !isMoved { reply.request(.show(.edge(at: focusedPlace))) }
    readFocus(isEdge: !isMoved, after: step, &reply)
  }

  /// Whether what is carried was taken from a place.
  func isAtHand(_ place: Place) -> Bool {
    isCarrying && picked.first.map { table.place(of: $0) == place } ?? false
  }

  func readFocus(
    isEdge: Bool = false, after step: Command.Step? = nil, _ reply: inout Reply
  ) {
    var line = (step?.isToChoice == true ? targetLabel(reply) : nil) ?? focusLabel(reply)
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

  /// What carrying what is in hand to where the focus is would do; nil where it cannot go there.
  private func targetLabel(_ reply: Reply) -> [Term]? {
    guard isCarrying, let piece = picked.first else { return nil }
    let targets = targetsOfParts(of: piece, reply)
    if let target = targets.first(where: { $0.place == focusedPlace }) {
      return [title(of: target, inHand: piece, reply)]
    }
    for part in [piece] + parts(beside: piece) {
      let target = self.targets(for: part, reply).first { $0.place == focusedPlace }
      if let target { return [title(of: target, for: part, reply)] }
    }
    return nil
  }

  private func focusLabel(_ reply: Reply) -> [Term] {
    let narrator = narrator(reply)
    if focusedPlace.isSquare {
      let isPicked = focusedPiece.map(picked.contains) ?? false
      return [narrator.label(ofSquare: focusedPlace, on: table, isPicked: isPicked)]
    }
    if cursor.depth == 0 || table[focusedPlace].isEmpty {
      return narrator.label(of: focusedPlace, on: table)
    }
    let pile = table[focusedPlace]
    return narrator.label(of: pile[pile.count - 1 - cursor.depth].piece, on: table)
  }
}
