// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Learning
import Testing

/// Questions in which a place is called as those call it who live there.
struct OwnNameTests {
  private static let kinds: [LearningItem.Kind] = [.ownName, .ownCapital, .ownNeighbour]
  private let facts = Shipped.facts

  private func ask(
    _ entity: String, _ kind: LearningItem.Kind, _ names: PlayerNames? = nil, seed: UInt64 = 1
  ) -> Question? {
    var generator = Generator(seed: seed)
    let quizGenerator = names.map(Shipped.quizGenerator.asking) ?? Shipped.quizGenerator
    return quizGenerator.question(about: LearningItem(entity, kind), using: &generator)
  }

  private func entity(_ answer: Term) -> String { String(answer.key.name.prefix { $0 != "." }) }

  @Test(arguments: [
    ("country-fi", LearningItem.Kind.ownName, "Suomi", "fi", nil),
    ("country-cz", .ownCapital, "Praha", "cs", nil),
    ("country-de", .ownNeighbour, "Deutschland", "de", nil),
    ("country-br", .ownName, "Brasil", "pt-BR", nil),
    ("country-jp", .ownName, "日本", "ja", "にほん"),
    ("country-jp", .ownCapital, "東京", "ja", "とうきょう"),
    ("country-km", .ownName, "جزر القمر", "ar", "جُزُر القمر"),
  ])
  func theNameIsSaidInTheVoiceOfItsLanguage(
    country: String, kind: LearningItem.Kind, text: String, language: String, spoken: String?
  ) throws {
    let question = try #require(ask(country, kind))
    #expect(
      question.sentence
        == Term(
          Key("question-\(kind.rawValue)"),
          ["kind": "country", "name": .foreign(text, language: language, spoken: spoken)]))
  }

  /// eSpeak NG misreads these languages, or has no voice for them.
  @Test(arguments: ["country-th", "country-mm", "country-lu", "country-mn", "country-kh"])
  func whatNoVoiceReadsWellIsNotAsked(country: String) {
    for kind in Self.kinds { #expect(ask(country, kind) == nil) }
  }

  @Test func oneCountryAloneIsCalledSo() throws {
    for item in Shipped.quizGenerator.items(of: [.ownName, .ownCapital]) {
      for seed in 0..<3 as Range<UInt64> {
        let question = try #require(ask(item.entity, item.kind, seed: seed))
        let answers = question.answers.map(entity)
        #expect(answers.firstIndex(of: item.entity) == question.right)
        #expect(Set(answers).count == Question.answerCount)
        #expect(answers.allSatisfy { facts[$0]?.kind == "country" })
      }
    }
    let names = facts.entities.compactMap { facts[$0]?.nativeName?.text.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test func oneAnswerAloneBordersOnTheCountryThatIsHeard() throws {
    for item in Shipped.quizGenerator.items(of: [.ownNeighbour]) {
      let question = try #require(ask(item.entity, .ownNeighbour))
      let neighbours = try #require(facts[item.entity]).neighbours
      for (index, answer) in question.answers.map(entity).enumerated() {
        #expect(neighbours.contains(answer) == (index == question.right), "\(item.entity)")
      }
    }
  }

  @Test func whatThePlayersLanguageGivesAwayIsNotAsked() {
    let german = PlayerNames(language: "de") { _ in "" }
    #expect(ask("country-at", .ownName, german) == nil)
    #expect(ask("country-at", .ownCapital, german) == nil)
    #expect(ask("country-fi", .ownName, german) != nil)
    let portuguese = PlayerNames(language: "pt") { _ in "" }
    #expect(ask("country-br", .ownName, portuguese) == nil)
    // Norway is called the same in Swedish; Panama but for its accent.
    let swedish = PlayerNames(language: "sv") { ["country-no": "norge"][$0] ?? "Panama" }
    #expect(ask("country-no", .ownName, swedish) == nil)
    #expect(ask("country-pa", .ownName, swedish) == nil)
    #expect(ask("country-pa", .capital, swedish) != nil)
    let english = PlayerNames(language: "en") { ["country-si": "Slovenia"][$0] ?? "Poland" }
    #expect(ask("country-si", .ownName, english) == nil, "Slovenija")
    #expect(ask("country-pl", .ownName, english) != nil, "Polska")
  }

  @Test func whatTellsAPlaceFromAnotherKindIsNoClue() throws {
    let names = PlayerNames(language: "en") { $0 }
    for item in Shipped.quizGenerator.items(of: [.place, .neighbour]).prefix(200) {
      guard let question = ask(item.entity, item.kind, names) else { continue }
      #expect(question.answers.allSatisfy { !$0.key.name.hasSuffix(".full") }, "\(item)")
    }
    let alike = PlayerNames(language: "en") { _ in "León" }
    let answers = try #require(ask("country-cz", .neighbour, alike)).answers
    #expect(answers.allSatisfy { $0.key.name.hasSuffix(".full") }, "all are called alike")
  }

  @Test func theAnswerIsFollowedByWhatThePlayerCallsThePlace() throws {
    let told = Term(
      "quiz-own-name",
      ["own": .foreign("Praha", language: "cs"), "name": .term(Term("city-prague-cz.full"))])
    #expect(try #require(ask("country-cz", .ownCapital)).fact == told)
    #expect(try #require(ask("country-cz", .ownNeighbour)).fact?.key == "quiz-own-name")
    #expect(try #require(ask("country-cz", .ownName)).fact?.key == "remark-country-cz")
    var generator = Generator(seed: 1)
    let missed = LearningItem("country-cz", .ownCapital)
    let refresher = Shipped.quizGenerator.refresher(
      on: [missed], known: [:], on: Day(20_261_121), using: &generator)
    #expect(refresher.cards[0].last == told)
  }
}
