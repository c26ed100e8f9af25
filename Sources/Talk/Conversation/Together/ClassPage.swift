// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// Classes: those that a player teaches, and those that a player learns in.
public enum ClassPage: Equatable, Codable, Sendable {
  case list([SchoolClass])
  /// What a class is about, whether it has a quiz and rounds, and its last day.
  case subjects(ClassPlan, [SubjectList])
  case subjectList(ClassPlan, SubjectList)
  case kinds(ClassPlan)
  case ends(ClassPlan, [Day])
  /// A class, as its teacher or a pupil has it.
  case schoolClass(SchoolClass)
  /// What a pupil is told before.
  case joining(SchoolClass)
  case summary(ClassSummary)
  case pupil(ClassSummary.Pupil, of: SchoolClass)
}

public enum ClassAction: Equatable, Codable, Sendable {
  case list
  case plan
  case subject(ClassPlan, RoundTopic)
  case nameGroup(ClassPlan)
  case kinds(ClassPlan)
  case typeEnd(ClassPlan)
  case make(ClassPlan)
  /// With a name that is asked for, or without.
  case join(SchoolClass, isNamed: Bool)
  case quiz(SchoolClass)
  case round(SchoolClass)
  case report(SchoolClass)
  /// Each pupil in lines, or a file where the door can give one.
  case table(ClassSummary)
  case remove(ClassSummary.Pupil, from: SchoolClass)
  case leave(SchoolClass)
}

/// What is asked of a server about classes.
public enum ClassQuestion: Equatable, Codable, Sendable {
  case list
  case subjects(ClassPlan)
  /// Those that have some words in their names.
  case subjectsNamed(String, ClassPlan)
  case make(ClassPlan)
  case join(SchoolClass, name: String)
  case quiz(SchoolClass, Day, seed: UInt64)
  case round(SchoolClass, seed: UInt64)
  case report(SchoolClass)
  case remove(Int, from: SchoolClass)
  case leave(SchoolClass)
}

public enum ClassAnswer: Sendable {
  case list([SchoolClass])
  case subjects(ClassPlan, [SubjectList])
  case schoolClass(SchoolClass)
  case made(SchoolClass)
  case joined(SchoolClass)
  case questions([Question], SchoolClass)
  case round(Deal)
  case summary(ClassSummary)
  case removed
  case left
}

extension ClassPage {
  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .list(let classes): [Term(classes.isEmpty ? "classes-none" : "classes")]
    case .subjects: [Term("class-subject")]
    case .subjectList(_, let list): [list.title]
    case .kinds: [Term("class-kinds")]
    case .ends: [Term("class-end")]
    case .schoolClass(let schoolClass):
      [schoolClass.name] + schoolClass.told(reply.environment.equipment)
    case .joining(let schoolClass): [schoolClass.name] + schoolClass.toldBefore
    case .summary(let summary): summary.told
    case .pupil(let pupil, _): pupil.told
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .list(let classes):
      return classes.map { Menu.Entry($0.entry, opening: .ofClass(.schoolClass($0))) }
        + [Menu.Entry(Term("class-new"), .ofClass(.plan))]
    case .subjects(let plan, let lists):
      return lists.flatMap { list in
        list.subjects.count == 1
          ? entries(of: list, plan)
          : [Menu.Entry(list.title, opening: .ofClass(.subjectList(plan, list)))]
      } + [Menu.Entry(Term("class-subject-group"), .ofClass(.nameGroup(plan)))]
    case .subjectList(let plan, let list): return entries(of: list, plan)
    case .kinds(var plan):
      return [(true, true), (true, false), (false, true)].map { hasQuiz, hasRounds in
        (plan.hasQuiz, plan.hasRounds) = (hasQuiz, hasRounds)
        return Menu.Entry(plan.kinds, .ofClass(.kinds(plan)))
      }
    case .ends(var plan, let days):
      return days.map { day in
        plan.ends = day
        return Menu.Entry(.date(day), .ofClass(.make(plan)))
      } + [Menu.Entry(Term("class-end-other"), .ofClass(.typeEnd(plan)))]
    case .schoolClass(let schoolClass): return entries(of: schoolClass)
    case .joining(let schoolClass):
      return [true, false].map { isNamed in
        Menu.Entry(
          Term(isNamed ? "class-join-named" : "class-join"),
          .ofClass(.join(schoolClass, isNamed: isNamed)))
      }
    case .summary(let summary):
      return summary.pupils.map {
        Menu.Entry($0.entry, opening: .ofClass(.pupil($0, of: summary.schoolClass)))
      } + [Menu.Entry(Term("class-table"), .ofClass(.table(summary)))]
    case .pupil(let pupil, let schoolClass):
      return [Menu.Entry(Term("class-remove"), .ofClass(.remove(pupil, from: schoolClass)))]
    }
  }

  private func entries(of list: SubjectList, _ plan: ClassPlan) -> [Menu.Entry] {
    list.subjects.map { Menu.Entry($0.title, .ofClass(.subject(plan, $0))) }
  }

  private func entries(of schoolClass: SchoolClass) -> [Menu.Entry] {
    let quiz = Menu.Entry(Term("class-quiz"), .ofClass(.quiz(schoolClass)))
    let round = Menu.Entry(Term("class-round"), .ofClass(.round(schoolClass)))
    let lessons = (schoolClass.hasQuiz ? [quiz] : []) + (schoolClass.hasRounds ? [round] : [])
    switch schoolClass.role {
    case .teacher:
      return [Menu.Entry(Term("class-report"), .ofClass(.report(schoolClass)))] + lessons
        + [Menu.Entry(Term("class-delete"), .ofClass(.leave(schoolClass)))]
    case .pupil:
      return lessons + [Menu.Entry(Term("class-leave"), .ofClass(.leave(schoolClass)))]
    case .stranger: return []
    }
  }
}

extension Menu.Entry {
  fileprivate init(_ title: Term, _ action: TogetherAction) {
    self.init(title, Action.together(action))
  }

  fileprivate init(_ title: Term, opening page: TogetherPage) {
    self.init(title, opening: Page.together(page))
  }
}
