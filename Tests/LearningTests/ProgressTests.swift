// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Testing

/// How far a player is.
struct ProgressTests {
  private let day = Day(20_261_121)
  private let quizGenerator = Shipped.quizGenerator

  private func memories(_ answers: (String, LearningItem.Kind, Bool)...)
    -> [LearningItem: MemoryState]
  {
    let known = answers.map { entity, kind, isRight in
      (LearningItem(entity, kind), Scheduler().answered(isRight: isRight, on: day))
    }
    return Dictionary(uniqueKeysWithValues: known)
  }

  @Test func withoutAnswersNothingIsKnownAndEveryPlaceIsCounted() {
    let progress = quizGenerator.progress([:], on: day)
    #expect(progress.map(\.continent) == Continent.allCases)
    #expect(progress.allSatisfy { $0.known == 0 && $0.due == 0 && $0.places > 30 })
    #expect(progress.told == [Term("progress-none")])
  }

  @Test func aPlaceIsKnownOnceAllThatWasAskedOfItIsKnown() throws {
    let known = memories(
      ("country-fr", .capital, true), ("country-fr", .place, true), ("country-de", .capital, true),
      ("country-de", .neighbour, false), ("city-lyon-fr", .place, true),
      ("river-nile", .place, false))
    let progress = quizGenerator.progress(known, on: day)
    let europe = try #require(progress.first { $0.continent == .europe })
    #expect([europe.known, europe.due] == [2, 1])
    let africa = try #require(progress.first { $0.continent == .africa })
    #expect([africa.known, africa.due] == [0, 1])
    #expect(progress.told == progress.map(\.term))
  }

  @Test func whatIsToRepeatIsWhatAQuizWouldAsk() throws {
    // As a card of the player's own groups may be, which was put with a wrong one.
    let unasked = try #require(
      quizGenerator.entities.lazy.flatMap { entity in
        LearningItem.Kind.allCases.map { LearningItem(entity, $0) }
      }.first { !Set(quizGenerator.items(of: [$0.kind])).contains($0) })
    let known = [unasked: Scheduler().answered(isRight: false, on: day)]
    #expect(quizGenerator.standings(known, on: day) == [:])
    #expect(quizGenerator.progress(known, on: day).told == [Term("progress-none")])
    var generator = Generator(seed: 1)
    let questions = quizGenerator.questions(QuizWish(), known: known, on: day, using: &generator)
    #expect(!questions.map(\.item).contains(unasked))
  }

  @Test func whatIsKnownIsToRepeatWhenItsDayHasCome() throws {
    let known = memories(("country-fr", .capital, true))
    #expect(quizGenerator.standings(known, on: day + 1) == ["country-fr": .known])
    #expect(quizGenerator.standings(known, on: day + 2) == ["country-fr": .due])
  }

  @Test func aCountryIsToRepeatWhereAnythingInItIs() {
    let known = memories(
      ("country-fr", .capital, true), ("city-lyon-fr", .place, false),
      ("state-us-tx", .capital, true), ("mountain-mont-blanc", .place, true))
    let standings = quizGenerator.standingsOfCountries(known, on: day)
    #expect(standings["country-fr"] == .due)
    #expect(standings["country-us"] == .known)
    #expect(standings["country-it"] == .known)
    #expect(standings["country-de"] == nil)
  }
}
