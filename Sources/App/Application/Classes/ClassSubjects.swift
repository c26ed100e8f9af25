// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Games
import Learning
import Localization

/// What a class can be about: everything, a continent, a topic, a school level, or one group.
enum ClassSubject: Hashable {
  case everything
  case continent(Continent)
  case topic(WorldTopic)
  case level(SchoolLevel)
  case group(Group)

  var id: String {
    switch self {
    case .everything: "all"
    case .continent(let continent): "continent/\(continent.rawValue)"
    case .topic(let topic): "topic/\(topic.rawValue)"
    case .level(let level): "level/\(level.rawValue)"
    case .group(let group): "group/\(group.id)"
    }
  }

  /// Nil for one that this release does not know.
  init?(id: String, among groups: [Group]) {
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("all", _): self = .everything
    case ("continent", let name?):
      guard let continent = Continent(rawValue: name) else { return nil }
      self = .continent(continent)
    case ("topic", let name?):
      guard let topic = WorldTopic(rawValue: name) else { return nil }
      self = .topic(topic)
    case ("level", let name?):
      guard let level = SchoolLevel(rawValue: name) else { return nil }
      self = .level(level)
    case ("group", let name?):
      guard let group = groups.first(where: { $0.id == name }) else { return nil }
      self = .group(group)
    default: return nil
    }
  }

  var title: Term {
    switch self {
    case .everything: Term("class-subject-all")
    case .continent(let continent): continent.name
    case .topic(let topic): topic.name
    case .level(let level): Term("class-level", ["level": .text(level.rawValue)])
    case .group(let group): group.name
    }
  }

  var listed: RoundTopic { RoundTopic(id: id, title: title) }

  /// Those that a menu lists by themselves.
  static let lists = [
    SubjectList(Term("class-subject-all"), [ClassSubject.everything.listed]),
    SubjectList(
      Term("theme-continent"), Continent.allCases.map { ClassSubject.continent($0).listed }),
    SubjectList(Term("theme-topic"), WorldTopic.allCases.map { ClassSubject.topic($0).listed }),
    SubjectList(
      Term("class-subject-level"), SchoolLevel.allCases.map { ClassSubject.level($0).listed }),
  ]

  /// What the quiz asks about: the things that its groups deal.
  func entities(
    among groups: [Group], _ generator: QuizGenerator
  ) -> Set<String> {
    switch self {
    case .everything: return Set(generator.entities)
    case .continent(let continent):
      return Set(generator.entities.filter { generator.continent(of: $0) == continent })
    case .topic, .level, .group:
      return Set(groups.filter(holds).flatMap(\.partners).compactMap(\.entity))
    }
  }

  private func holds(_ group: Group) -> Bool {
    switch self {
    case .everything, .continent: true
    case .topic(let topic): WorldTopic(kind: group.about.kind) == topic
    case .level(let level): group.about.level == nil || group.about.level == level
    case .group(let wanted): group.id == wanted.id
    }
  }

  /// A round of it.
  func order(seed: UInt64, of rounds: AtlasRounds) -> DealRequest {
    var order = DealRequest(
      difficulty: rounds.difficulty(nearest: Self.usualDifficulty), number: seed % 999_999 + 1)
    switch self {
    case .everything: break
    case .continent(let continent): order.topic = ThemeWish.about(continent, nil).id
    case .topic(let topic): order.topic = ThemeWish.about(nil, topic).id
    case .level(let level): order.choose(level)
    case .group(let group): order.topic = ThemeWish.group(group.id).id
    }
    return order
  }

  /// Five groups or so: what is about one thing has no more.
  private static let usualDifficulty: Difficulty = "easy"
}

extension Lookups {
  /// A class with its subject in the player's words.
  func named(_ schoolClass: SchoolClass) -> SchoolClass {
    var schoolClass = schoolClass
    let subject = ClassSubject(id: schoolClass.subject.id, among: groups)
    schoolClass.subject = subject?.listed ?? ClassSubject.everything.listed
    return schoolClass
  }

  /// The groups that come with the game, which a class can be about.
  var groups: [Group] { (try? content.common.shipped())?.groups ?? [] }

  /// The groups of which a text has the name, or words of it.
  func subjects(named text: String) -> [RoundTopic] {
    let wanted = text.folded
    return groups.compactMap { group in
      let name = phrasebook.line([group.name]).text.folded
      return " \(name)".contains(" \(wanted)") ? ClassSubject.group(group).listed : nil
    }
  }

  func questions(
    of schoolClass: SchoolClass, _ known: [LearningItem: MemoryState], on day: Day,
    _ seed: UInt64
  ) -> [Question] {
    let quizGenerator = quizGenerator
    let subject = ClassSubject(id: schoolClass.subject.id, among: groups) ?? .everything
    var generator = Generator(seed: seed)
    return quizGenerator.questions(
      about: subject.entities(among: groups, quizGenerator), known: known, on: day,
      using: &generator)
  }

  func round(of schoolClass: SchoolClass, _ seed: UInt64) throws(Refusal) -> Deal {
    let games = content.descriptors(in: phrasebook)
    guard let rounds = games.lazy.compactMap({ $0 as? AtlasRounds }).first else {
      throw .outOfReach
    }
    let subject = ClassSubject(id: schoolClass.subject.id, among: groups) ?? .everything
    let deal = try rounds.deal(subject.order(seed: seed, of: rounds))
    let occasion = schoolClass.role == .pupil ? schoolClass.occasion : nil
    return Deal(
      deal.game, seed: deal.seed, remarks: deal.remarks, isToldLost: deal.isToldLost,
      kind: deal.kind, occasion: occasion)
  }
}
