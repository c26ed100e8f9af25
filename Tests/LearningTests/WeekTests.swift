// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Testing

/// What is told of a week, and of the one before.
struct WeekTests {
  private let quizGenerator = Shipped.quizGenerator
  private let today = Day(20_261_121)
  private let france = LearningItem("country-fr", .capital)
  private let spain = LearningItem("country-es", .capital)
  private let nile = LearningItem("river-nile", .place)

  /// What a store has of answers so many days ago, in their order.
  private func kept(
    _ answers: [(item: LearningItem, ago: Int, isRight: Bool)]
  ) throws -> (log: [LoggedAnswers], known: [LearningItem: MemoryState]) {
    var known: [LearningItem: MemoryState] = [:]
    var log: [LearningItem: [Day: LoggedAnswers]] = [:]
    for (item, ago, isRight) in answers {
      let day = today + -ago
      let memory = Scheduler().answered(isRight: isRight, on: day, after: known[item])
      known[item] = memory
      let before = log[item]?[day]
      log[item, default: [:]][day] = try #require(
        LoggedAnswers(
          item, on: day, right: (before?.right ?? 0) + (isRight ? 1 : 0),
          wrong: (before?.wrong ?? 0) + (isRight ? 0 : 1), due: memory.due))
    }
    return (log.values.flatMap(\.values), known)
  }

  private func weeks(
    _ answers: (item: LearningItem, ago: Int, isRight: Bool)..., rounds: [Int] = []
  ) throws -> TwoWeeks {
    let (log, known) = try kept(answers)
    return quizGenerator.twoWeeks(
      to: today, log, known: known, daysPlayed: Set(rounds.map { today + -$0 }))
  }

  @Test func whoDidNothingIsToldSo() throws {
    #expect(try weeks().told == [Term("week-none")])
    #expect(try weeks(rounds: [14]).told == [Term("week-none")])
    #expect(try weeks(rounds: [13]).told.first == Term("week"))
  }

  @Test func aDayCountsOnceWhetherItWasPlayedOrLearntOn() throws {
    let weeks = try weeks(
      (france, 0, true), (spain, 0, false), (nile, 8, true), rounds: [0, 6, 7, 8, 13])
    #expect([weeks.now.daysPlayed, weeks.before.daysPlayed] == [2, 3])
    #expect([weeks.now.end, weeks.before.end] == [today, today + -7])
  }

  @Test func knownIsWhatNothingHadToBeAskedAgainOfAtTheEndOfAWeek() throws {
    let weeks = try weeks(
      (france, 9, true), (france, 7, true), (LearningItem("country-fr", .place), 1, false),
      (spain, 0, true), (nile, 7, false))
    #expect([weeks.now.known, weeks.before.known] == [1, 1])
  }

  @Test func newIsWhatWasNeverAskedBefore() throws {
    let weeks = try weeks((france, 9, true), (france, 1, true), (spain, 2, false), (nile, 20, true))
    #expect([weeks.now.new, weeks.before.new] == [1, 1])
    // What was asked before there was a log is not new.
    var (log, known) = try kept([(france, 30, true), (france, 1, true)])
    log.removeAll { $0.day == today + -30 }
    #expect(quizGenerator.twoWeeks(to: today, log, known: known, daysPlayed: []).now.new == 0)
    known = [:]
    #expect(quizGenerator.twoWeeks(to: today, log, known: known, daysPlayed: []).now.new == 1)
  }

  @Test func forgottenIsWhatHadBeenKnownAndWasMissed() throws {
    let weeks = try weeks(
      (france, 20, true), (france, 3, false), (spain, 9, false), (spain, 2, false),
      (nile, 15, true), (nile, 10, false), (nile, 10, true))
    #expect([weeks.now.forgotten, weeks.before.forgotten] == [1, 1])
  }

  @Test func theBestAndTheWeakestGroupAreThoseOfEnoughAnswers() throws {
    let groups = groupsOfTheirOwn
    let (good, poor) = (groups[0], groups[1])
    let (log, known) = try kept(
      good.items.map { ($0, 1, true) } + poor.items.map { ($0, 2, false) }
        + [(spain, 2, false)])
    let now = quizGenerator.twoWeeks(to: today, log, known: known, daysPlayed: []).now
    let (best, weakest) = (try #require(now.best), try #require(now.weakest))
    #expect(best.group == good.name && best.right == 3 && best.count == 3)
    #expect(weakest.group == poor.name && weakest.right == 0)
    let weeks = TwoWeeks(now: now, before: WeekProgress(to: today + -7))
    #expect(
      weeks.told.map(\.key) == [
        "week", "week-days", "week-known", "week-new", "week-forgotten", "week-best",
        "week-weakest",
      ])
    #expect(weeks.told[1].fillings == ["now": 2, "before": 0])
    #expect(
      weeks.told[6].fillings == ["group": .term(weakest.group), "right": 0, "count": 3])
  }

  /// Three that no other group deals.
  /// Groups with three places that are in no other, and these places.
  private var groupsOfTheirOwn: [(name: Term, items: [LearningItem])] {
    let homes = Dictionary(
      grouping: Shipped.groups.flatMap { group in
        group.partners.compactMap(\.entity).map { (entity: $0, group: group.id) }
      }, by: \.entity)
    return Shipped.groups.compactMap { group in
      let own = group.partners.compactMap(\.entity).filter { homes[$0]?.count == 1 }
      return own.count < 3
        ? nil : (group.name, own.prefix(3).map { LearningItem($0, .group) })
    }
  }

  @Test func whereNoGroupStandsOutNoneIsNamed() throws {
    let weeks = try weeks(
      (france, 1, true), (spain, 1, true), (nile, 1, true),
      (LearningItem("country-it", .capital), 1, true))
    #expect(weeks.now.best == nil && weeks.now.weakest == nil)
    #expect(weeks.told.last?.key == "week-forgotten")
  }

  @Test func aDamagedRecordIsNone() {
    #expect(LoggedAnswers(france, on: today, right: 0, wrong: 0, due: today) == nil)
    #expect(LoggedAnswers(france, on: today, right: -1, wrong: 3, due: today) == nil)
    #expect(LoggedAnswers(france, on: today, right: 1, wrong: 0, due: today + -1) == nil)
    let never = Day(number: .max)
    #expect(LoggedAnswers(france, on: never, right: 1, wrong: 0, due: never) == nil)
  }
}
