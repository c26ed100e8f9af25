// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Menu {
  /// Everything that can be done in a game, by number: what is wanted most, then the rest by topic.
  static func game(_ playing: Playing) -> Menu {
    let acts = playing.game.acts(on: playing.table)
    return Menu([Term("game-menu")], passesOn: true) { _ in
      acts.map { act in Entry(act.title) { $0.pass(.act(act)) } }
        + [.list, .hint, .undo, .redo].map { query in Entry(query) }
        + [
          topic("game-menu-reading", readings(playing)),
          topic("game-menu-round", roundQueries),
          topic("game-menu-messages", messages(playing)),
        ] + [.help, .quit].map { query in Entry(query) }
    }
  }

  /// An entry that lists some of the commands of a game.
  private static func topic(_ title: Key, _ queries: [Query]) -> Entry {
    let menu = Menu([Term(title)], passesOn: true) { _ in
      queries.map { query in
        Entry(query.title) { reply in
          reply.go(.close)
          reply.pass(.query(query))
        }
      }
    }
    return Entry(Term(title)) { $0.go(.open(menu)) }
  }

  /// The questions about the table that have an answer in this game.
  private static func readings(_ playing: Playing) -> [Query] {
    [
      .tops, .all, .place, .find, .groups, .wanted, .unseen, .roots, .here, .changed, .facts,
    ].filter(playing.answers)
  }

  private static func messages(_ playing: Playing) -> [Query] {
    [.repeat, .older, .newer, .spell, .verbosity]
      + (playing.answers(.facts) ? [.learner] : []) + [.settings]
  }

  /// Every place of the table, to hear what lies there.
  static func places(_ playing: Playing) -> Menu {
    Menu([Term("choose-place-to-read")], passesOn: true) { reply in
      playing.numberedPlaces.map { place in
        Entry(place.name) { reply in
          reply.pass(.read(place))
        }
      }
    }
  }

  private static let roundQueries: [Query] = [
    .progress, .time, .undoSeveral, .redoSeveral, .bookmark, .toBookmark, .restart, .new,
  ]

  /// What is told of a round that was won, and what to do next.
  static func won(_ playing: Playing) -> Menu {
    let difficulty = playing.game.difficulty
    let summary =
      [
        Term("won", ["game": .term(playing.game.title)]),
        Term("won-time", ["time": .term(.duration(playing.clock.seconds))]),
        Term("won-moves", ["moves": .number(playing.match.moveCount)]),
      ] + score(of: playing)
      + (playing.game.hasMistakes
        ? [Term("won-mistakes", ["mistakes": .number(playing.match.mistakes.count)])] : [])
    let isTutorial = playing.guide != nil
    return Menu(isTutorial ? [Term("tutorial-over")] : summary) { reply in
      let again = Entry(Term("play-again")) { reply in
        guard let kind = reply.world.kind(of: playing.game) else { return reply.go(.home) }
        Playing.start(kind, difficulty, &reply)
      }
      let change = Entry(Term("play-other-difficulty")) { reply in
        guard let kind = reply.world.kind(of: playing.game) else { return reply.go(.home) }
        reply.go(.replace(difficulties(of: kind)))
      }
      let share = isTutorial ? [] : [shareEntry(playing)]
      return [again, change] + share + [Entry(Term("to-main-menu")) { $0.go(.home) }]
    }
  }

  /// A dead end, told once. Whatever is not a number goes to the table, which stays as it is.
  static func lost(_ playing: Playing) -> Menu {
    Menu([Term("dead-end")] + score(of: playing), passesOn: true) { _ in
      [.undo, .restart, .new].map { query in Entry(query) }
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

extension Reply {
  /// Closes a menu and gives a command to the screen below it.
  mutating func pass(_ command: Command) {
    go(.close)
    go(.forward(command))
  }
}
