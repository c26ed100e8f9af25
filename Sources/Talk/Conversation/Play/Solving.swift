// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A round that is played to its end by its own hints, a move at a time.
enum Solving: String, Hashable, Codable, Sendable {
  /// Each move is told, and the next one waits for the end of its sentence.
  case told
  /// Nobody could follow the words: each move is heard as its sound.
  case fast

  /// - Parameter act: one of ``acts``; nil for any other.
  init?(_ act: Act) {
    switch act {
    case .solve: self = .told
    case .solveFast: self = .fast
    default: return nil
    }
  }

  static let acts: [Act] = [.solve, .solveFast]

  var announcement: Term { self == .told ? Term("solving") : Term("solving-fast") }

  var nextMove: Request {
    self == .told ? .wake(after: 1.2, whenSaid: true) : .wake(after: 0.3)
  }
}

extension Act {
  fileprivate static let solve: Act = "solve"
  fileprivate static let solveFast: Act = "solve-fast"
}

/// What the secret of some games opens; see ``Secret``.
extension Playing {
  /// Takes note of a place that was chosen with nothing picked.
  mutating func follow(the place: Place, _ reply: inout Reply) {
    guard let places = game.layout.secret, secret.follow(place, of: places) else { return }
    reply.request(.show(.unlocked))
    reply.say(secret.isKnown ? "secret-shown" : "secret-hidden")
  }

  /// - Returns: False for an act that is none of the secret's, or not opened.
  mutating func solve(_ act: Act, _ reply: inout Reply) -> Bool {
    guard secret.acts.contains(act), let solving = Solving(act) else { return false }
    pick.clear()
    secret.solving = solving
    reply.say([solving.announcement] + (match.isCounted ? [Term("uncounted")] : []))
    match.leaveUncounted()
    keep(&reply)
    reply.request(solving.nextMove)
    return true
  }

  /// A word or key for another pace changes it; anything else stops.
  mutating func whileSolving(_ command: Command, _ reply: inout Reply) {
    if command == .tick { return solveOn(&reply) }
    guard let act = pace(in: command, reply), solve(act, &reply) else {
      return stopSolving(&reply)
    }
  }

  private func pace(in command: Command, _ reply: Reply) -> Act? {
    switch command {
    case .act(let act): act
    case .text(let text): reader(reply.environment).secretAct(called: text)
    default: nil
    }
  }

  private mutating func solveOn(_ reply: inout Reply) {
    guard let solving = secret.solving, let advice = game.hints?.advice(on: table) else {
      return stopSolving(&reply)
    }
    play(advice.move, isTold: solving == .told, &reply)
    if match.outcome == .open {
      reply.request(solving.nextMove)
    } else {
      secret.solving = nil
    }
  }

  private mutating func stopSolving(_ reply: inout Reply) {
    secret.solving = nil
    reply.say([Term("solving-stopped")] + (game.descriptions?.progress(of: table) ?? []))
  }
}
