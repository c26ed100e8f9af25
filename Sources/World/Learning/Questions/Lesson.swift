// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// What a player wants to be asked.
public struct QuizWish: Hashable, Sendable, Codable {
  /// How many questions a player gets who does not say.
  public static let usualCount = 10

  /// Nil for all.
  public var continent: Continent?
  /// Nil for all.
  public var kind: LearningItem.Kind?
  public var count: Int

  public init(
    continent: Continent? = nil, kind: LearningItem.Kind? = nil, count: Int = Self.usualCount
  ) {
    self.continent = continent
    self.kind = kind
    self.count = count
  }
}

extension QuizGenerator {
  /// The questions of a quiz about everything.
  public func questions(
    _ wish: QuizWish, known: [LearningItem: MemoryState], on day: Day,
    using generator: inout Generator
  ) -> [Question] {
    questions(wish, among: { _ in true }, known: known, on: day, using: &generator)
  }

  /// The questions of a quiz, fewer than wished where there are no more; no two about one thing.
  ///
  /// What is due comes first, most likely forgotten first; then what was never asked, best known
  /// things first; then the rest. The same generator gives the same quiz.
  ///
  /// - Parameter isAsked: of which entities.
  func questions(
    _ wish: QuizWish, among isAsked: (String) -> Bool, known: [LearningItem: MemoryState],
    on day: Day, using generator: inout Generator
  ) -> [Question] {
    let kinds = wish.kind.map { [$0] } ?? LearningItem.Kind.allCases
    let items = generator.shuffled(
      items(of: kinds).filter {
        isAsked($0.entity)
          && (wish.continent == nil || continent(of: $0.entity) == wish.continent)
      })
    var questions: [Question] = []
    var asked: Set<String> = []
    for item in inOrderOfNeed(items, known, on: day) where questions.count < wish.count {
      guard !asked.contains(item.entity), let question = question(about: item, using: &generator)
      else { continue }
      questions.append(question)
      asked.insert(item.entity)
    }
    return questions
  }

  private func inOrderOfNeed(
    _ items: [LearningItem], _ known: [LearningItem: MemoryState], on day: Day
  ) -> [LearningItem] {
    let scheduler = Scheduler()
    let asked = items.compactMap { item in known[item].map { (item: item, memory: $0) } }
      .map { (item: $0.item, memory: $0.memory, scheduler.retrievability(of: $0.memory, on: day)) }
      .sorted { $0.2 < $1.2 }
    let new = items.filter { known[$0] == nil }
    return asked.filter { $0.memory.isDue(on: day) }.map(\.item)
      + Familiarity.allCases.flatMap { level in new.filter { familiarity(of: $0.entity) == level } }
      + asked.filter { !$0.memory.isDue(on: day) }.map(\.item)
  }
}
