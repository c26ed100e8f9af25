// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Moves, and what follows from them.
extension Playing {
  /// An act that cannot be done as it is may need the card that is picked, or read.
  mutating func perform(_ act: Act, _ reply: inout Reply) {
    let card = game.objection(to: Move(act), on: table) == nil ? nil : picked ?? focusedPiece
    picked = nil
    play(Move(act, with: card.map { [$0] } ?? []), &reply)
  }

  mutating func play(_ move: Move, _ reply: inout Reply) {
    do {
      let events = try match.play(move)
      picked = nil
      reply.request(.show(.played(events)))
      tell(narrator(reply).told(events, on: table), &reply)
      keep(&reply)
      end(&reply)
    } catch {
      reply.request(.show(.refused(weight: error.weight)))
      reply.say(error.reason, topic: .move)
      if error.weight == .mistake { keep(&reply) }
    }
  }

  private mutating func tell(_ told: [Term], _ reply: inout Reply) {
    lastTold = told
    let drawn = match.last?.events.contains { event in
      if case .turned(_, at: .init(.waste), faceUp: true) = event { true } else { false }
    }
    if drawn == true { focus(on: Place(.waste)) }
    let subject = drawn == true ? table[Place(.waste)].top?.piece : nil
    reply.say(taught(told, reply, about: subject), topic: .move)
  }

  mutating func undo(_ reply: inout Reply) {
    picked = nil
    guard let step = match.undo() else {
      return reply.say(match.moveCount == 0 ? "nothing-to-undo" : "undo-bound-reached")
    }
    reply.request(.show(.unplayed(step.events.reversed())))
    lastTold = [Term("undone")] + narrator(reply).told(step.events, on: table)
    reply.say(lastTold, topic: .move)
    keep(&reply)
  }

  mutating func redo(_ reply: inout Reply) {
    picked = nil
    guard let step = match.redo() else { return reply.say("nothing-to-redo") }
    reply.request(.show(.played(step.events)))
    lastTold = [Term("redone")] + narrator(reply).told(step.events, on: table)
    reply.say(lastTold, topic: .move)
    keep(&reply)
    end(&reply)
  }

  private func end(_ reply: inout Reply) {
    switch match.outcome {
    case .open: break
    case .lost, .over:
      reply.request(.show(.ended(match.outcome)))
      reply.say("dead-end")
    case .won:
      reply.request(.show(.ended(.won)))
      close(.won, &reply)
      reply.go(.replace(Menu.won(self)))
    }
  }

  /// Counts a match that is given up; one without a move was never played.
  func abandon(_ reply: inout Reply) {
    guard match.outcome != .won else { return }
    close(match.moveCount == 0 ? nil : match.outcome == .open ? .abandoned : .lost, &reply)
  }

  /// Empties the slot and counts the result. The tutorial has no slot and is not counted.
  private func close(_ ending: RoundResult.Ending?, _ reply: inout Reply) {
    guard guide == nil else { return }
    reply.saves[slot] = nil
    guard let ending else { return reply.request(.forget(slot: slot)) }
    let result = RoundResult(of: match, ending, seconds: clock.seconds)
    reply.request(.record(result, clearing: slot))
  }

  /// A line with what a learner hears after it.
  func taught(_ line: [Term], _ reply: Reply, about piece: Piece?) -> [Term] {
    line + (piece.map { narrator(reply).lesson(on: $0, of: table) } ?? [])
  }
}
