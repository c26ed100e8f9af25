// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

extension Term {
  /// What is kept of pupils, for how long and who deletes it, a paragraph each.
  public static let classPrivacy = [Term("privacy-class-teacher"), Term("privacy-class-deleted")]

  /// A day, as it is said.
  public static func date(_ day: Day) -> Term {
    let date = day.date
    return Term(
      "date",
      [
        "day": .number(date % 100), "month": .text("m\(date / 100 % 100)"),
        "year": .number(date / 10_000),
      ])
  }
}

extension ClassPlan {
  fileprivate static func kinds(_ hasQuiz: Bool, _ hasRounds: Bool) -> Term {
    Term(
      "class-kind",
      ["kind": .text(hasQuiz ? hasRounds ? "both" : "quiz" : "rounds")])
  }

  var kinds: Term { Self.kinds(hasQuiz, hasRounds) }
}

extension SchoolClass {
  /// As its teacher has typed it.
  var name: Term { Term("class-called", ["title": .text(title)]) }

  /// The same where several are listed.
  var entry: Term {
    Term("class-entry", ["title": .text(title), "role": .text(role.rawValue)])
  }

  private var about: Term { Term("class-about", ["subject": .term(subject.title)]) }
  private var until: Term { Term("class-until", ["date": .term(.date(ends))]) }

  /// How pupils come to it, to its teacher; what it is about and until when.
  func told(_ equipment: Equipment) -> [Term] {
    guard role == .teacher else { return [about, until] }
    let address = equipment.address.map {
      [Term("link-address", ["address": .text("\($0)/class/\(code.rawValue)")])]
    }
    return [Term("class-code", ["code": .text(code.told)])] + (address ?? [])
      + [about, Term("class-pupils", ["count": .number(pupils)]), until]
  }

  /// What a pupil is told before coming in.
  var toldBefore: [Term] {
    [
      about, Term("privacy-class-pupil"),
      Term("privacy-class-until", ["date": .term(.date(ends))]),
    ]
  }
}

extension ClassSummary {
  var told: [Term] {
    [
      schoolClass.name, Term("class-pupils", ["count": .number(pupils.count)]),
      missed.isEmpty ? nil : Term("class-missed-most", ["names": .list(missed.names)]),
    ].compactMap(\.self)
  }
}

extension ClassSummary.Pupil {
  /// By name; by number where none was given.
  var called: Term {
    name.isEmpty
      ? Term("class-pupil", ["n": .number(number)]) : Term("class-called", ["title": .text(name)])
  }

  var entry: Term {
    Term(
      "class-pupil-entry",
      ["name": .term(called), "known": .number(known), "asked": .number(asked)])
  }

  var told: [Term] {
    [entry] + (missed.isEmpty ? [] : [Term("class-missed", ["names": .list(missed.names)])])
  }
}

extension [String] {
  fileprivate var names: [Term] { map { Term(Key($0)) } }
}
