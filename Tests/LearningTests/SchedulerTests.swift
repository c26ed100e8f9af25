// SPDX-License-Identifier: GPL-3.0-or-later

import Learning
import Testing

/// The scheduler does what the authors' own program does: the Python package `fsrs` 6.3.2, with
/// `learning_steps` and `relearning_steps` of ten minutes and without fuzz.
struct SchedulerTests {
  struct Course: CustomTestStringConvertible {
    let name: String
    let steps: [Step]
    init(_ name: String, _ steps: [Step]) { (self.name, self.steps) = (name, steps) }
    var testDescription: String { name }
  }

  /// An answer on a day, and what the package makes of it.
  struct Step {
    let day: Int
    let isRight: Bool
    let retrievability: Double
    let stability: Double
    let difficulty: Double
    let due: Int

    init(
      _ day: Int, _ isRight: Bool, _ retrievability: Double, _ stability: Double,
      _ difficulty: Double, _ due: Int
    ) {
      self.day = day
      self.isRight = isRight
      self.retrievability = retrievability
      self.stability = stability
      self.difficulty = difficulty
      self.due = due
    }
  }

  static let courses = [
    Course(
      "good every time",
      [
        Step(0, true, 0, 2.3065, 2.11810397046, 2),
        Step(2, true, 0.909493255977, 10.9643323358, 2.11121423579, 13),
        Step(11, true, 0.912981419931, 41.4645329207, 2.10433139085, 52),
        Step(46, true, 0.911216113794, 135.896789771, 2.09745542875, 182),
        Step(163, true, 0.909952434859, 393.801627695, 2.09058634262, 557),
      ]),
    Course(
      "forgotten at once",
      [
        Step(0, false, 0, 0.212, 6.4133, 0),
        Step(0, true, 1, 0.246689187776, 6.4021150693, 1),
        Step(1, true, 0.78085027702, 2.02147725164, 6.39094132352, 3),
        Step(4, false, 0.870676638729, 0.55271411535, 8.79895532394, 4),
        Step(4, true, 1, 0.603852923245, 8.78538473791, 5),
        Step(6, true, 0.800110870913, 2.23511371991, 8.77182772247, 8),
      ]),
    Course(
      "forgotten late",
      [
        Step(0, true, 0, 2.3065, 2.11810397046, 2),
        Step(2, true, 0.909493255977, 10.9643323358, 2.11121423579, 13),
        Step(11, true, 0.912981419931, 41.4645329207, 2.10433139085, 52),
        Step(100, false, 0.839732089252, 3.09943792387, 7.38997578801, 100),
        Step(100, false, 1, 1.02149010944, 9.12733115898, 100),
        Step(101, true, 0.90145409151, 2.03292854973, 9.11343219712, 103),
        Step(104, true, 0.871125705208, 4.4267575196, 9.09954713422, 108),
      ]),
    Course(
      "turned about",
      [
        Step(0, false, 0, 0.212, 6.4133, 0),
        Step(0, false, 1, 0.0833567171103, 8.80630446886, 0),
        Step(0, true, 1, 0.103140650078, 8.79272653368, 1),
        Step(1, false, 0.695826654408, 0.0560281987678, 9.58840579038, 1),
        Step(1, true, 1, 0.0711620837033, 9.57404575389, 2),
        Step(30, false, 0.39689609067, 0.0636407486347, 9.84522010509, 30),
        Step(30, true, 1, 0.0801561136152, 9.83060325428, 31),
        Step(32, true, 0.607035642613, 0.420993886178, 9.81600102032, 33),
        Step(400, true, 0.352907392956, 2.94347707899, 9.8014133886, 403),
      ]),
  ]

  @Test(arguments: courses)
  func agreesWithThePublishedValues(_ course: Course) {
    let scheduler = Scheduler()
    var known: MemoryState?
    for step in course.steps {
      let day = Day(number: step.day)
      if let known {
        let retrievability = scheduler.retrievability(of: known, on: day)
        #expect(abs(retrievability - step.retrievability) < 1e-9)
      }
      let next = scheduler.answered(isRight: step.isRight, on: day, after: known)
      #expect(abs(next.stability / step.stability - 1) < 1e-9)
      #expect(abs(next.difficulty - step.difficulty) < 1e-9)
      #expect(next.due.number == step.due)
      known = next
    }
  }

  @Test func countsRightAndWrongAnswers() {
    let scheduler = Scheduler()
    let day = Day(20_261_121)
    var known = scheduler.answered(isRight: false, on: day)
    known = scheduler.answered(isRight: true, on: day + 1, after: known)
    known = scheduler.answered(isRight: true, on: day + 2, after: known)
    #expect([known.right, known.wrong] == [2, 1])
    #expect(known.asked == day + 2)
  }

  @Test func aClockThatWasSetBackIsNoDayBefore() {
    let scheduler = Scheduler()
    let known = scheduler.answered(isRight: true, on: Day(20_261_121))
    let back = scheduler.answered(isRight: true, on: Day(19_700_101), after: known)
    #expect(back.asked == Day(20_261_121))
    #expect(scheduler.retrievability(of: known, on: Day(19_700_101)) == 1)
  }

  @Test func whatIsKnownForAHundredYearsIsNotPutOffFurther() throws {
    let day = Day(20_261_121)
    let old = try #require(
      MemoryState(stability: 1e9, difficulty: 1, asked: day, due: day, right: 1, wrong: 0))
    #expect(Scheduler().answered(isRight: true, on: day + 1, after: old).due == day + 36_501)
  }

  @Test(arguments: [
    (Double.nan, 5.0, 1, 0), (.infinity, 5, 1, 0), (0, 5, 1, 0), (-1, 5, 1, 0), (1, 0.9, 1, 0),
    (1, 10.1, 1, 0), (1, .nan, 1, 0), (1, 5, -1, 0), (1, 5, 1, -1),
  ])
  func aDamagedRecordIsNone(stability: Double, difficulty: Double, right: Int, wrong: Int) {
    let day = Day(number: 0)
    #expect(
      MemoryState(
        stability: stability, difficulty: difficulty, asked: day, due: day, right: right,
        wrong: wrong) == nil)
    #expect(
      MemoryState(stability: 1, difficulty: 5, asked: day + 1, due: day, right: 1, wrong: 0)
        == nil)
  }
}

struct DayTests {
  @Test(arguments: [
    (19_700_101, 0), (19_691_231, -1), (20_000_229, 11_016), (20_261_121, 20_778),
    (20_270_101, 20_819), (21_000_301, 47_541), (16_000_229, -135_081),
  ])
  func countsFromTheFirstDayOf1970(date: Int, number: Int) {
    #expect(Day(date).number == number)
  }
}
