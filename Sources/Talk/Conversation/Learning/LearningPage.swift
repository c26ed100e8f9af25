// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// What can be learnt apart from games.
public enum LearningPage: Equatable, Codable, Sendable {
  case topics, continents, kinds
}

public enum LearningAction: Equatable, Codable, Sendable {
  case quiz(QuizWish)
  /// The lesson on what was missed.
  case refresher
  /// A line a continent; what there is to repeat is told where there is something.
  case progress
  /// What was learnt in the last seven days, and in the seven before.
  case twoWeeks
  /// The same as a map for the fingers.
  case tactileProgress
  case statistics
}

extension LearningPage: PageContents {
  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .topics: [Term("learning")]
    case .continents: [Term("quiz-continent")]
    case .kinds: [Term("quiz-kind")]
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .topics:
      [
        Menu.Entry(Term("quiz-start"), .learning(.quiz(QuizWish()))),
        Menu.Entry(Term("quiz-continent"), opening: .learning(.continents)),
        Menu.Entry(Term("quiz-kind"), opening: .learning(.kinds)),
        Menu.Entry(Query.refresher.title, .learning(.refresher)),
        Menu.Entry(Term("progress-menu"), .learning(.progress)),
        Menu.Entry(Term("week-menu"), .learning(.twoWeeks)),
      ] + tactileEntries(reply)
    case .continents:
      Continent.allCases.map { continent in
        Menu.Entry(continent.name, .learning(.quiz(QuizWish(continent: continent))))
      }
    case .kinds:
      LearningItem.Kind.allCases.map { kind in
        Menu.Entry(
          Term(Key("quiz-kind-\(kind.rawValue)")), .learning(.quiz(QuizWish(kind: kind))))
      }
    }
  }

  private func tactileEntries(_ reply: Reply) -> [Menu.Entry] {
    reply.environment.hasTactileMaps
      ? [Menu.Entry(Term("tactile-progress-entry"), .learning(.tactileProgress))] : []
  }
}

extension DialogueEnvironment {
  /// The files of the page lie where its player cannot reach them.
  var hasTactileMaps: Bool { !capabilities.tactileMaps.isEmpty && !equipment.isPage }
}

extension Reply {
  mutating func perform(_ action: LearningAction) {
    switch action {
    case .quiz(let wish): startQuiz(wish)
    case .refresher: startRefresher()
    case .progress: lookUp(.progress(Day(moment.day)), for: .progress)
    case .twoWeeks: lookUp(.twoWeeks(Day(moment.day)), for: .twoWeeks)
    case .tactileProgress: lookUp(.tactileMap(.progress(Day(moment.day))), for: .tactileMap)
    case .statistics: lookUp(.statistics, for: .statistics)
    }
  }

  /// Begins a quiz.
  ///
  /// - Parameter isAlone: whether the program ends with it.
  mutating func startQuiz(_ wish: QuizWish, isAlone: Bool = false) {
    let seed = memory.numbers.next()
    lookUp(.quiz(wish, Day(moment.day), seed: seed), for: .quiz(isAlone: isAlone))
  }
}
