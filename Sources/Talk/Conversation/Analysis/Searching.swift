// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension DealSearchRequest {
  /// Whether the deal has to be looked for: one by who wins it, and, where the player wants only what
  /// can be won, one of a game that does not see to that itself.
  ///
  /// - Parameter isNext: whether any deal would do.
  func isSearch(in environment: DialogueEnvironment, _ settings: Settings, isNext: Bool) -> Bool {
    guard environment.analysisCapability(kind.game) == .wins else { return false }
    return rating != nil || isNext && settings.winnableEverywhere && !kind.promisesWins
  }
}

/// While a deal is looked for that is as the player wishes it. Whatever is given stops it.
struct Searching: Screen {
  private let question: Int
  /// What to do with the round that was found.
  private let found: @Sendable (Deal, inout Reply) -> Void

  /// Looks for a deal, in front of what is on the screen now.
  static func start(
    _ wish: DealSearchRequest, _ reply: inout Reply,
    found: @escaping @Sendable (Deal, inout Reply) -> Void
  ) {
    reply.go(.open(Searching(question: reply.ask(.deal(wish)), found: found)))
  }

  func open(_ reply: inout Reply, isReturning: Bool) {}

  var isWaiting: Bool { true }

  func respond(to command: Command, _ reply: inout Reply) {
    if command == .tick { reply.say("searching-deal") }
  }

  func cancelPending(before command: Command?, _ reply: inout Reply) -> Bool {
    // Who wants silence still waits.
    if command == .query(.silence) {
      reply.request(.hush)
      return true
    }
    reply.request(.cancelAnalysis)
    reply.say("searching-stopped")
    reply.go(.giveUp)
    return true
  }

  func leave(_ reply: inout Reply) { reply.request(.cancelAnalysis) }

  func hear(_ result: AnalysisResult, to id: Int, isInFront: Bool, _ reply: inout Reply) {
    guard id == question else { return }
    if case .round(let round) = result {
      reply.go(.close)
      return found(round, &reply)
    }
    if case .nothing(let refusal?) = result {
      reply.say(refusal.reason)
    } else {
      reply.say("searching-none")
    }
    reply.go(.giveUp)
  }
}
