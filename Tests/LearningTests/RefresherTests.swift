// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Learning
import Testing

/// What a lesson on what was missed is made of.
struct RefresherTests {
  private let quizGenerator = Shipped.quizGenerator
  private let day = Day(20_261_121)
  private let scheduler = Scheduler()
  private let graz = LearningItem("city-graz-at", .group)
  private let france = LearningItem("country-fr", .capital)
  private let nile = LearningItem("river-nile", .remark)

  private func refresher(
    on missed: [LearningItem] = [], known: [LearningItem: MemoryState] = [:]
  ) -> Refresher {
    var generator = Generator(seed: 1)
    return quizGenerator.refresher(on: missed, known: known, on: day, using: &generator)
  }

  @Test func eachPlaceIsReadWithItsGroupsAndItsRemarkAndAskedAboutOnce() throws {
    let refresher = refresher(on: [graz, france])
    #expect(refresher.questions.map(\.item) == [graz, france])
    let groups = Shipped.groups.filter { group in
      group.partners.contains { $0.entity == graz.entity }
    }
    #expect(
      refresher.cards[0] == [
        Term(
          "refresher-card",
          [
            "name": .term(Term("city-graz-at.full")),
            "groups": .alphabetical(groups.map(\.name)),
          ]), Term("remark-city-graz-at"),
      ])
    #expect(refresher.cards[1].last == Term("remark-country-fr"))
  }

  @Test func aPlaceInNoGroupIsReadWithItsContinent() throws {
    let groups = Shipped.groups.filter { group in
      !group.partners.contains { $0.entity == france.entity }
    }
    let generator = QuizGenerator(groups: groups, facts: Shipped.facts)
    var random = Generator(seed: 1)
    let refresher = generator.refresher(on: [france], known: [:], on: day, using: &random)
    let card = try #require(refresher.cards.first)
    #expect(card.first?.fillings["groups"] == .alphabetical([Continent.europe.name]))
  }

  @Test func whatHasBeenAnsweredRightSinceIsLeftOut() {
    let known = [graz: scheduler.answered(isRight: true, on: day)]
    #expect(refresher(on: [graz, france], known: known).questions.map(\.item) == [france])
    // Who needs a hint for what was known days ago does not know it.
    let before = [graz: scheduler.answered(isRight: true, on: day + -3)]
    #expect(refresher(on: [graz], known: before).questions.map(\.item) == [graz])
  }

  @Test func whatWasMissedOnOtherDaysFollowsTheOldestFirst() {
    let known = [
      graz: scheduler.answered(isRight: false, on: day + -1),
      nile: scheduler.answered(isRight: false, on: day + -4),
      LearningItem("country-es", .place): scheduler.answered(isRight: true, on: day + -9),
    ]
    #expect(refresher(on: [france], known: known).questions.map(\.item) == [france, nile, graz])
    #expect(refresher(known: [:]).questions == [])
  }

  @Test func noMoreThanAHandfulAreGoneThroughAndNothingTwice() {
    let items = quizGenerator.items(of: [.capital]).filter {
      quizGenerator.continent(of: $0.entity) == .europe
    }
    let both = items.flatMap { [$0, LearningItem($0.entity, .place)] }
    let refresher = refresher(on: both)
    #expect(refresher.cards.count == 5)
    #expect(Set(refresher.questions.map(\.item.entity)).count == 5)
  }

  @Test func aPlaceOfThePlayersOwnIsPassedOver() {
    let own = LearningItem("own-river", .group)
    #expect(refresher(on: [own, graz]).questions.map(\.item) == [graz])
  }
}
