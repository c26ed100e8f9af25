// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Menu {
  static var main: Menu {
    Menu([Term("main-menu")], zero: .nothing) { reply in
      let resumable = reply.saves.map(resuming)
      let games = reply.environment.kinds.map { kind in
        Entry(Term("menu-play", ["game": .term(kind.name)]), opening: { beginning(of: kind) })
      }
      let tutorials = reply.environment.kinds.filter { $0.learning?.lesson != nil }.prefix(1).map {
        kind in
        Entry(Term("menu-tutorial", ["game": .term(kind.name)])) { Playing.startTutorial(&$0) }
      }
      let lessons =
        reply.environment.learning == nil
        ? [] : [Entry(Term("menu-learning"), opening: { learning })]
      let workshop =
        reply.environment.workshop == nil
        ? [] : [Entry(Term("workshop"), opening: { Menu.workshop })]
      return resumable + games + tutorials + lessons + workshop + [
        Entry(Term("menu-statistics")) { openStatistics(&$0) },
        Entry(Term("menu-settings"), opening: { settings }),
        Entry(Term("menu-help"), opening: { HelpScreen(nil) }),
        Entry(Term("menu-leave")) { $0.leave() },
      ]
    }
  }

  /// A match that was left, with how far it is.
  private static func resuming(_ kept: KeptMatch) -> Entry {
    let game = kept.match.game
    let progress = game.descriptions?.progress(of: kept.match.table).prefix(1) ?? []
    return Entry(
      Term(
        "menu-resume",
        [
          "game": .term(game.title), "difficulty": .term(game.difficulty.name),
          "progress": .list(Array(progress)), "moves": .number(kept.match.moveCount),
        ])
    ) { Playing.resume(kept.slot, &$0) }
  }

  /// What is asked before a round: what it is about, where the game leaves that open, then the rest.
  static func beginning(of kind: any GameDescriptor) -> Menu {
    kind.question == nil ? difficulties(of: kind) : topics(of: kind)
  }

  /// How hard, or which deal.
  static func difficulties(of kind: any GameDescriptor) -> Menu {
    Menu([Term("choose-difficulty", ["game": .term(kind.name)])]) { reply in
      let decks = kind.decks.map { deck in
        Entry(deck.name) { reply in
          Playing.start(deck, of: kind, &reply)
        }
      }
      return kind.difficulties.map { difficulty in
        Entry(kind.choice(of: difficulty)) { reply in
          reply.use(difficulty)
          Playing.start(kind, difficulty, &reply)
        }
      } + deals(of: kind, reply) + decks + wishes(of: kind) + studies(of: kind, reply)
    }
  }

  /// The deals that everyone has, and those that are looked for.
  static func deals(of kind: any GameDescriptor, _ reply: Reply) -> [Entry] {
    let ratings =
      reply.environment.analysisCapability(kind.game) == .wins
      ? [Entry(Term("menu-by-rating"), opening: { Menu.ratings(of: kind) })] : []
    return [
      Entry(Term("menu-daily")) { reply in
        Playing.start(kind, deal: .day(reply.moment.day), &reply)
      },
      Entry(Term("menu-by-number")) { reply in
        reply.go(.open(number(of: kind, reply)))
      },
    ] + ratings
  }

  /// Who is to win the deal.
  private static func ratings(of kind: any GameDescriptor) -> Menu {
    Menu([Term("menu-by-rating")]) { _ in
      DealRating.wished.map { rating in
        Entry(
          Term("rating-choice", ["rating": .text(rating.rawValue)]),
          opening: { difficulties(of: kind, wonBy: rating) })
      }
    }
  }

  private static func difficulties(of kind: any GameDescriptor, wonBy rating: DealRating) -> Menu {
    Menu([Term("choose-difficulty", ["game": .term(kind.name)])]) { _ in
      kind.difficulties.map { difficulty in
        Entry(kind.choice(of: difficulty)) { reply in
          reply.use(difficulty)
          reply.go(.close)
          reply.go(.close)
          Playing.start(kind, difficulty, wonBy: rating, &reply)
        }
      }
    }
  }

  private static func number(of kind: any GameDescriptor, _ reply: Reply) -> TextQuestion {
    let used = Difficulty(rawValue: reply.settings.difficulty.rawValue)
    let difficulty = kind.difficulty(nearest: used)
    let question = Term(
      "deal-number-question",
      [
        "difficulty": .term(difficulty.name), "daily": .term(kind.daily.difficulty.name),
        "same": .text(difficulty == kind.daily.difficulty ? "yes" : "no"),
      ])
    return TextQuestion(question: question, dial: Dial(numbers: 1...999_999)) { text, reply in
      guard let deal = DealSelector(text) else {
        reply.say(Term("deal-number-refused", ["text": .text(text)]))
        return reply.go(.open(number(of: kind, reply)))
      }
      Playing.start(kind, difficulty, deal: deal, &reply)
    }
  }
}

extension Reply {
  /// Keeps the difficulty that was chosen for the next time nobody asks.
  mutating func use(_ difficulty: Difficulty) {
    guard let used = Settings.UsualDifficulty(rawValue: difficulty.rawValue),
      used != memory.settings.difficulty
    else { return }
    change { $0.difficulty = used }
  }
}
