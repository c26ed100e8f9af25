// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Dialogue
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

  private static let mostQuestions = 100

  func validate() throws {
    _ = try Continent.named(continent)
    _ = try LearningItem.Kind.named(kind)
    guard (1...Self.mostQuestions).contains(count) else {
      throw ValidationError("A quiz has 1 to \(Self.mostQuestions) questions.")
    }
  }

  func run() async throws {
    let wish = QuizWish(
      continent: try Continent.named(continent), kind: try LearningItem.Kind.named(kind),
      count: count)
    var session = try Session(options, seed: seed)
    try await session.run(.quiz(wish))
  }
}

/// What can be named on the command line.
protocol NamedChoice: CaseIterable, RawRepresentable<String> {
  /// As a refusal calls it.
  static var noun: String { get }
}

extension Continent: NamedChoice {
  static let noun = "continent"
}

extension LearningItem.Kind: NamedChoice {
  static let noun = "kind of question"
}

extension Topic: NamedChoice {
  static let noun = "kind of groups"
}

extension NamedChoice {
  static var allNames: [String] { allCases.map(\.rawValue) }
  static var names: String { allNames.joined(separator: ", ") }

  /// The choice of a name; nil for none.
  static func named(_ name: String?) throws -> Self? {
    guard let name else { return nil }
    guard let choice = Self(rawValue: name) else {
      throw ValidationError("There is no \(noun) called \(name). There are: \(names).")
    }
    return choice
  }
}
