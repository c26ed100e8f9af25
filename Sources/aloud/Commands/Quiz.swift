// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Conversation
import Learning

/// Starts a quiz at once.
struct Quiz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Be asked about the world; what was missed comes back sooner.")

  @Option(help: "Only this continent: \(Continent.names).", completion: .list(Continent.allNames))
  var continent: String?

  @Option(
    help: "Only questions of this kind: \(LearningItem.Kind.names).",
    completion: .list(LearningItem.Kind.allNames))
  var kind: String?

  @Option(help: "How many questions, 1 to \(mostQuestions).")
  var count = QuizWish.usualCount

  @Option(help: "The quiz's number: the same number and the same memory, the same quiz.")
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
