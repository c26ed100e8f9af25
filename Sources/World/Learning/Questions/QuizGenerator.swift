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
  private let homes: [String: [Int]]
  /// What each group holds, as facts call it; nil where nothing is known of it.
  private let kinds: [String?]
  /// The entities a player can learn about, sorted.
  public let entities: [String]
  /// Sorted, as all lists of entities are.
  private let countries: [String: [String]]
  private let states: [String: [String]]

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

  /// A question about an item; nil where there is nothing to ask or too little that is false.
  public func question(about item: LearningItem, using generator: inout Generator) -> Question? {
    let right = answers(to: item)
    guard !right.isEmpty else { return nil }
    let answer = right[generator.below(right.count)]
    let wrong = falsehoods(about: item, beside: answer).flatMap { generator.shuffled($0) }
      .prefix(Question.answerCount - 1)
    guard wrong.count == Question.answerCount - 1 else { return nil }
    let place = generator.below(Question.answerCount)
    var answers = wrong.map(name)
    answers.insert(name(answer), at: place)
    return Question(
      item, sentence(about: item), answers: answers, right: place,
      fact: facts.fact(beside: item))
  }

  private func sentence(about item: LearningItem) -> Term {
    var fillings: [String: Filling] = [
      "kind": .text(facts[item.entity]?.placeKind ?? ""),
      "name": .term(Fact.term(item.entity).form("full")),
    ]
    if item.kind == .remark {
      let gap = Term("quiz-gap")
      fillings = facts.remark(on: item.entity, without: gap).map { ["remark": .term($0)] } ?? [:]
    }
    return Term(Key("question-\(item.kind.rawValue)"), fillings)
  }

  private func name(_ answer: Answer) -> Term {
    switch answer {
    case .entity(let entity): Fact.term(entity).form("full")
    case .group(let index): groups[index].name
    }
  }
}

/// What can be answered: an entity, or a group by its index.
enum Answer: Hashable {
  case entity(String)
  case group(Int)
}

extension QuizGenerator {
  /// Whether a question can be made of an item. What the player's own groups taught may be none, and
  /// would be to repeat for ever.
  public func asks(_ item: LearningItem) -> Bool { !answers(to: item).isEmpty }

  /// The right answers to a question, any of which may be offered, alone.
  func answers(to item: LearningItem) -> [Answer] {
    guard let fact = facts[item.entity] else { return [] }
    switch item.kind {
    case .group:
      return (homes[item.entity] ?? []).map(Answer.group)
    case .capital:
      guard fact.samePlace == nil else { return [] }
      return fact.capital.map { [.entity($0)] } ?? []
    case .neighbour:
      return remote(from: item.entity, fact).count < Question.answerCount - 1
        ? [] : fact.neighbours.map(Answer.entity)
    case .place:
      guard fact.samePlace == nil else { return [] }
      if fact.kind == "country" { return fact.continent.map { [.entity($0)] } ?? [] }
      if let country = fact.country { return [.entity(country)] }
      return fact.countries.map(Answer.entity)
    case .remark:
      return facts.remark(on: item.entity) == nil ? [] : [.entity(item.entity)]
    }
  }

  /// What is false beyond dispute, most like the right answer first; in each list nothing is more so.
  func falsehoods(about item: LearningItem, beside answer: Answer) -> [[Answer]] {
    guard let fact = facts[item.entity] else { return [] }
    switch (item.kind, answer) {
    case (.group, .group(let right)): return groupsWithout(item.entity, like: right)
    case (.capital, .entity(let right)): return [capitals(of: fact, besides: right)]
    case (.neighbour, _): return [remote(from: item.entity, fact).map(Answer.entity)]
    case (.place, .entity(let right)):
      guard fact.kind == "country" else { return [countries(without: fact, near: right)] }
      let others = Set(countries.keys).subtracting(fact.continents + [right])
      return [others.sorted().map(Answer.entity)]
    case (.remark, _): return alike(item.entity, fact).map { $0.map(Answer.entity) }
    default: return []
    }
  }

  /// Those that hold the same kind of thing, then other works of nature.
  private func groupsWithout(_ entity: String, like right: Int) -> [[Answer]] {
    let same = facts[entity]?.samePlace
    let others = groups.indices.filter { index in
      let group = groups[index]
      return group.name != groups[right].name
        && ![entity, same].contains { entity in
          entity.map { group.truth.contains($0) || group.homonyms.contains($0) } ?? false
        }
    }
    let alike = others.filter { kinds[$0] == kinds[right] }
    let further = others.filter { kinds[$0] != kinds[right] && isNatural($0) }
    return [alike, isNatural(right) ? further : []].map { $0.map(Answer.group) }
  }

  /// What is of the same kind, first where it lies in the same country or on the same continent.
  private func alike(_ entity: String, _ fact: Fact) -> [[String]] {
    let others = entities.filter {
      $0 != entity && $0 != fact.samePlace && facts[$0]?.kind == fact.kind
    }
    let home = fact.country ?? continent(of: entity)?.rawValue
    let near = others.filter { facts[$0]?.country ?? continent(of: $0)?.rawValue == home }
    return [near, others.filter { !near.contains($0) }]
  }

  private func isNatural(_ group: Int) -> Bool {
    kinds[group].map { !["country", "city", "state"].contains($0) } ?? false
  }

  /// Capitals of the same continent, or of the same country for one of its states.
  private func capitals(of fact: Fact, besides right: String) -> [Answer] {
    let capitals = Set(likes(of: fact).compactMap { facts[$0]?.capital })
    return capitals.subtracting([right]).sorted().map(Answer.entity)
  }

  /// Those with borders on the same continent, or in the same country, that are no neighbours of a
  /// neighbour either: who meets in a point, or across water, is not asked about.
  private func remote(from entity: String, _ fact: Fact) -> [String] {
    var near = Set(fact.neighbours + [entity])
    for neighbour in fact.neighbours { near.formUnion(facts[neighbour]?.neighbours ?? []) }
    return likes(of: fact).filter { !near.contains($0) && facts[$0]?.neighbours.isEmpty == false }
  }

  /// Countries of the right one's continent that neither hold it nor border on one that does.
  private func countries(without fact: Fact, near right: String) -> [Answer] {
    let holders = fact.countries + [right]
    let near = Set(holders + holders.flatMap { facts[$0]?.neighbours ?? [] })
    let others = countries[facts[right]?.continent ?? ""] ?? []
    return others.filter { !near.contains($0) }.map(Answer.entity)
  }

  /// The countries of the same continent, or the states of the same country.
  private func likes(of fact: Fact) -> [String] {
    (fact.country.map { states[$0] } ?? countries[fact.continent ?? ""]) ?? []
  }
}

extension Facts {
  /// What is worth knowing beside the answer to a question, and is not that answer.
  func fact(beside item: LearningItem) -> Term? {
    guard let fact = self[item.entity] else { return nil }
    if ![.neighbour, .remark].contains(item.kind), let remark = remark(on: item.entity) {
      return remark
    }
    switch item.kind {
    case .group, .remark: return fact.lines(in: self).first { $0.key != "fact-city-in" }
    case .neighbour: return fact.lines(in: self).first { $0.key.name.hasPrefix("fact-neighbours") }
    case .capital: return fact.lines(in: self).first { $0.key != "fact-capital" }
    case .place:
      let told: Set<Key> = ["fact-city-in", "fact-countries", "fact-location", "fact-region"]
      return fact.lines(in: self).first { !told.contains($0.key) }
    }
  }
}
