// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

extension Menu {
  /// Everything that can be done in a game, by number: what is wanted most, then the rest by topic.
  static func game(_ playing: Playing) -> Menu {
    let gathering = playing.picked.isEmpty ? nil : playing.game.gatheringAct
    let acts =
      (gathering.map { [$0] } ?? []) + playing.secret.acts + playing.game.acts(on: playing.table)
    return aside(Term("game-menu")) { reply in
      let gameQueries = reply.kind?.gameQueries.map(\.key) ?? []
      let moves = gameQueries.filter(playing.isMove)
      let answers = gameQueries.filter { !playing.isMove($0) }
      return acts.map { act in Entry(act.title) { $0.pass(.act(act)) } }
        + moves.map { gameQuery in Entry(gameQuery.title) { $0.pass(.gameQuery(gameQuery)) } }
        + [.list, .hint, .undo, .redo].map { query in Entry(query) }
        + [
          topic(
            "game-menu-reading",
            answers.map { ($0.title, .gameQuery($0)) }
              + queries(playing).map { ($0.title(in: playing), .query($0)) }),
          topic("game-menu-round", roundQueries.filter(playing.answers), playing),
          topic("game-menu-messages", messages(playing), playing),
        ] + [.help, .quit].map { query in Entry(query) }
    }
  }

  /// A menu beside the game, for commands to it.
  private static func aside(
    _ title: Term, entries: @escaping @Sendable (Reply) -> [Entry]
  ) -> Menu {
    var menu = Menu([title], passesOn: true, entries: entries)
    menu.isAside = true
    return menu
  }

  /// An entry that lists some of the commands of a game.
  private static func topic(_ title: Key, _ commands: [(Term, Command)]) -> Entry {
    let menu = aside(Term(title)) { _ in
      commands.map { title, command in
        Entry(title) { reply in
          reply.go(.close)
          reply.pass(command)
        }
      }
    }
    return Entry(Term(title)) { $0.go(.open(menu)) }
  }

  private static func topic(_ title: Key, _ queries: [Query], _ playing: Playing) -> Entry {
    topic(title, queries.map { ($0.title(in: playing), .query($0)) })
  }

  /// The questions about the table that have an answer in this game.
  private static func queries(_ playing: Playing) -> [Query] {
    [
      .tops, .all, .place, .find, .groups, .wanted, .unseen, .roots, .here, .changed, .facts,
    ].filter { playing.answers($0) && ($0 != .tops || playing.hasTops) }
  }

  private static func messages(_ playing: Playing) -> [Query] {
    [.repeat, .slowly, .older, .newer, .spell, .verbosity]
      + (playing.answers(.facts) ? [.learner] : []) + [.settings]
  }

  /// Every place of the table, or row and column of a grid, to hear what lies there.
  static func places(_ playing: Playing) -> Menu {
    Menu([Term("choose-place-to-read")], passesOn: true) { reply in
      playing.narrator(reply).sections(of: playing.table).map { place, _ in
        Entry(place.name) { $0.pass(.read(place)) }
      }
    }
  }

  private static let roundQueries: [Query] = [
    .progress, .time, .undoSeveral, .redoSeveral, .bookmark, .toBookmark, .restart, .new, .sureHint,
    .winnable, .rewindToWinnable, .rating,
  ]

  /// What is told of a round that was won, and what to do next.
  static func won(_ playing: Playing, _ reply: Reply) -> Menu {
    if playing.tutorial != nil { return ended(playing, .won, [Term("tutorial-over")]) }
    let moves = [
      Term("won-time", ["time": .term(.duration(playing.log.clock.seconds))]),
      Term("won-moves", ["moves": .number(playing.match.moveCount)]),
    ]
    let mistakes =
      playing.game.hasMistakes
      ? [Term("won-mistakes", ["mistakes": .number(playing.match.mistakes.count)])] : []
    let told = own(.won, playing, reply).map { [$0, moves[0]] }
    return ended(
      playing, .won,
      told
        ?? [Term("won", ["game": .term(playing.game.title)])] + moves + score(of: playing)
        + highScore(of: playing, reply) + mistakes)
  }

  /// What is told of a round that was played for its points, and what to do next.
  static func over(_ playing: Playing, _ reply: Reply) -> Menu {
    let told = own(.over, playing, reply).map { [$0] }
    return ended(
      playing, .over,
      told
        ?? [Term("over", ["game": .term(playing.game.title)])] + score(of: playing)
        + highScore(of: playing, reply))
  }

  /// An end in the game's own words; nil where it has none for it.
  private static func own(_ outcome: Outcome, _ playing: Playing, _ reply: Reply) -> Term? {
    let game = type(of: playing.game)
    guard game.ownEndings.contains(outcome) else { return nil }
    let left = playing.table.places.filter { $0.kind != .completed }
      .map { playing.table[$0].count }.reduce(0, +)
    let score = playing.match.score ?? 0
    let best = best(before: playing, reply)
    return Term(
      Key("over-\(game.id)"),
      [
        "title": .term(playing.describer?.title ?? playing.game.title),
        "moves": .number(playing.match.moveCount),
        "mistakes": .number(playing.match.mistakes.count), "score": .number(score),
        "left": .number(left), "best": .number(best ?? 0),
        "record": .text(best.map { score > $0 ? "new" : "old" } ?? "none"),
      ])
  }

  private static func ended(
    _ playing: Playing, _ ending: RoundResult.Ending, _ summary: [Term]
  ) -> Menu {
    let difficulty = playing.game.difficulty
    return Menu(summary) { reply in
      let kind = reply.environment.kind(of: playing.game)
      let again = Entry(Term("play-again")) { reply in
        guard let kind else { return reply.go(.home) }
        Playing.start(kind, difficulty, &reply)
      }
      let change = Entry(kind?.question ?? Term("play-other-difficulty")) { reply in
        guard let kind else { return reply.go(.home) }
        reply.go(.replace(beginning(of: kind)))
      }
      let share = playing.tutorial == nil ? [shareEntry(playing, ending)] : []
      return [again, change] + reviews(of: playing, reply) + share + [
        Entry(Term("to-main-menu")) { $0.go(.home) }
      ]
    }
  }

  /// Whether the points are more than ever before; told in a game that is played for them. What was
  /// played before is asked for before this round is counted.
  private static func highScore(of playing: Playing, _ reply: Reply) -> [Term] {
    guard let score = playing.match.score, let best = best(before: playing, reply) else {
      return []
    }
    return [
      score > best ? Term("high-score-new") : Term("high-score", ["score": .number(best)])
    ]
  }

  /// The most points made before in a game that is played for them.
  private static func best(before playing: Playing, _ reply: Reply) -> Int? {
    guard playing.game.isPlayedForPoints, let tallies = try? reply.environment.statistics() else {
      return nil
    }
    return tallies.best(of: playing.game)
  }

  /// A dead end, told once. Whatever is not a number goes to the table, which stays as it is.
  static func lost(_ playing: Playing, _ reply: Reply) -> Menu {
    Menu(
      [Term("dead-end")] + playing.explanation(reply) + score(of: playing), passesOn: true
    ) { _ in
      ([.undo, .rewindToWinnable, .restart, .new] as [Query]).filter(playing.answers)
        .map { query in Entry(query) }
        + [Entry(Term("keep-looking")) { $0.go(.close) }]
    }
  }

  private static func score(of playing: Playing) -> [Term] {
    playing.match.score.map { [Term("end-score", ["score": .number($0)])] } ?? []
  }
}

extension Menu.Entry {
  /// An entry that gives a command to the screen below the menu.
  fileprivate init(_ query: Query) {
    self.init(query.title) { $0.pass(.query(query)) }
  }
}

extension Query {
  /// The name in the menus of a game, in which the game calls its pieces as it does.
  fileprivate func title(in playing: Playing) -> Term { title.about(type(of: playing.game)) }
}

extension Term {
  /// The message in the form that a game has for its pieces; see ``Engine/Game/pieceForm``.
  func about(_ game: any Game.Type) -> Term { game.pieceForm.map(form) ?? self }
}

extension [Tally] {
  /// The most points made in a game at its difficulty; nil where it was never played to its end.
  fileprivate func best(of game: any Game) -> Int? {
    first { $0.game == type(of: game).id && $0.difficulty == game.difficulty }?.statistics.bestScore
  }
}

extension Reply {
  /// Closes a menu and gives a command to the screen below it.
  mutating func pass(_ command: Command) {
    go(.close)
    go(.forward(command))
  }
}
