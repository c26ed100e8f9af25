// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How a round is chosen, of a game by its id.
public enum RoundPage: Equatable, Codable, Sendable {
  /// What can be gone on with, the match played last first, before a new round is chosen.
  case kept(game: String)
  /// How hard, or which deal; the decks there are by their names.
  case difficulties(game: String, decks: [Term])
  /// What the round is about, or which deal.
  case topics(game: String)
  /// The same where the menu before asked how hard.
  case topicsAlone(game: String)
  /// One of the lists of what a round can be about, counted from 0, with what it holds.
  case topicGroup(game: String, index: Int, [RoundTopic])
  /// How hard a round about something is.
  case difficultiesAbout(RoundTopic, game: String)
  /// Who is to win the deal.
  case ratings(game: String)
  case difficultiesWonBy(DealRating, game: String)
  /// The games that have a tutorial.
  case tutorials
  /// What a round is made of; it is played when the player is ready.
  case study(Deal)
  /// What belongs together in it, counted from 0.
  case chapter(Int, of: Deal)
}

extension RoundPage: PageContents {
  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .kept(let game): [Term.game(game)]
    case .difficulties(let game, _), .difficultiesWonBy(_, let game):
      [Term("choose-difficulty", ["game": .term(.game(game))])]
    case .topics(let game): reply.descriptor(game)?.question.map { [$0] } ?? []
    case .topicsAlone: [Term("choose-motif")]
    case .topicGroup(let game, let index, _):
      reply.topicGroup(index, of: game).map { [$0.title] } ?? []
    case .difficultiesAbout(let topic, _): [topic.title]
    case .ratings: [Term("menu-by-rating")]
    case .tutorials: [Term("menu-tutorials")]
    case .study(let deal):
      [Term("study", ["difficulty": .term(deal.game.difficulty.name)])] + deal.remarks
    case .chapter(let index, let deal): [deal.chapter(index).title]
    }
  }

  /// The easiest rounds.
  func introducedCount(_ reply: Reply) -> Int? {
    guard reply.isIntroduced, case .difficulties(let game, _) = self else { return nil }
    return reply.descriptor(game).map { min($0.difficulties.count, 3) }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .kept(let game):
      return reply.saves.filter { type(of: $0.match.game).id == game }.map(resuming)
        + [Menu.Entry(Term("command-new"), .round(.chooseNew(game: game)))]
    case .tutorials: return reply.environment.descriptors.flatMap(tutorial)
    case .study(let deal): return study(deal)
    case .chapter(let index, let deal): return chapter(deal.chapter(index), of: deal, reply)
    case .difficulties(let game, _), .topics(let game), .topicsAlone(let game),
      .topicGroup(let game, _, _), .difficultiesAbout(_, let game), .ratings(let game),
      .difficultiesWonBy(_, let game):
      return reply.descriptor(game).map { entries(of: $0, reply) } ?? []
    }
  }

  private func entries(of game: any GameDescriptor, _ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .difficulties(_, let decks):
      let entries = decks.map { Menu.Entry($0, .round(.deck($0, game: game.id))) }
      return difficulties(of: game) + deals(of: game, reply) + entries + wishes(of: game)
        + studies(of: game, reply) + tutorial(of: game)
    case .topics: return topics(of: game, reply) + deals(of: game, reply) + tutorial(of: game)
    case .topicsAlone: return topics(of: game, reply)
    case .topicGroup(_, let index, let topics):
      return topics.map { entry(for: $0, of: game) } + others(of: game, in: index, reply)
    case .difficultiesAbout(let topic, _):
      return difficulties(of: game, about: topic, closing: 1)
        + studies(of: game, about: topic, reply) + tactileMaps(of: topic, reply)
    case .ratings:
      return DealRating.wished.map { rating in
        Menu.Entry(
          Term("rating-choice", ["rating": .text(rating.rawValue)]),
          opening: .round(.difficultiesWonBy(rating, game: game.id)))
      }
    case .difficultiesWonBy(let rating, _):
      return difficulties(of: game, wonBy: rating, closing: 2)
    case .kept, .tutorials, .study, .chapter: return []
    }
  }

  private func tutorial(of game: any GameDescriptor) -> [Menu.Entry] {
    guard game.tutorial != nil else { return [] }
    let title = Term("menu-tutorial", ["game": .term(game.name)])
    return [Menu.Entry(title, .round(.tutorial(game: game.id)))]
  }

  /// A match that was left, with how far it is.
  private func resuming(_ kept: KeptMatch) -> Menu.Entry {
    let game = kept.match.game
    let progress = game.descriptions?.progress(of: kept.match.table).prefix(1) ?? []
    return Menu.Entry(
      Term(
        "menu-resume",
        [
          "difficulty": .term(game.difficulty.name),
          "progress": .list(Array(progress)), "moves": .number(kept.match.moveCount),
        ]), .round(.resume(slot: kept.slot)))
  }

  /// - Parameter closing: how many menus are no longer wanted once the difficulty is chosen.
  private func difficulties(
    of game: any GameDescriptor, about topic: RoundTopic? = nil, wonBy rating: DealRating? = nil,
    closing: Int = 0
  ) -> [Menu.Entry] {
    game.difficulties.map { difficulty in
      let wish = RoundChoice(
        game: game.id, difficulty: difficulty, topic: topic?.id, rating: rating, closing: closing)
      return Menu.Entry(game.choice(of: difficulty), .round(.play(wish)))
    }
  }

  /// The deals that everyone has, and those that are looked for.
  private func deals(of game: any GameDescriptor, _ reply: Reply) -> [Menu.Entry] {
    let ratings =
      reply.environment.capabilities.analysis(game.game) == .wins
      ? [Menu.Entry(Term("menu-by-rating"), opening: .round(.ratings(game: game.id)))] : []
    return [
      Menu.Entry(Term("menu-daily"), .round(.playDaily(game: game.id))),
      Menu.Entry(Term("menu-by-number"), .round(.askNumber(game: game.id))),
    ] + ratings
  }

  /// The entry that leads to what the round is about, where that is not asked first.
  private func wishes(of game: any GameDescriptor) -> [Menu.Entry] {
    guard !game.topics.isFirst, !game.topics.isEmpty else { return [] }
    return [Menu.Entry(Term("choose-motif"), opening: .round(.topicsAlone(game: game.id)))]
  }

  private func topics(of game: any GameDescriptor, _ reply: Reply) -> [Menu.Entry] {
    // What is named by a file's path is of files.
    let reachesFiles = reply.environment.capabilities.reach.contains(.files)
    let groups = game.topics.groups.enumerated().filter { reachesFiles || $1.naming == nil }
    return game.topics.offered.map { entry(for: $0, of: game) }
      + groups.map { index, group in
        Menu.Entry(group.title, .round(.openTopics(game: game.id, group: index)))
      }
  }

  private func tactileMaps(of topic: RoundTopic, _ reply: Reply) -> [Menu.Entry] {
    let environment = reply.environment
    return environment.hasTactileMaps && environment.capabilities.tactileMaps.contains(topic.id)
      ? [Menu.Entry(Term("tactile-entry"), .round(.writeTactileMap(of: topic.id)))] : []
  }

  /// What no list holds yet, and what becomes of it.
  private func others(
    of game: any GameDescriptor, in index: Int, _ reply: Reply
  ) -> [Menu.Entry] {
    guard let group = reply.topicGroup(index, of: game.id) else { return [] }
    let naming = group.naming.map {
      Menu.Entry($0.title, .round(.nameTopic(game: game.id, group: index)))
    }
    // On a page it is made with the player's own device; see ``DialogueView/naming``.
    let environment = reply.environment
    let making =
      environment.equipment.isPage || !environment.capabilities.reach.contains(.camera)
      ? nil
      : group.making.map {
        Menu.Entry($0.title, .round(.makeTopic(game: game.id, group: index)))
      }
    let entries = [naming, making].compactMap { $0 }
    return entries.isEmpty ? [] : entries + game.privacyEntries
  }

  private func entry(for topic: RoundTopic, of game: any GameDescriptor) -> Menu.Entry {
    Menu.Entry(topic.title, opening: .round(.difficultiesAbout(topic, game: game.id)))
  }
}

extension Deal {
  /// What belongs together in the round, by its place among the chapters; nothing for a place that
  /// there is not.
  fileprivate func chapter(_ index: Int) -> Chapter {
    let chapters = game.teaching?.chapters ?? []
    return chapters.indices.contains(index) ? chapters[index] : Chapter(game.title, [])
  }
}

extension GameDescriptor {
  /// What is asked before a round; nil where that is only how hard.
  var question: Term? {
    topics.isEmpty || !topics.isFirst ? nil : Term(Key("choose-motif-\(id)"))
  }

  /// The entry that tells what becomes of the player's own files, where any are brought.
  var privacyEntries: [Menu.Entry] {
    privacy.map { [Menu.Entry($0.title, .round(.explainPrivacy(game: id)))] } ?? []
  }
}

extension Reply {
  /// Asks what is asked before a round: what it is about, where the game leaves that open, then the
  /// rest.
  ///
  /// - Parameter isInPlace: whether that comes in place of what is in front.
  mutating func choose(_ game: any GameDescriptor, isInPlace: Bool = false) {
    guard game.question == nil else {
      let page = Screen.menu(.round(.topics(game: game.id)))
      return go(isInPlace ? .replace(page) : .open(page))
    }
    lookUp(.decks(game: game.id), for: .difficulties(game: game.id, isInPlace: isInPlace))
  }

  func descriptor(_ id: String) -> (any GameDescriptor)? {
    environment.descriptors.first { $0.id == id }
  }

  func topicGroup(_ index: Int, of game: String) -> TopicGroup? {
    let groups = descriptor(game)?.topics.groups ?? []
    return groups.indices.contains(index) ? groups[index] : nil
  }
}
