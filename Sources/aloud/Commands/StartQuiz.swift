// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import Learning

/// Starts a quiz at once.
struct StartQuiz: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "quiz", abstract: .words("usage-about-quiz"))
  }

  @Option(
    help: .words("usage-option-quiz-continent", ["continents": .text(Continent.names)]),
    completion: .list(Continent.allNames))
  var continent: String?

  @Option(
    help: .words("usage-option-quiz-kind", ["kinds": .text(LearningItem.Kind.names)]),
    completion: .list(LearningItem.Kind.allNames))
  var kind: String?

  @Option(
    help: .words("usage-option-quiz-count", ["most": .text("\(mostQuestions)")]),
    transform: Int.typed)
  var count = QuizWish.usualCount

  @Option(help: .words("usage-option-quiz-number"), transform: UInt64.typed)
  var seed: UInt64?

  @OptionGroup var options: SessionOptions

  @OptionGroup var view: ViewOptions

  private static let mostQuestions = 100

  func validate() throws {
    _ = try Continent.named(continent)
    _ = try LearningItem.Kind.named(kind)
    guard (1...Self.mostQuestions).contains(count) else {
      throw ValidationError.notWithin("--count", count, 1...Self.mostQuestions)
    }
  }

  func run() async throws {
    var session = try await SessionRunner(options, view: view, seed: seed)
    try await session.run(.quiz(try wish))
  }

  var wish: QuizWish {
    get throws {
      QuizWish(
        continent: try Continent.named(continent), kind: try LearningItem.Kind.named(kind),
        count: count)
    }
  }
}
