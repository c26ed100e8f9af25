// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// New rounds: another deal, the same deal again, a deal by its number or by the day.
extension Playing {
  mutating func deal(_ query: Query, _ reply: inout Reply) {
    if query == .restart || guide != nil { return restart(&reply) }
    let playing = self
    guard match.moveCount > 0, match.outcome == .open else {
      return Playing.dealAnew(after: playing, &reply)
    }
    Menu.confirm(Term("confirm-new"), &reply) { Playing.dealAnew(after: playing, &$0) }
  }

  /// The same deal from the beginning, which costs nothing and keeps nothing of what was played.
  private func restart(_ reply: inout Reply) {
    guard match.moveCount > 0 else { return reply.say("restart-unneeded") }
    let round = Round(game, seed: match.seed)
    let newGuide = guide == nil ? nil : Guide()
    Menu.confirm(Term("confirm-restart"), &reply) { reply in
      let anew = Playing(round, &reply, guide: newGuide, isNew: false)
      anew.keep(&reply)
      reply.go(.replace(anew))
    }
  }

  /// The new round is made before the old one is given up: it may be that none can be made.
  static func dealAnew(after playing: Playing, _ reply: inout Reply) {
    guard let kind = reply.kind(of: playing) else { return reply.go(.home) }
    do {
      let round = try kind.round(reply.order(kind, playing.game.difficulty, number: nil))
      playing.abandon(&reply)
      reply.go(.replace(Playing(round, &reply)))
    } catch {
      reply.say(error.reason)
    }
  }

  /// Starts a round of a game with a number of its own, or the next one the dialogue makes.
  static func start(
    _ kind: any GameKind, _ difficulty: Difficulty, number: UInt64? = nil, _ reply: inout Reply
  ) {
    do {
      start(try kind.round(reply.order(kind, difficulty, number: number)), &reply)
    } catch {
      reply.say(error.reason)
    }
  }

  /// Starts the round of a deck.
  static func start(_ deck: RoundDeck, of kind: any GameKind, _ reply: inout Reply) {
    do {
      start(try deck.round(reply.order(kind, kind.difficulties[0], number: nil)), &reply)
    } catch {
      reply.say(error.reason)
    }
  }

  /// Starts a round from a menu, which it closes; a kept match is not given up unasked.
  static func start(_ round: Round, _ reply: inout Reply) {
    let slot = type(of: round.game).id
    guard let kept = reply.saves[slot], kept.match.moveCount > 0 else {
      return open(round, &reply)
    }
    Menu.confirm(Term("confirm-replace", ["game": .term(.game(slot))]), &reply) {
      reply in
      Playing(kept, slot: slot, reply).abandon(&reply)
      open(round, &reply)
    }
  }

  private static func open(_ round: Round, _ reply: inout Reply) {
    reply.go(.close)
    reply.go(.open(Playing(round, &reply)))
  }

  /// Goes on with the match of a slot.
  static func resume(_ slot: String, _ reply: inout Reply) {
    guard let kept = reply.saves[slot] else { return reply.say("nothing-to-resume") }
    reply.go(.open(Playing(kept, slot: slot, reply)))
  }

  static func startTutorial(_ reply: inout Reply) {
    do {
      guard let round = try reply.world.kinds.first?.lesson() else { return }
      reply.go(.open(Playing(round, &reply, guide: Guide())))
    } catch {
      reply.say(error.reason)
    }
  }
}

extension Reply {
  /// What the settings and the last rounds make of a wish for a round. A deal by its number hangs
  /// on neither: it is the same for everyone.
  fileprivate mutating func order(
    _ kind: any GameKind, _ difficulty: Difficulty, number: UInt64?
  ) -> RoundOrder {
    RoundOrder(
      difficulty: difficulty, number: number ?? memory.numbers.nextDealNumber(),
      isShared: number != nil, isWinnable: number != nil || memory.settings.winnable,
      reshuffleLimit: memory.settings.reshuffles,
      recent: number == nil ? Array((memory.recent[kind.id] ?? []).prefix(3)) : [])
  }

  func kind(of playing: Playing) -> (any GameKind)? {
    world.kinds.first { $0.id == type(of: playing.game).id }
  }
}

extension Generator {
  /// A deal's number that a player can remember and type: 1 to 999,999.
  mutating func nextDealNumber() -> UInt64 { UInt64(below(999_999) + 1) }
}
