// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Learning
import Testing

/// Every question that can be made of the data that comes with the game.
struct ExaminerTests {
  private let facts = Shipped.facts

  /// Three rounds of everything that can be asked, of each kind.
  private static let questions = Dictionary(
    uniqueKeysWithValues: LearningItem.Kind.allCases.map { kind in
      let items = Shipped.quizGenerator.items(of: [kind])
      let rounds = (0..<3 as Range<UInt64>).flatMap { round in
        var generator = Generator(seed: round)
        return items.compactMap { Shipped.quizGenerator.question(about: $0, using: &generator) }
      }
      return (kind, rounds)
    })

  private static func everyQuestion(_ kind: LearningItem.Kind) -> [Question] {
    questions[kind, default: []]
  }

  @Test(arguments: zip(LearningItem.Kind.allCases, [600, 270, 200, 630, 960, 90, 55, 60]))
  func thereIsMuchToAsk(kind: LearningItem.Kind, least: Int) {
    let questions = Self.everyQuestion(kind)
    #expect(Set(questions.map(\.item)).count >= least)
    for question in questions {
      #expect(Set(question.answers).count == Question.answerCount)
      #expect(question.answers.indices.contains(question.right))
      #expect(question.sentence.key.name == "question-\(kind.rawValue)")
    }
  }

  @Test func noOtherGroupHoldsWhatIsAskedAbout() throws {
    let groups = Dictionary(grouping: Shipped.groups, by: \.name)
    for question in Self.everyQuestion(.group) {
      for (index, answer) in question.answers.enumerated() {
        let group = try #require(groups[answer]?.first)
        let entity = question.item.entity
        #expect(group.truth.contains(entity) == (index == question.right), "\(entity) \(group.id)")
        if index != question.right { #expect(!group.homonyms.contains(entity)) }
      }
    }
  }

  @Test func oneAnswerAloneIsTheCapital() throws {
    for question in Self.everyQuestion(.capital) {
      let capital = facts[question.item.entity]?.capital
      #expect(question.answers.map(entity).indices(where: { $0 == capital }) == [question.right])
      for city in question.answers.map(entity) {
        let place = try #require(facts[city])
        #expect(place.kind == "city" && !place.capitalOf.isEmpty)
      }
    }
  }

  @Test func whoIsNoNeighbourIsNotNearEither() throws {
    for question in Self.everyQuestion(.neighbour) {
      let fact = try #require(facts[question.item.entity])
      for (index, answer) in question.answers.map(entity).enumerated() {
        #expect(fact.neighbours.contains(answer) == (index == question.right))
        guard index != question.right, let other = facts[answer] else { continue }
        #expect(Set(other.neighbours).isDisjoint(with: fact.neighbours), "\(answer)")
        #expect(other.continent == fact.continent && other.country == fact.country)
      }
    }
  }

  /// On these borders the sources of the data do not agree.
  @Test(arguments: [
    ("af", "in"), ("bt", "mm"), ("cy", "gb"), ("in", "lk"), ("ir", "kw"), ("ss", "td"),
    ("na", "zw"),
  ]) func aBorderInDoubtIsNotAskedAbout(one: String, other: String) {
    let ends = [one, other].map { "country-\($0)" }
    for question in Self.everyQuestion(.neighbour) where ends.contains(question.item.entity) {
      #expect(question.answers.map(entity).count(where: ends.contains) == 0)
    }
  }

  @Test func oneAnswerAloneIsWhereItIs() throws {
    for question in Self.everyQuestion(.place) {
      let fact = try #require(facts[question.item.entity])
      let truth = fact.kind == "country" ? fact.continents : fact.countries + [fact.country ?? ""]
      #expect(
        question.answers.map(entity).indices(where: truth.contains) == [question.right],
        "\(question.item.entity)")
      guard fact.kind != "country" else { continue }
      let holders = Set(truth)
      for (index, answer) in question.answers.map(entity).enumerated() where index != question.right
      {
        #expect(holders.isDisjoint(with: facts[answer]?.neighbours ?? []))
      }
    }
  }

  @Test func whatARemarkIsAboutIsNotNamedInIt() throws {
    for question in Self.everyQuestion(.remark) {
      let entity = question.item.entity
      #expect(
        question.sentence.fillings["remark"]
          == .term(
            Term(Key("remark-\(entity)"), ["gap": .term(Term("quiz-gap"))])))
      #expect(self.entity(question.answers[question.right]) == entity)
      for answer in question.answers.map(self.entity) {
        #expect(facts[answer]?.kind == facts[entity]?.kind)
        #expect(answer == entity || facts[answer]?.samePlace != entity)
      }
      #expect(question.fact?.key.name.hasPrefix("remark-") != true)
    }
  }

  @Test func aPlaceThatIsItsOwnCapitalIsNotAskedAbout() {
    for entity in ["country-sg", "country-mc", "city-berlin-de", "state-de-be"] {
      for kind in [LearningItem.Kind.capital, .place] {
        var generator = Generator(seed: 1)
        let item = LearningItem(entity, kind)
        #expect(Shipped.quizGenerator.question(about: item, using: &generator) == nil)
      }
    }
  }

  @Test func whatSoundsLikeAnotherIsToldApart() throws {
    var generator = Generator(seed: 1)
    let georgia = LearningItem("state-us-ga", .capital)
    let question = try #require(Shipped.quizGenerator.question(about: georgia, using: &generator))
    #expect(question.sentence.fillings["name"] == .term(Term("state-us-ga.full")))
    #expect(question.sentence.fillings["kind"] == "state")
  }

  @Test func aFactNeverTellsWhatWasJustAnswered() {
    for kind in LearningItem.Kind.allCases {
      let questions = Self.everyQuestion(kind)
      #expect(questions.count { $0.fact != nil } * 10 > questions.count * 9)
    }
    for question in Self.everyQuestion(.capital) { #expect(question.fact?.key != "fact-capital") }
    for question in Self.everyQuestion(.neighbour) {
      #expect(question.fact?.key.name.hasPrefix("fact-neighbours") == true)
    }
  }

  @Test func everyContinentButNoOceanIsOne() {
    #expect(Shipped.quizGenerator.continent(of: "country-fr") == .europe)
    #expect(Shipped.quizGenerator.continent(of: "city-lyon-fr") == .europe)
    #expect(Shipped.quizGenerator.continent(of: "state-us-tx") == .northAmerica)
    #expect(Shipped.quizGenerator.continent(of: "river-nile") == .africa)
    #expect(Shipped.quizGenerator.continent(of: "island-sicily") == .europe)
    #expect(Shipped.quizGenerator.continent(of: "ocean-pacific") == nil)
  }

  private func entity(_ answer: Term) -> String { String(answer.key.name.prefix { $0 != "." }) }
}

extension Array where Element: Equatable {
  fileprivate func indices(where matches: (Element) -> Bool) -> [Int] {
    enumerated().filter { matches($0.element) }.map(\.offset)
  }
}
