// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Learning

/// What a round of groups is about, as it is asked for.
public enum ThemeWish: Hashable, Sendable {
  /// Any theme there is.
  case surprise
  /// What is to be learnt again.
  case needed
  /// Nil for any; not both.
  case about(Continent?, WorldTopic?)
  /// A group by its id, and others beside it.
  case group(String)

  /// The id of its topic.
  var id: String {
    switch self {
    case .surprise: "surprise"
    case .needed: "needed"
    case .about(let continent, let topic):
      "\(continent?.rawValue ?? "")/\(topic?.rawValue ?? "")"
    case .group(let id): "\(Self.groupMark)\(id)"
    }
  }

  init?(id: String) {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch id {
    case Self.surprise.id: self = .surprise
    case Self.needed.id: self = .needed
    case _ where id.hasPrefix(Self.groupMark):
      self = .group(String(id.dropFirst(Self.groupMark.count)))
    case _ where parts.count == 2:
      self = .about(Continent(rawValue: parts[0]), WorldTopic(rawValue: parts[1]))
    default: return nil
    }
  }

  var title: Term {
    switch self {
    case .surprise: Term("theme-surprise")
    case .needed: Term("theme-needed")
    case .about(let continent?, let topic?):
      Term("theme-both", ["continent": .term(continent.name), "topic": .term(topic.name)])
    case .about(let continent, let topic):
      continent?.name ?? topic?.name ?? Term("theme-surprise")
    case .group(let id): Term(Key("group-\(id)"))
    }
  }

  private static let groupMark = "group/"

  var topic: RoundTopic { RoundTopic(id: id, title: title) }
}

/// What groups collect.
public enum WorldTopic: String, CaseIterable, Sendable {
  case countries, neighbours, coasts, languages, capitals, cities, states, nature
  case landmarks, flags, records, clocks

  var name: Term { Term(Key("topic-\(rawValue)")) }

  /// By the kind that a group's file gives; nil for a word of the player's own.
  init?(kind: String?) {
    switch kind {
    case "region", "membership": self = .countries
    case "neighbours": self = .neighbours
    case "coast": self = .coasts
    case "language": self = .languages
    case "capital": self = .capitals
    case "city": self = .cities
    case "state": self = .states
    case "nature", "river", "sea": self = .nature
    case "landmark": self = .landmarks
    case "flag": self = .flags
    case "size", "people": self = .records
    case "clock": self = .clocks
    default: return nil
    }
  }
}

/// Themes by continent and topic, and by what the player remembers.
struct WorldThemes: RoundThemes {
  let content: Content
  /// What the player has to repeat by now.
  let due: Set<LearningItem>

  var topics: [RoundTopic] { [ThemeWish.needed, .surprise].map(\.topic) }

  var topicGroups: [TopicGroup] {
    [
      TopicGroup(title: Term("theme-continent")) {
        Continent.allCases.map { ThemeWish.about($0, nil).topic }
      },
      TopicGroup(title: Term("theme-topic")) {
        WorldTopic.allCases.map { ThemeWish.about(nil, $0).topic }
      },
    ]
  }

  func theme(
    _ topic: String, among groups: [Group], number: UInt64
  ) throws(Refusal) -> RoundTheme {
    switch ThemeWish(id: topic) {
    case .needed: return try needed(among: groups)
    case .about(let continent, let topic):
      return theme(.about(continent, topic), among: groups)
    case .group(let id):
      return RoundTheme(
        ThemeWish.group(id).title, groups: Set(groups.map(\.id)), preferred: [id])
    case .surprise, nil:
      var generator = Generator(seed: number)
      let all =
        WorldTopic.allCases.map { ThemeWish.about(nil, $0) }
        + Continent.allCases.map { ThemeWish.about($0, nil) }
      return theme(all[generator.below(all.count)], among: groups)
    }
  }

  private func theme(_ wish: ThemeWish, among groups: [Group]) -> RoundTheme {
    guard case .about(let continent, let topic) = wish else {
      return RoundTheme(wish.title, groups: [])
    }
    let fitting = groups.filter { group in
      (topic == nil || WorldTopic(kind: group.about.kind) == topic)
        && (continent == nil || isOn(continent, group))
    }
    return RoundTheme(wish.title, groups: Set(fitting.map(\.id)))
  }

  /// Whether all that a group deals lies on a continent.
  private func isOn(_ continent: Continent?, _ group: Group) -> Bool {
    group.partners.allSatisfy { card in
      card.entity.map { content.quizGenerator.continent(of: $0) == continent } ?? false
    }
  }

  /// Groups with the most to repeat come first.
  private func needed(among groups: [Group]) throws(Refusal) -> RoundTheme {
    let entities = Set(due.filter(content.quizGenerator.asks).map(\.entity))
    let needs = groups.map { group in
      (id: group.id, count: group.partners.count { $0.entity.map(entities.contains) ?? false })
    }.filter { $0.count > 0 }.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
    guard !needs.isEmpty else { throw Refusal(Term("theme-nothing-needed")) }
    return RoundTheme(
      ThemeWish.needed.title, groups: Set(groups.map(\.id)), preferred: needs.map(\.id))
  }
}
