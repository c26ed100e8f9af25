// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas

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
    case .ownName, .ownCapital:
      return facts.heard(in: item) == nil ? [] : [.entity(item.entity)]
    case .ownNeighbour where facts.heard(in: item) == nil: return []
    case .neighbour, .ownNeighbour:
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
    case (.neighbour, _), (.ownNeighbour, _):
      return [remote(from: item.entity, fact).map(Answer.entity)]
    case (.place, .entity(let right)):
      guard fact.kind == "country" else { return [countries(without: fact, near: right)] }
      let others = Set(countries.keys).subtracting(fact.continents + [right])
      return [others.sorted().map(Answer.entity)]
    case (.ownName, _), (.ownCapital, _): return countries(besides: item.entity, fact)
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

  /// Those of the same region, then those of the same continent.
  private func countries(besides right: String, _ fact: Fact) -> [[Answer]] {
    let others = likes(of: fact).filter { $0 != right }
    let near = others.filter { facts[$0]?.region == fact.region }
    return [near, others.filter { !near.contains($0) }].map { $0.map(Answer.entity) }
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
