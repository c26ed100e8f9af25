// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Localization
import Preferences

/// What the pupils of a class know, as a table to look at and to take along.
public struct ReportPage {
  let document: Document
  let words: [String: String]
  let title: String
  let address: String
  let columns: [String]
  let rows: [Row]

  /// The cells of one line.
  struct Row {
    let cells: [String]
  }

  public init(_ report: ClassReport, _ phrasebook: Phrasebook) {
    document = Document(phrasebook, Settings())
    words = phrasebook.pageWords
    title = report.schoolClass.title
    address = "/class/\(report.schoolClass.code.rawValue)/report.csv"
    func say(_ term: Term) -> String { phrasebook.line([term], verbosity: .brief).text }
    columns = say(Term("class-columns")).split { ",、，،".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let (yes, no) = (say(Term("confirm-yes")), say(Term("confirm-no")))
    rows = report.pupils.flatMap { pupil in
      let name =
        pupil.name.isEmpty ? say(Term("class-pupil", ["n": .number(pupil.number)])) : pupil.name
      // Who was asked nothing is in the class all the same.
      return pupil.answers.isEmpty
        ? [Row(cells: [name])]
        : pupil.answers.map { answer in
          Row(cells: [
            name, say(Term(Key(answer.item.entity))),
            say(Term(Key("quiz-kind-\(answer.item.kind.rawValue)"))), "\(answer.right)",
            "\(answer.wrong)", answer.isKnown ? yes : no, answer.day.text,
          ])
        }
    }
  }

  /// As comma-separated values (RFC 4180), with the mark by which spreadsheets know UTF-8.
  public var table: String {
    let lines =
      [columns]
      + rows.map { row in
        row.cells + Array(repeating: "", count: max(columns.count - row.cells.count, 0))
      }
    return "\u{FEFF}" + lines.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// What a pupil has typed is no formula, whatever it begins with.
  private static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let plain = isFormula ? "'\(text)" : text
    return "\"\(plain.replacing("\"", with: "\"\""))\""
  }
}

extension Day {
  /// As 2026-11-21.
  fileprivate var text: String {
    let digits = String(date)
    return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
  }
}
