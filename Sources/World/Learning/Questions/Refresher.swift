// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// A short lesson on what was missed: everything is read first, then asked about.
public struct Refresher: Hashable, Sendable {
  /// Of each thing its groups and what is memorable of it.
  public let cards: [[Term]]
  /// One about each thing, in the same order.
  public let questions: [Question]

  public init(cards: [[Term]], questions: [Question]) {
    self.cards = cards
    self.questions = questions
  }

  /// So many things are taken in at once.
  static let mostCards = 5
}

extension QuizGenerator {
  /// A lesson on what was just missed, in its order, then on what was missed longest ago. What has
  /// been answered right since is left out.
  public func refresher(
    on missed: [LearningItem], known: [LearningItem: MemoryState], on day: Day,
    using generator: inout Generator
  ) -> Refresher {
    let open = missed.filter { item in
      known[item].map { $0.isMissed || $0.asked < day } ?? true
    }
    let before = known.filter { $0.value.isMissed }
      .sorted { ($0.value.asked, $0.key) < ($1.value.asked, $1.key) }.map(\.key)
    var questions: [Question] = []
    for item in open + before where questions.count < Refresher.mostCards {
      guard !questions.contains(where: { $0.item.entity == item.entity }),
        let question = question(about: item, using: &generator)
      else { continue }
      questions.append(question)
    }
    return Refresher(cards: questions.map { card(on: $0.item) }, questions: questions)
  }

  private func card(on item: LearningItem) -> [Term] {
    let entity = item.entity
    let groups = groups(dealing: entity).map(\.name)
    let continent = continent(of: entity).map { [$0.name] } ?? []
    let title = Term(
      "refresher-card",
      [
        "name": .term(Fact.term(entity).form("full")),
        "groups": .alphabetical(groups.isEmpty ? continent : groups),
      ])
    return [title, facts.remark(on: entity), facts.ownName(in: item)].compactMap(\.self)
  }
}
