// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

extension Menu {
  /// Everything that can be done in a game, by number: what is wanted most, then the rest by topic.
  static func game(_ playing: Playing) -> Menu {
    let acts = playing.game.acts(on: playing.table)
    return Menu([Term("game-menu")], passesOn: true) { _ in
      (playing.secretActs + acts + errands(of: playing) { $0.isMove }).map { act in
        Entry(act.title) { $0.pass(.act(act)) }
      }
        + [.list, .hint, .undo, .redo].map { query in Entry(query) }
        + [
          topic("game-menu-reading", readings(playing), errands(of: playing) { !$0.isMove }),
          topic("game-menu-round", roundQueries),
          topic("game-menu-messages", messages(playing)),
        ] + [.help, .quit].map { query in Entry(query) }
    }
  }

  /// An entry that lists some of the commands of a game.
  private static func topic(_ title: Key, _ queries: [Query], _ acts: [Act] = []) -> Entry {
    let commands: [(Term, Command)] =
      acts.map { ($0.title, .act($0)) } + queries.map { ($0.title, .query($0)) }
    let menu = Menu([Term(title)], passesOn: true) { _ in
      commands.map { title, command in
        Entry(title) { reply in
          reply.go(.close)
          reply.pass(command)
        }
      }
    }
    return Entry(Term(title)) { $0.go(.open(menu)) }
  }

  private static func errands(of playing: Playing, _ isWanted: (Errand) -> Bool) -> [Act] {
    (playing.onlooker?.errands ?? []).filter(isWanted).map(\.act)
  }

  /// The questions about the table that have an answer in this game.
  private static func readings(_ playing: Playing) -> [Query] {
    let (game, table) = (playing.game, playing.table)
    let pointless: [Query: Bool] = [
      .roots: !table.places.contains { $0.kind == .column },
      .groups: !table.places.contains { $0.kind == .foundation },
      .wanted: game.wanted(on: table).isEmpty,
      .unseen: game.unseen(on: table) == nil,
      .facts: !playing.teaches,
    ]
    return [
      .tops, .all, .place, .find, .groups, .wanted, .unseen, .roots, .here, .changed, .facts,
    ].filter { pointless[$0] != true }
  }

  private static func messages(_ playing: Playing) -> [Query] {
    [.repeat, .older, .newer, .spell, .verbosity]
      + (playing.teaches ? [.learner] : []) + [.settings]
  }

  /// Every place of the table, to hear what lies there.
  static func places(_ playing: Playing) -> Menu {
    Menu([Term("choose-place-to-read")], passesOn: true) { reply in
      playing.numberedPlaces.map { place in
        Entry(place.name) { reply in
          reply.say(playing.narrator(reply).label(of: place, on: playing.table))
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
        Term("won-time", playing.clock.fillings),
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

extension Playing {
  /// Whether the game's pieces stand for things in the world, about which there are facts.
  fileprivate var teaches: Bool { table.pieces.contains { game.subject(of: $0) != nil } }
}

extension Reply {
  /// Closes a menu and gives a command to the screen below it.
  mutating func pass(_ command: Command) {
    go(.close)
    go(.forward(command))
  }
}
