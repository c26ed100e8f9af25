// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// What is done about classes, and what comes of it.
extension Reply {
  mutating func ask(_ question: ClassQuestion) {
    lookUp(.together(.ofClass(question)), for: .together)
  }

  mutating func perform(_ action: ClassAction) {
    switch action {
    case .list: ask(.list)
    case .plan:
      for line in Term.classPrivacy { say(line) }
      ask(Term("class-title-question"), for: .className)
    case .subject(var plan, let subject):
      plan.subject = subject
      go(.open(.menu(.together(.ofClass(.kinds(plan))))))
    case .nameGroup(let plan): ask(Term("class-group-question"), for: .classGroup(plan))
    case .kinds(let plan):
      let days = Self.termEnds(after: Day(moment.day))
      go(.open(.menu(.together(.ofClass(.ends(plan, days))))))
    case .typeEnd(let plan): ask(Term("class-end-question"), for: .classEnd(plan))
    case .make(let plan): ask(.make(plan))
    case .join(let schoolClass, isNamed: true):
      ask(Term("class-name-question"), for: .pupilName(schoolClass))
    case .join(let schoolClass, isNamed: false): join(schoolClass, as: "")
    case .quiz(let schoolClass):
      let seed = memory.numbers.next()
      ask(.quiz(schoolClass, Day(moment.day), seed: seed))
    case .round(let schoolClass):
      let seed = memory.numbers.next()
      ask(.round(schoolClass, seed: seed))
    case .report(let schoolClass): ask(.report(schoolClass))
    case .table(let summary):
      guard !environment.equipment.isPage else {
        return request(.leadTo(.classTable(summary.schoolClass.code)))
      }
      for pupil in summary.pupils { say(pupil.told) }
    case .remove(let pupil, let schoolClass):
      confirm(
        Term("class-remove-question", ["name": .term(pupil.called)]),
        .removePupil(pupil.number, from: schoolClass), isAlways: true)
    case .leave(let schoolClass):
      let isTeacher = schoolClass.role == .teacher
      confirm(
        Term(isTeacher ? "class-delete-question" : "class-leave-question"),
        .leaveClass(schoolClass), isAlways: true)
    }
  }

  mutating func take(_ answer: ClassAnswer) {
    switch answer {
    case .list(let classes): open(.list(classes))
    case .subjects(_, let lists) where lists.isEmpty: say("class-group-none")
    case .subjects(let plan, let lists) where lists.count == 1:
      open(.subjectList(plan, lists[0]))
    case .subjects(let plan, let lists): open(.subjects(plan, lists))
    case .schoolClass(let schoolClass) where schoolClass.role == .stranger:
      open(.joining(schoolClass))
    case .schoolClass(let schoolClass): open(.schoolClass(schoolClass))
    case .made(let schoolClass):
      // The menus that led here are done with.
      go(.home)
      open(.schoolClass(schoolClass))
    case .joined(let schoolClass):
      say("class-joined")
      go(.replace(.menu(.together(.ofClass(.schoolClass(schoolClass))))))
    case .questions(let questions, let schoolClass):
      let code = schoolClass.role == .pupil ? schoolClass.code : nil
      guard let quiz = Quiz(questions, in: code) else { return say("class-quiz-none") }
      go(.open(.menu(.quiz(quiz))))
    case .round(let deal): start(deal)
    case .summary(let summary): open(.summary(summary))
    case .removed:
      say("class-removed")
      go(.close)
      go(.close)
    case .left:
      say("link-deleted")
      go(.home)
    }
  }

  private mutating func open(_ page: ClassPage) {
    go(.open(.menu(.together(.ofClass(page)))))
  }

  mutating func join(_ schoolClass: SchoolClass, as name: String) {
    ask(.join(schoolClass, name: String(name.prefix(ClassPlan.nameLength))))
  }

  mutating func takeClassName(_ text: String) {
    let plan = ClassPlan(
      title: String(text.prefix(ClassPlan.titleLength)),
      subject: RoundTopic(id: "", title: Term("class-subject")), hasQuiz: true, hasRounds: true,
      ends: Day(moment.day))
    ask(.subjects(plan))
  }

  mutating func takeEnd(_ text: String, of plan: ClassPlan) {
    let today = Day(moment.day)
    guard case .day(let date)? = DealSelector(day: text.folded), Day(date) > today,
      Day(date) - today <= ClassPlan.longest
    else {
      say("class-end-wrong")
      return ask(Term("class-end-question"), for: .classEnd(plan))
    }
    var plan = plan
    plan.ends = Day(date)
    ask(.make(plan))
  }

  /// When terms end in many countries: with January, with July, and with the year.
  private static func termEnds(after today: Day) -> [Day] {
    let year = today.date / 10_000
    let ends = [year, year + 1].flatMap { year in
      [131, 731, 1231].map { Day(year * 10_000 + $0) }
    }
    return Array(ends.filter { $0 - today > 14 }.sorted().prefix(3))
  }
}
