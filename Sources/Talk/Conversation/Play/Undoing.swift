// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Moves taken back and done again, one or several, and the bookmark.
extension Playing {
  /// What is in hand is put back first, which is all where one move is to be undone.
  mutating func undo(_ count: Int, _ reply: inout Reply) {
    if count == 1, !picked.isEmpty { return giveUpPick(&reply) }
    guard match.canUndo else {
      return reply.say(match.moveCount == 0 ? "nothing-to-undo" : "undo-bound-reached")
    }
    giveUpPick(&reply)
    let score = match.score
    let steps = match.undo(count)
    guard let step = steps.first else { return }
    log.isDeadEndTold = false
    reply.request(.show(.unplayed(steps.flatMap { $0.events.reversed() })))
    if count == 1 {
      log.lastChange = [Term("undone")] + undone(step, reply)
    } else {
      let isBound = steps.count < count && match.moveCount > 0
      log.lastChange =
        [Term("undone-several", ["count": .number(steps.count)])]
        + (isBound ? [Term("undo-bound-reached")] : []) + standing(after: steps, reply)
    }
    log.lastChange += rescored(steps, after: score)
    reply.say(
      log.lastChange, topic: .move,
      at: count == 1 ? step.move.picked.first.flatMap(table.place) : nil)
    keep(&reply)
  }

  mutating func redo(_ count: Int, _ reply: inout Reply) {
    guard match.canRedo else { return reply.say("nothing-to-redo") }
    giveUpPick(&reply)
    let score = match.score
    let steps = match.redo(count)
    guard let step = steps.last else { return }
    reply.request(.show(.played(steps.flatMap(\.events))))
    if count == 1 {
      log.lastChange =
        [Term("redone")] + narrator(reply).narrate(step.events, on: table, picked: step.move.picked)
    } else {
      log.lastChange =
        [Term("redone-several", ["count": .number(steps.count)])]
        + (steps.count < count ? [Term("redo-end-reached")] : [])
        + standing(after: steps, reply)
    }
    log.lastChange += rescored(steps, after: score)
    reply.say(log.lastChange, topic: .move)
    keep(&reply)
    end(&reply)
  }

  /// What is in hand is put back before the table changes, and that is told.
  private mutating func giveUpPick(_ reply: inout Reply) {
    if !picked.isEmpty { interaction.putBack(&self, &reply) }
  }

  /// What the move was that has been taken back.
  private func undone(_ step: Match.Step, _ reply: Reply) -> [Term] {
    // What was let go anywhere lies anywhere again.
    let piece = step.move.goal.place?.isPoint == true ? step.move.picked.first : nil
    let position = piece.flatMap { game.descriptions?.position(of: $0, on: table) } ?? []
    return interaction.undone(
      position.isEmpty ? narrator(reply).undone(step.events, on: table) : position)
  }

  /// Where the match is now, and what the move did that led there.
  private func standing(after steps: [Match.Step], _ reply: Reply) -> [Term] {
    guard let last = match.last else { return [Term("at-the-deal")] }
    return [Term("at-move", ["n": .number(match.moveCount)])]
      + narrator(reply).standing(last.events, after: steps.flatMap(\.events), on: table)
  }

  /// Asks how many moves to take back, where there are any.
  mutating func askHowManyToUndo(_ reply: inout Reply) {
    guard match.canUndo else { return undo(1, &reply) }
    let most = match.undoableCount
    reply.ask(
      Term("undo-how-many", ["most": .number(most)]), for: .undo(most: most),
      dial: Dial(numbers: 1...most))
  }

  mutating func askHowManyToRedo(_ reply: inout Reply) {
    guard match.canRedo else { return redo(1, &reply) }
    let most = match.redoableCount
    reply.ask(
      Term("redo-how-many", ["most": .number(most)]), for: .redo(most: most),
      dial: Dial(numbers: 1...most))
  }

  mutating func setBookmark(_ reply: inout Reply) {
    match.setBookmark()
    reply.say(Term("bookmark-set", ["n": .number(match.moveCount)]))
    keep(&reply)
  }

  mutating func goToBookmark(_ reply: inout Reply) {
    guard let bookmark = match.bookmark else { return reply.say("bookmark-none") }
    let distance = match.moveCount - bookmark
    switch distance {
    case 0: reply.say("bookmark-here")
    case match.undoableCount.advanced(by: 1)...: reply.say("bookmark-beyond-bound")
    case 1...: undo(distance, &reply)
    default: redo(-distance, &reply)
    }
  }
}
