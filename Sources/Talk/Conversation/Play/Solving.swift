// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A round that is played to its end by its own hints, a move at a time.
struct Solving: Hashable, Codable, Sendable {
  /// Between two moves, in seconds.
  let pause: Double

  /// - Parameter act: one of ``acts``; nil for any other.
  init?(_ act: Act) {
    switch act {
    case .solve: pause = 1.2
    case .solveFast: pause = 0.3
    default: return nil
    }
  }

  static let acts: [Act] = [.solve, .solveFast]
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
    reply.say(secret.isKnown ? "secret-shown" : "secret-hidden")
  }

  /// - Returns: False for an act that is none of the secret's, or not opened.
  mutating func solve(_ act: Act, _ reply: inout Reply) -> Bool {
    guard secret.acts.contains(act), let solving = Solving(act) else { return false }
    pick.clear()
    secret.solving = solving
    reply.say("solving")
    reply.request(.wake(after: solving.pause))
    return true
  }

  mutating func solveOn(_ reply: inout Reply) {
    guard let solving = secret.solving, let advice = game.hints?.advice(on: table) else {
      return stopSolving(&reply)
    }
    play(advice.move, &reply)
    if match.outcome == .open {
      reply.request(.wake(after: solving.pause))
    } else {
      secret.solving = nil
    }
  }

  mutating func stopSolving(_ reply: inout Reply) {
    secret.solving = nil
    reply.say([Term("solving-stopped")] + (game.descriptions?.progress(of: table) ?? []))
  }
}
