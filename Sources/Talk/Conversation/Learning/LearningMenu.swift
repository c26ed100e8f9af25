// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

extension Menu {
  /// What can be learnt apart from games.
  static var learning: Menu {
    Menu([Term("learning")]) { _ in
      [
        Entry(Term("quiz-start")) { Quizzing.start(QuizWish(), &$0) },
        Entry(Term("quiz-continent"), opening: { continents }),
        Entry(Term("quiz-kind"), opening: { kinds }),
        Entry(Term("progress-menu")) { tellProgress(&$0) },
      ]
    }
  }

  private static var continents: Menu {
    Menu([Term("quiz-continent")]) { _ in
      Continent.allCases.map { continent in
        Entry(continent.name) { Quizzing.start(QuizWish(continent: continent), &$0) }
      }
    }
  }

  private static var kinds: Menu {
    Menu([Term("quiz-kind")]) { _ in
      LearningItem.Kind.allCases.map { kind in
        Entry(Term(Key("quiz-kind-\(kind.rawValue)"))) {
          Quizzing.start(QuizWish(kind: kind), &$0)
        }
      }
    }
  }

  /// A line a continent; what there is to repeat is told where there is something.
  private static func tellProgress(_ reply: inout Reply) {
    do {
      let progress = try reply.environment.learning?.progress(Day(reply.moment.day)) ?? []
      for line in progress.told { reply.say(line) }
    } catch {
      reply.say(error.reason)
    }
  }
}
