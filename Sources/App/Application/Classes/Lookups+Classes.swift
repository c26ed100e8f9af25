// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Learning
import Storage

/// What is asked about classes.
extension Lookups {
  func answer(
    to question: ClassQuestion, in company: Company
  ) async throws(Refusal) -> ClassAnswer {
    let (book, id, today) = (company.book, player.id, company.today)
    switch question {
    case .list:
      let classes = try await kept { () throws(StorageProblem) in
        try await book.classes(of: id, on: today)
      }
      return .list(classes.map(named))
    case .subjects(let plan): return .subjects(plan, ClassSubject.lists)
    case .subjectsNamed(let text, let plan):
      let found = subjects(named: text)
      return .subjects(plan, found.isEmpty ? [] : [SubjectList(Term("class-subject"), found)])
    case .make(let plan): return .made(named(try await make(plan, in: company)))
    case .join(let schoolClass, let name):
      return .joined(named(try await join(schoolClass.code, name, in: company)))
    case .quiz(let schoolClass, let day, let seed):
      let found = try await find(schoolClass, in: company)
      let known = try await memoryStates()
      return try await work { .questions(questions(of: found, known, on: day, seed), found) }
    case .round(let schoolClass, let seed):
      let found = try await find(schoolClass, in: company)
      return try await work { () throws(Refusal) in .round(try round(of: found, seed)) }
    case .report(let schoolClass):
      let report = try await kept { () throws(StorageProblem) in
        try await book.report(on: schoolClass.code, for: id, on: today)
      }
      guard let report else { throw Refusal(Term("class-ended")) }
      return .summary(ClassSummary(report))
    case .remove(let number, let schoolClass):
      try await kept { () throws(StorageProblem) in
        try await book.removePupil(number, from: schoolClass.code, by: id)
      }
      return .removed
    case .leave(let schoolClass):
      try await kept { () throws(StorageProblem) in
        try await book.leaveClass(schoolClass.code, id)
      }
      return .left
    }
  }

  private func make(
    _ plan: ClassPlan, in company: Company
  ) async throws(Refusal) -> SchoolClass {
    let (id, today) = (player.id, company.today)
    guard plan.ends >= today, plan.ends - today <= ClassPlan.longest else {
      throw Refusal(Term("class-end-wrong"))
    }
    let made = try await kept { () throws(StorageProblem) in
      try await company.book.makeClass(
        plan, by: id, most: company.limits.classes, on: today)
    }
    guard let made else {
      throw Refusal(Term("class-too-many", ["most": .number(company.limits.classes)]))
    }
    return made
  }

  private func join(
    _ code: JoinCode, _ name: String, in company: Company
  ) async throws(Refusal) -> SchoolClass {
    let (id, today) = (player.id, company.today)
    let joined = try await kept { () throws(StorageProblem) in
      try await company.book.joinClass(
        code, as: id, called: name, most: company.limits.pupils, on: today)
    }
    if let joined { return joined }
    let found = try await kept { () throws(StorageProblem) in
      try await company.book.schoolClass(code, as: id, on: today)
    }
    throw Refusal(
      found == nil
        ? Term("class-ended") : Term("class-full", ["most": .number(company.limits.pupils)]))
  }

  /// A class as it is now, of somebody who is in it.
  private func find(
    _ schoolClass: SchoolClass, in company: Company
  ) async throws(Refusal) -> SchoolClass {
    let (id, today) = (player.id, company.today)
    let found = try await kept { () throws(StorageProblem) in
      try await company.book.schoolClass(schoolClass.code, as: id, on: today)
    }
    guard let found, found.role != .stranger else { throw Refusal(Term("class-ended")) }
    return found
  }
}
