// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// Makes questions from groups and facts.
///
/// A wrong answer is wrong beyond dispute: it stands in none of the lists that could make it true,
/// and where a border could be argued about, nothing that is near is offered.
public struct QuizGenerator: Sendable {
  let groups: [Group]
  let facts: Facts
  /// The groups that deal an entity, by their index.
  let homes: [String: [Int]]
  /// What each group holds, as facts call it; nil where nothing is known of it.
  let kinds: [String?]
  /// The entities a player can learn about, sorted.
  public let entities: [String]
  /// Sorted, as all lists of entities are.
  let countries: [String: [String]]
  let states: [String: [String]]
  private var names: PlayerNames?

  /// - Parameter groups: those whose truth sets are whole, as those that come with the game are.
  public init(groups: [Group], facts: Facts) {
    self.groups = groups
    self.facts = facts
    var homes: [String: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      for entity in group.partners.compactMap(\.entity) { homes[entity, default: []].append(index) }
    }
    self.homes = homes
    kinds = groups.map { group in
      group.partners.lazy.compactMap(\.entity).compactMap { facts[$0]?.kind }.first
    }
    let all = facts.entities
    entities = all.filter { facts[$0]?.kind == "country" || homes[$0] != nil }
    countries = Dictionary(grouping: all.filter { facts[$0]?.kind == "country" }) {
      facts[$0]?.continent ?? ""
    }
    states = Dictionary(grouping: all.filter { facts[$0]?.kind == "state" }) {
      facts[$0]?.country ?? ""
    }
  }

  /// Everything that can be asked about the countries and what the groups deal, in a fixed order.
  public func items(of kinds: [LearningItem.Kind] = LearningItem.Kind.allCases) -> [LearningItem] {
    entities.flatMap { entity in
      kinds.map { LearningItem(entity, $0) }.filter(asks)
    }
  }

  /// The one continent that an entity is counted to; nil for an ocean.
  public func continent(of entity: String) -> Continent? {
    guard let fact = facts[entity] else { return nil }
    let key =
      fact.continent ?? fact.country.flatMap { facts[$0]?.continent }
      ?? fact.continents.first ?? fact.countries.first.flatMap { facts[$0]?.continent }
    return key.flatMap(Continent.init(entity:))
  }

  /// The countries that an entity is or lies in.
  func countries(of entity: String) -> [String] {
    guard let fact = facts[entity] else { return [] }
    if fact.kind == "country" { return [entity] }
    return fact.country.map { [$0] } ?? fact.countries
  }

  /// The groups that an entity is dealt in.
  func groups(dealing entity: String) -> [Group] { (homes[entity] ?? []).map { groups[$0] } }

  /// How well known an entity is: as well as the best known group that deals it.
  public func familiarity(of entity: String) -> Familiarity {
    let found = Set(groups(dealing: entity).map(\.difficulty))
    return Familiarity.allCases.first(where: found.contains) ?? .hard
  }

  /// The same for a player who calls places by these names.
  public func asking(who names: PlayerNames) -> QuizGenerator {
    var asking = self
    asking.names = names
    return asking
  }

  /// A question about an item; nil where there is nothing to ask, too little that is false, or where
  /// the player's own language gives the answer away.
  public func question(about item: LearningItem, using generator: inout Generator) -> Question? {
    let right = answers(to: item)
    guard !right.isEmpty, !isGivenAway(item) else { return nil }
    let answer = right[generator.below(right.count)]
    let wrong = falsehoods(about: item, beside: answer).flatMap { generator.shuffled($0) }
      .prefix(Question.answerCount - 1)
    guard wrong.count == Question.answerCount - 1 else { return nil }
    let place = generator.below(Question.answerCount)
    var answers = Array(wrong)
    answers.insert(answer, at: place)
    return Question(
      item, sentence(about: item), answers: answers.map { name($0, among: answers) }, right: place,
      fact: facts.fact(beside: item))
  }

  private func isGivenAway(_ item: LearningItem) -> Bool {
    guard let names, let heard = facts.heard(in: item) else { return false }
    return names.give(away: heard.name, of: heard.entity)
  }

  private func sentence(about item: LearningItem) -> Term {
    var fillings: [String: Filling] = [
      "kind": .text(facts[item.entity]?.placeKind ?? ""),
      "name": facts.heard(in: item)?.name.filling
        ?? .term(Fact.term(item.entity).form("full")),
    ]
    if item.kind == .remark {
      let gap = Term("quiz-gap")
      fillings = facts.remark(on: item.entity, without: gap).map { ["remark": .term($0)] } ?? [:]
    }
    return Term(Key("question-\(item.kind.rawValue)"), fillings)
  }

  /// The answers to a question are of one kind: what tells a place from one of another kind would be
  /// a surplus, and in one answer alone a clue. It is left out but where two answers are called alike.
  private func name(_ answer: Answer, among answers: [Answer]) -> Term {
    switch answer {
    case .group(let index): return groups[index].name
    case .entity(let entity):
      guard let names else { return Fact.term(entity).form("full") }
      let alike = answers.count { other in
        guard case .entity(let other) = other else { return false }
        return names.name(other) == names.name(entity)
      }
      return alike > 1 ? Fact.term(entity).form("full") : Fact.term(entity)
    }
  }
}
