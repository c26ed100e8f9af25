// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// New rounds: another deal, the same deal again, a deal by its number or by the day.
extension Playing {
  mutating func deal(_ query: Query, _ reply: inout Reply) {
    reply.playing = self
    defer { reply.playing = nil }
    if query == .restart || tutorial != nil {
      guard match.moveCount > 0 else { return reply.say("restart-unneeded") }
      return reply.confirm(Term("confirm-restart"), .restart)
    }
    guard match.moveCount > 0, match.outcome == .open else {
      return Playing.dealAnew(after: self, &reply)
    }
    reply.confirm(Term("confirm-new", match.stakes), .dealAnew())
  }

  /// Another round about the same, such as the picture in more pieces. A match of another difficulty
  /// has a slot of its own and is kept.
  mutating func dealAboutTheSame(at difficulty: Difficulty, _ reply: inout Reply) {
    guard let kind = reply.descriptor, let topic = kind.topic(of: game) else { return }
    reply.playing = self
    defer { reply.playing = nil }
    if difficulty != game.difficulty || match.hasEnded {
      leave(&reply)
      reply.start(kind.id, difficulty, about: topic)
    } else if match.moveCount > 0 {
      reply.confirm(Term("confirm-new", match.stakes), .dealAnew(about: topic))
    } else {
      Playing.dealAnew(after: self, about: topic, &reply)
    }
  }

  /// The same deal from the beginning, which costs nothing and keeps nothing of what was played.
  func beginAgain(_ reply: inout Reply) {
    let deal = Deal(game, seed: match.seed, kind: match.dealKind, occasion: match.occasion)
    let anew = Playing(
      deal, &reply, opening: Opening(describer: describer, best: log.best),
      tutorial: tutorial?.begunAgain, isNew: false)
    anew.keep(&reply)
    reply.go(.replace(.playing(anew)))
  }

  /// The new round is made before the old one is given up: it may be that none can be made.
  static func dealAnew(
    after playing: Playing, about topic: String? = nil, _ reply: inout Reply
  ) {
    guard let game = reply.environment.descriptor(of: playing.game) else { return reply.go(.home) }
    var order = reply.memory.order(.next, of: game, at: playing.game.difficulty)
    order.topic = topic
    reply.make(DealSearchRequest(game, order), isNext: true, for: .anew)
  }
}

extension Reply {
  /// Has a deal made, or looked for where the player's wish takes that.
  fileprivate mutating func make(
    _ wish: DealSearchRequest, isNext: Bool, for aim: Waiting.DealAim
  ) {
    if wish.isSearch(in: environment, memory.settings, isNext: isNext) {
      search(wish, for: aim)
    } else {
      lookUp(.deal(game: wish.descriptor.id, wish.order), for: .deal(aim))
    }
  }

  /// Starts a deal of a game, at the difficulty the player is used to where none is given.
  mutating func start(
    _ id: String, _ difficulty: Difficulty? = nil, deal: DealSelector = .next,
    about topic: String? = nil, wonBy rating: DealRating? = nil
  ) {
    guard let game = descriptor(id) else { return go(.home) }
    var order = memory.order(deal, of: game, at: difficulty)
    order.topic = topic
    let isDaily = if case .day = deal { true } else { false }
    let wish = DealSearchRequest(game, order, rating: rating)
    if wish.isSearch(in: environment, memory.settings, isNext: deal == .next) {
      search(wish)
    } else {
      make(wish, isNext: false, for: .start(isDaily: isDaily))
    }
  }

  /// Starts the round of a deck.
  mutating func start(deck: Term, of id: String) {
    guard let game = descriptor(id) else { return go(.home) }
    let order = memory.order(.next, of: game, at: game.difficulties[0])
    lookUp(.deal(game: id, order, deck: deck), for: .deal(.start(isDaily: false)))
  }

  /// Starts a round from a menu; a kept match is not given up unasked.
  mutating func start(_ deal: Deal, isDaily: Bool = false) {
    replace(deal.game.slot, .begin(deal, isDaily: isDaily))
  }

  /// Looks for a deal and starts it. What is kept in its place is asked about before, and given up
  /// when the deal is found.
  mutating func search(_ wish: DealSearchRequest) {
    replace(wish.order.difficulty.slot(of: wish.descriptor.game), .search(wish))
  }

  /// Goes on at once where nothing is lost by that; else when the player agrees.
  private mutating func replace(_ slot: String, _ deed: Confirmation.Deed) {
    guard let kept = memory.saves[slot], kept.match.moveCount > 0 else {
      return perform(Confirmation(question: Term("confirm-replace"), deed: deed))
    }
    let game = kept.match.game
    confirm(
      Term(
        "confirm-replace",
        [
          "game": .term(game.title), "difficulty": .term(game.difficulty.name),
        ].merging(kept.match.stakes) { first, _ in first }), deed)
  }

  /// Begins a round that was made, in place of the match that is kept where it will be.
  mutating func begin(_ deal: Deal, isDaily: Bool, _ opening: Opening) {
    let slot = deal.game.slot
    var opening = opening
    if let kept = memory.saves[slot], kept.match.moveCount > 0 {
      opening.count(kept.match)
      Playing(kept, Opening(describer: nil), self).abandon(&self)
    }
    let told = opening.past.map { past in
      Term(
        "played-already",
        [
          "counts": .text(past.score == nil ? "nothing" : "score"),
          "score": .number(past.score ?? 0),
        ])
    }
    let remarks = (told.map { [$0] } ?? []) + deal.remarks
    var playing = Playing(
      Deal(
        deal.game, seed: deal.seed, remarks: remarks, isToldLost: deal.isToldLost,
        kind: deal.kind, occasion: deal.occasion), &self, opening: opening)
    playing.log.isDaily = isDaily
    playing.log.boardDay = boardDay(of: playing.match)
    go(.play(playing))
  }

  /// Begins another round in place of the one in front.
  mutating func beginAnew(_ deal: Deal, _ opening: Opening) {
    var opening = opening
    if let before = playing {
      opening.count(before.match)
      before.abandon(&self)
    }
    go(.replace(.playing(Playing(deal, &self, opening: opening))))
  }

  /// Goes on with the match of a slot.
  mutating func resume(_ slot: String) {
    guard let kept = memory.saves[slot] else { return say("nothing-to-resume") }
    lookUp(.resumption(Deal(kept.match.game, seed: kept.match.seed)), for: .resume(slot: slot))
  }

  mutating func startTutorial(of game: String) {
    lookUp(.tutorial(game: game), for: .tutorial)
  }

  mutating func beginTutorial(_ deal: Deal, _ opening: Opening) {
    guard let tutorial = environment.descriptor(of: deal.game)?.tutorial else { return go(.home) }
    go(
      .open(
        .playing(
          Playing(
            deal, &self, opening: Opening(describer: opening.describer),
            tutorial: TutorialProgress(tutorial)))))
  }
}

extension Opening {
  /// Counts the points of a match that is given up for the new one; they stand.
  fileprivate mutating func count(_ match: Match) {
    guard match.endingWhenGivenUp == .over, let score = match.score else { return }
    best = max(best ?? score, score)
  }
}

extension Match {
  /// What becomes of a match that is given up: its points stand, or it is lost, if it counts at all.
  fileprivate var stakes: [String: Filling] {
    let loss = game.scoring?.isPlayedForPoints == true ? "score" : "loss"
    return [
      "stakes": .text(isCounted ? loss : "nothing"),
      "score": .number(score ?? 0),
    ]
  }
}
