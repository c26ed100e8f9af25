// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How far a player is in a tutorial.
struct TutorialProgress: Hashable, Codable, Sendable {
  private let steps: [Tutorial.Step]
  let closing: [Key]
  private var done = 0
  /// How many steps were done when so many moves stood, for a player who takes moves back.
  private var doneAfter: [Int: Int] = [0: 0]

  init(_ tutorial: Tutorial) {
    steps = tutorial.steps
    closing = tutorial.closing
  }

  /// What is waited for; nil once all is done and the round is the player's own.
  var step: Tutorial.Step? { done < steps.count ? steps[done] : nil }

  /// Goes on to the next step that can be taken.
  mutating func goOn(in match: Match) {
    repeat { done += 1 } while step.map { !$0.aim.isPossible(in: match) } == true
    doneAfter[match.moveCount] = done
  }

  /// Goes back to what was waited for when no more moves stood than now.
  mutating func goBack(in match: Match) { done = doneAfter[match.moveCount] ?? done }

  var begunAgain: TutorialProgress {
    var progress = self
    (progress.done, progress.doneAfter) = (0, [0: 0])
    return progress
  }
}

extension Tutorial.Aim {
  fileprivate func isPossible(in match: Match) -> Bool {
    switch self {
    case .carry, .gather, .act: match.game.example(of: self, on: match.table) != nil
    case .read, .undo, .hint: true
    }
  }
}

extension Command {
  /// Whether a hint comes of it; the key that plays one tells it where none was told.
  fileprivate var asksForHint: Bool { self == .query(.hint) || self == .query(.playHint) }
}

extension Playing {
  /// Does a command as far as the table changes by it in no other way than a step of the tutorial
  /// waits for, or goes back to an earlier step, so that whatever is tried, the next step is possible.
  mutating func follow(_ step: Tutorial.Step, _ command: Command, _ reply: inout Reply) {
    var (tried, answer) = (self, reply)
    tried.act(on: command, &answer)
    let isDone = isDone(step.aim, by: command, tried)
    if !isDone, tried.match.moveCount < match.moveCount {
      (self, reply) = (tried, answer)
      tutorial?.goBack(in: match)
      return readTutorial(&reply)
    }
    if !isDone, tried.match.moveCount > match.moveCount {
      pick.clear()
      reply.request(.show(.refused([], weight: .miss)))
      reply.say("tutorial-other")
      return readTutorial(&reply)
    }
    let inHand = picked
    (self, reply) = (tried, answer)
    guard isDone else {
      if picked == inHand { remind(after: command, &reply) }
      return
    }
    tutorial?.goOn(in: match)
    if match.outcome == .open { readTutorial(&reply) }
  }

  private func isDone(_ aim: Tutorial.Aim, by command: Command, _ tried: Playing) -> Bool {
    switch aim {
    case .read: command == .query(.all)
    case .hint: tried.match.moveCount == match.moveCount && command.asksForHint
    case .undo: tried.match.moveCount < match.moveCount
    case .gather: tried.game.gathering?.worth(of: tried.picked, on: tried.table) != nil
    case .carry, .act:
      tried.match.moveCount > match.moveCount
        && tried.match.last.map { aim.isMet(by: $0.move, on: table) } == true
    }
  }

  /// Says the step once more after what came to nothing; not after a question, nor while a place is
  /// being named.
  private func remind(after command: Command, _ reply: inout Reply) {
    switch command {
    case .number, .digit, .place, .accept, .takeBack, .act, .text:
      if pick.entry.isEmpty, !reply.hasRoutes { remind(&reply) }
    default: break
    }
  }

  func remind(_ reply: inout Reply) {
    if tutorial?.step != nil { readTutorial(&reply) }
  }
}
