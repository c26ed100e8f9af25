// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a teacher has pupils learn, until a day.
public struct SchoolClass: Hashable, Codable, Sendable {
  public let code: JoinCode
  /// As the teacher has typed it.
  public let title: String
  public var subject: RoundTopic
  public let hasQuiz: Bool
  public let hasRounds: Bool
  /// The last day. After it nothing of the class is kept.
  public let ends: Day
  public let role: Role
  public let pupils: Int

  /// What the player is in it who sees it.
  public enum Role: String, Codable, Sendable { case teacher, pupil, stranger }

  public init(
    _ code: JoinCode, _ plan: ClassPlan, as role: Role, pupils: Int
  ) {
    self.code = code
    title = plan.title
    subject = plan.subject
    hasQuiz = plan.hasQuiz
    hasRounds = plan.hasRounds
    ends = plan.ends
    self.role = role
    self.pupils = pupils
  }

  /// By which a round is known that is played for it; see ``Match/occasion``.
  public var occasion: String { Self.mark + code.rawValue }

  private static let mark = "class-"

  /// The code of the class that a round is played for; nil where that is none.
  public static func code(of occasion: String?) -> JoinCode? {
    guard let occasion, occasion.hasPrefix(mark) else { return nil }
    return JoinCode(rawValue: String(occasion.dropFirst(mark.count)))
  }
}

/// A class as it is planned.
public struct ClassPlan: Hashable, Codable, Sendable {
  public var title: String
  public var subject: RoundTopic
  public var hasQuiz: Bool
  public var hasRounds: Bool
  public var ends: Day

  public init(
    title: String, subject: RoundTopic, hasQuiz: Bool, hasRounds: Bool, ends: Day
  ) {
    self.title = title
    self.subject = subject
    self.hasQuiz = hasQuiz
    self.hasRounds = hasRounds
    self.ends = ends
  }

  /// How many days a class lasts at most.
  public static let longest = 366
  /// How many characters a title and a name have at most.
  public static let titleLength = 60
  public static let nameLength = 40
}

/// What pupils of a class know, as far as they were asked in it.
public struct ClassReport: Hashable, Codable, Sendable {
  public let schoolClass: SchoolClass
  /// In the order in which they came.
  public let pupils: [Pupil]

  public struct Pupil: Hashable, Codable, Sendable {
    /// By which they are told apart.
    public let number: Int
    /// Empty where none was given.
    public let name: String
    public let answers: [Answer]

    public init(number: Int, name: String, answers: [Answer]) {
      self.number = number
      self.name = name
      self.answers = answers
    }
  }

  public struct Answer: Hashable, Codable, Sendable {
    public let item: LearningItem
    public let right: Int
    public let wrong: Int
    /// Whether it was known at last.
    public let isKnown: Bool
    public let day: Day

    public init(_ item: LearningItem, right: Int, wrong: Int, isKnown: Bool, day: Day) {
      self.item = item
      self.right = right
      self.wrong = wrong
      self.isKnown = isKnown
      self.day = day
    }
  }

  public init(_ schoolClass: SchoolClass, _ pupils: [Pupil]) {
    self.schoolClass = schoolClass
    self.pupils = pupils
  }
}

/// A report in as few words as are heard.
public struct ClassSummary: Hashable, Codable, Sendable {
  public let schoolClass: SchoolClass
  /// What most pupils do not know, by entities.
  public let missed: [String]
  public let pupils: [Pupil]

  public struct Pupil: Hashable, Codable, Sendable {
    public let number: Int
    public let name: String
    public let asked: Int
    public let known: Int
    public let missed: [String]
  }

  private static let most = 5

  public init(_ report: ClassReport) {
    schoolClass = report.schoolClass
    var count: [String: Int] = [:]
    pupils = report.pupils.map { pupil in
      let missed = pupil.answers.filter { !$0.isKnown }
      for entity in Set(missed.map(\.item.entity)) { count[entity, default: 0] += 1 }
      let worst = missed.sorted { ($1.wrong, $0.item) < ($0.wrong, $1.item) }
      return Pupil(
        number: pupil.number, name: pupil.name, asked: pupil.answers.count,
        known: pupil.answers.count - missed.count, missed: Self.first(worst.map(\.item.entity)))
    }
    missed = Self.first(
      count.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key))
  }

  /// Each once.
  private static func first(_ entities: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(entities.filter { seen.insert($0).inserted }.prefix(most))
  }
}

/// Things that a class can be about, as a menu lists them.
public struct SubjectList: Hashable, Codable, Sendable {
  public let title: Term
  public let subjects: [RoundTopic]

  public init(_ title: Term, _ subjects: [RoundTopic]) {
    self.title = title
    self.subjects = subjects
  }
}

extension Day {
  /// As year, month and day in one number, such as 20261121 (Hinnant, 2013, as above).
  public var date: Int {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return year * 10_000 + month * 100 + dayOfYear - (153 * index + 2) / 5 + 1
  }
}

extension QuizGenerator {
  /// A quiz about some things alone.
  public func questions(
    about entities: Set<String>, count: Int = QuizWish.usualCount,
    known: [LearningItem: MemoryState], on day: Day, using generator: inout Generator
  ) -> [Question] {
    questions(
      QuizWish(count: count), among: { entities.contains($0) }, known: known, on: day,
      using: &generator)
  }
}
