// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Menu {
  static var main: Menu {
    Menu([Term("main-menu")], canGoBack: false) { reply in
      reply.world.kinds.flatMap { playEntries(of: $0, reply) } + [
        Entry(Term("menu-tutorial")) { Playing.startTutorial(&$0) },
        Entry(Term("menu-statistics")) { openStatistics(&$0) },
        Entry(Term("menu-settings"), opening: { settings }),
        Entry(Term("menu-help"), opening: { HelpScreen() }),
        Entry(Term("menu-leave")) { $0.leave() },
      ]
    }
  }

  private static func playEntries(of kind: any GameKind, _ reply: Reply) -> [Entry] {
    let play = Entry(Term("menu-play", ["game": .term(kind.name)])) {
      $0.go(.open(difficulties(of: kind)))
    }
    guard let kept = reply.saves[kind.id] else { return [play] }
    let resume = Entry(
      Term(
        "menu-resume",
        [
          "game": .term(kind.name), "difficulty": .term(kept.match.game.difficulty.name),
          "moves": .number(kept.match.moveCount),
        ])
    ) { Playing.resume(kind.id, &$0) }
    return [resume, play]
  }

  /// How hard, or which deal.
  static func difficulties(of kind: any GameKind) -> Menu {
    Menu([Term("choose-difficulty", ["game": .term(kind.name)])]) { reply in
      let decks = kind.decks.map { deck in
        Entry(deck.name) { reply in
          Playing.start(deck, of: kind, &reply)
        }
      }
      return kind.difficulties.map { difficulty in
        Entry(kind.choice(of: difficulty)) { reply in
          Playing.start(kind, difficulty, &reply)
        }
      } + [
        Entry(Term("menu-daily")) { reply in
          let day = UInt64(reply.moment.day)
          Playing.start(kind, kind.daily, number: day, &reply)
        },
        Entry(Term("menu-by-number")) { reply in
          reply.go(.open(number(of: kind, reply.settings)))
        },
      ] + decks
    }
  }

  private static func number(of kind: any GameKind, _ settings: Settings) -> TextQuestion {
    let chosen = Difficulty(rawValue: settings.difficulty.rawValue)
    let difficulty = kind.difficulties.contains(chosen) ? chosen : kind.daily
    let question = Term("deal-number-question", ["difficulty": .term(difficulty.name)])
    return TextQuestion(question: question) { text, reply in
      if let day = dayNumber(text) {
        return Playing.start(kind, kind.daily, number: day, &reply)
      }
      guard let number = UInt64(text) else {
        return reply.say(Term("deal-number-refused", ["text": .text(text)]))
      }
      Playing.start(kind, difficulty, number: number, &reply)
    }
  }

  /// The number of a day's deal: 2026-11-21 is 20261121.
  private static func dayNumber(_ text: String) -> UInt64? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return UInt64(parts.joined())
  }
}

extension GameKind {
  /// The difficulty of the deal of the day: the same for everyone.
  var daily: Difficulty { difficulties[difficulties.count / 2] }
}
