// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Menu {
  /// Everything that can be done in a game, by number.
  static func game(_ playing: Playing) -> Menu {
    let acts = playing.game.acts(on: playing.table)
    let queries: [Query] = [
      .list, .tops, .all, .groups, .place, .find, .here, .changed, .progress, .hint, .facts, .undo,
      .redo, .undoSeveral, .redoSeveral, .bookmark, .toBookmark, .time, .spell, .repeat, .older,
      .newer, .restart, .new, .verbosity, .learner,
      .settings, .help, .quit,
    ]
    return Menu([Term("game-menu")], passesOn: true) { _ in
      acts.map { act in Entry(act.title) { $0.pass(.act(act)) } }
        + queries.map { query in Entry(query.title) { $0.pass(.query(query)) } }
    }
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

  /// What is told of a round that was won, and what to do next.
  static func won(_ playing: Playing) -> Menu {
    let difficulty = playing.game.difficulty
    let summary =
      [
        Term("won", ["game": .term(.game(playing.slot))]),
        Term("won-time", playing.clock.fillings),
        Term("won-moves", ["moves": .number(playing.match.moveCount)]),
        Term("won-mistakes", ["mistakes": .number(playing.match.mistakes.count)]),
      ]
      + playing.game.progress(of: playing.table).prefix(1).map {
        Term("sentence", ["text": .term($0)])
      }
    let isTutorial = playing.guide != nil
    return Menu(isTutorial ? [Term("tutorial-over")] : Array(summary)) { reply in
      let again = Entry(Term("play-again")) { reply in
        guard let kind = reply.kind(of: playing) else { return reply.go(.home) }
        Playing.start(kind, difficulty, &reply)
      }
      let change = Entry(Term("play-other-difficulty")) { reply in
        guard let kind = reply.kind(of: playing) else { return reply.go(.home) }
        reply.go(.replace(difficulties(of: kind)))
      }
      return [again, change, Entry(Term("to-main-menu")) { $0.go(.home) }]
    }
  }

  /// A line each, which can be heard again by its number.
  static func statistics(_ lines: [Term]) -> Menu {
    Menu([Term(lines.isEmpty ? "statistics-none" : "statistics")]) { _ in
      lines.map { line in Entry(line) { $0.say(line) } }
    }
  }
}

extension Reply {
  /// Closes a menu and gives a command to the screen below it.
  mutating func pass(_ command: Command) {
    go(.close)
    go(.forward(command))
  }
}
