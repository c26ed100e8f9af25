// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// New rounds: another deal, the same deal again, a deal by its number or by the day.
extension Playing {
  mutating func deal(_ query: Query, _ reply: inout Reply) {
    if query == .restart || tutorial != nil { return restart(&reply) }
    let playing = self
    guard match.moveCount > 0, match.outcome == .open else {
      return Playing.dealAnew(after: playing, &reply)
    }
    let question = Term("confirm-new", match.stakes)
    Menu.confirm(question, &reply) { Playing.dealAnew(after: playing, &$0) }
  }

  /// The same deal from the beginning, which costs nothing and keeps nothing of what was played.
  private func restart(_ reply: inout Reply) {
    guard match.moveCount > 0 else { return reply.say("restart-unneeded") }
    let round = Deal(game, seed: match.seed)
    let newTutorial = tutorial == nil ? nil : Tutorial()
    Menu.confirm(Term("confirm-restart"), &reply) { reply in
      let anew = Playing(round, &reply, tutorial: newTutorial, isNew: false)
      anew.keep(&reply)
      reply.go(.replace(anew))
    }
  }

  /// The new round is made before the old one is given up: it may be that none can be made.
  static func dealAnew(after playing: Playing, _ reply: inout Reply) {
    guard let kind = reply.environment.kind(of: playing.game) else { return reply.go(.home) }
    let order = reply.memory.order(.next, of: kind, at: playing.game.difficulty)
    let wish = DealSearchRequest(kind, order)
    let begin: @Sendable (Deal, inout Reply) -> Void = { round, reply in
      playing.abandon(&reply)
      reply.go(.replace(Playing(round, &reply)))
    }
    if wish.isSearch(in: reply.environment, reply.settings, isNext: true) {
      Searching.start(wish, &reply, found: begin)
    } else {
      make(wish, &reply, then: begin)
    }
  }

  /// Makes a round that need not be looked for, and goes on with it.
  private static func make(
    _ wish: DealSearchRequest, _ reply: inout Reply, then begin: (Deal, inout Reply) -> Void
  ) {
    do { begin(try wish.kind.round(wish.order), &reply) } catch { reply.say(error.reason) }
  }

  /// Starts a deal of a game, at the difficulty the player is used to where none is given.
  static func start(
    _ kind: any GameDescriptor, _ difficulty: Difficulty? = nil, deal: DealSelector = .next,
    about topic: RoundTopic? = nil, wonBy rating: DealRating? = nil, _ reply: inout Reply
  ) {
    var order = reply.memory.order(deal, of: kind, at: difficulty)
    order.topic = topic?.id
    let isDaily = if case .day = deal { true } else { false }
    let wish = DealSearchRequest(kind, order, rating: rating)
    if wish.isSearch(in: reply.environment, reply.settings, isNext: deal == .next) {
      search(wish, &reply)
    } else {
      make(wish, &reply) { round, reply in start(round, isDaily: isDaily, &reply) }
    }
  }

  /// Starts the round of a deck.
  static func start(_ deck: DeckEntry, of kind: any GameDescriptor, _ reply: inout Reply) {
    do {
      start(try deck.round(reply.memory.order(.next, of: kind, at: kind.difficulties[0])), &reply)
    } catch {
      reply.say(error.reason)
    }
  }

  /// Starts a round from a menu; a kept match is not given up unasked.
  static func start(_ round: Deal, isDaily: Bool = false, _ reply: inout Reply) {
    replace(round.game.slot, &reply) { kept, reply in
      kept?.abandon(&reply)
      open(round, isDaily: isDaily, &reply)
    }
  }

  /// Looks for a deal and starts it. What is kept in its place is asked about before, and given up
  /// when the deal is found.
  static func search(_ wish: DealSearchRequest, _ reply: inout Reply) {
    let slot = wish.order.difficulty.slot(of: wish.kind.game)
    replace(slot, &reply) { kept, reply in
      Searching.start(wish, &reply) { round, reply in
        kept?.abandon(&reply)
        open(round, isDaily: false, &reply)
      }
    }
  }

  /// Goes on at once where nothing is lost by that; else when the player agrees.
  private static func replace(
    _ slot: String, _ reply: inout Reply,
    then: @escaping @Sendable (Playing?, inout Reply) -> Void
  ) {
    guard let kept = reply.saves[slot], kept.match.moveCount > 0 else { return then(nil, &reply) }
    let game = kept.match.game
    Menu.confirm(
      Term(
        "confirm-replace",
        [
          "game": .term(game.title), "difficulty": .term(game.difficulty.name),
        ].merging(kept.match.stakes) { first, _ in first }),
      &reply
    ) { reply in then(Playing(kept, reply), &reply) }
  }

  private static func open(_ round: Deal, isDaily: Bool, _ reply: inout Reply) {
    let past = reply.environment.finished(round)
    let told = past.map { past in
      Term(
        "played-already",
        [
          "counts": .text(past.score == nil ? "nothing" : "score"),
          "score": .number(past.score ?? 0),
        ])
    }
    let remarks = (told.map { [$0] } ?? []) + round.remarks
    var playing = Playing(Deal(round.game, seed: round.seed, remarks: remarks), &reply)
    playing.log.isDaily = isDaily
    reply.go(.play(playing))
  }

  /// Goes on with the match of a slot.
  static func resume(_ slot: String, _ reply: inout Reply) {
    guard let kept = reply.saves[slot] else { return reply.say("nothing-to-resume") }
    do {
      _ = try reply.environment.describer(kept.match.game)
      reply.go(.open(Playing(kept, reply)))
    } catch {
      // The match stays kept: what cannot be seen now may be back another time.
      reply.say(error.reason)
      reply.go(.home)
    }
  }

  static func startTutorial(_ reply: inout Reply) {
    guard let lesson = reply.environment.kinds.lazy.compactMap(\.lesson).first else { return }
    do {
      reply.go(.open(Playing(try lesson(), &reply, tutorial: Tutorial())))
    } catch {
      reply.say(error.reason)
    }
  }
}

extension Match {
  /// What becomes of a match that is given up: its points stand, or it is lost.
  fileprivate var stakes: [String: Filling] {
    ["stakes": .text(game.isPlayedForPoints ? "score" : "loss"), "score": .number(score ?? 0)]
  }
}
