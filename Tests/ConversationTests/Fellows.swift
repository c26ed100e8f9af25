// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Samples

@testable import Conversation

/// Others of the same server, who always do the same.
struct Fellows: Sendable {
  static let code = JoinCode(rawValue: "123456789012") ?? JoinCode()
  static let day = Day(20_270_131)

  /// What the player has made of a friend's deal.
  var own: DealPlay?
  var role = SchoolClass.Role.stranger

  static let theirs = DealPlay(.won, moves: 40, seconds: 300, hints: 2)

  var board: DealBoard {
    let mine = DealPlay(.won, moves: 50, seconds: 200, hints: 0)
    return DealBoard([mine, Self.theirs, DealPlay(.lost, moves: 9, seconds: 60)], own: mine)
  }

  func link(_ deal: Deal, isOwn: Bool) -> DealLink {
    DealLink(Self.code, deal, isOwn: isOwn, own: own, others: [Self.theirs], playing: 1)
  }

  func schoolClass(_ plan: ClassPlan? = nil, as role: SchoolClass.Role? = nil) -> SchoolClass {
    let usual = ClassPlan(
      title: "Rivers", subject: RoundTopic(id: "all", title: Term("class-subject-all")),
      hasQuiz: true, hasRounds: true, ends: Self.day)
    return SchoolClass(Self.code, plan ?? usual, as: role ?? self.role, pupils: 2)
  }

  var deal: Deal? {
    try? EveryDescriptor.all[1].deal(
      DealRequest(difficulty: EveryDescriptor.all[1].difficulties[0], number: 3))
  }

  func answer(to subject: Lookup.Subject) -> Lookup.Answer? {
    guard case .together(let question) = subject, let answer = answer(to: question) else {
      return nil
    }
    return .together(answer)
  }

  private func answer(to question: TogetherQuestion) -> TogetherAnswer? {
    switch question {
    case .board(let game, _): .board(board, game: game)
    case .newLink(let deal): .made(link(deal, isOwn: true))
    case .links: .links(deal.map { [link($0, isOwn: true)] } ?? [])
    case .code: deal.map { .link(link($0, isOwn: false)) }
    case .dropLink: .dropped
    case .ofClass(let question): answer(to: question).map { .ofClass($0) }
    }
  }

  private func answer(to question: ClassQuestion) -> ClassAnswer? {
    switch question {
    case .list: .list([schoolClass(as: .teacher), schoolClass(as: .pupil)])
    case .subjects(let plan), .subjectsNamed(_, let plan):
      .subjects(
        plan,
        [
          SubjectList(Term("class-subject-all"), [schoolClass().subject]),
          SubjectList(
            Term("theme-topic"),
            ["a", "b"].map { RoundTopic(id: $0, title: Term(Key($0))) }),
        ])
    case .make(let plan): .made(schoolClass(plan, as: .teacher))
    case .join: .joined(schoolClass(as: .pupil))
    case .quiz: .questions([Self.question], schoolClass(as: .pupil))
    case .round: deal.map { .round($0) }
    case .report: .summary(summary)
    case .remove: .removed
    case .leave: .left
    }
  }

  static let item = LearningItem("country-fr", .capital)
  static let question = Question(
    item, Term("question-capital"), answers: ["a", "b", "c", "d"].map { Term(Key($0)) }, right: 1)

  var summary: ClassSummary {
    let answers = [
      ClassReport.Answer(Self.item, right: 1, wrong: 2, isKnown: false, day: Self.day),
      ClassReport.Answer(
        LearningItem("country-de", .capital), right: 1, wrong: 0, isKnown: true, day: Self.day),
    ]
    return ClassSummary(
      ClassReport(
        schoolClass(as: .teacher),
        [
          .init(number: 1, name: "Ann", answers: answers),
          .init(number: 2, name: "", answers: []),
        ]))
  }
}
