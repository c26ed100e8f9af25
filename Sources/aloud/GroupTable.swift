// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Dialogue
import Engine
import Foundation
import SwiftCSV

/// Groups as a teacher writes them in a spreadsheet: a line each, the group's name and then its cards.
struct GroupTable {
  let groups: [DraftGroup]
  /// Why lines are no groups, each with its file and line.
  let problems: [Term]

  /// - Parameter path: of a file of comma-, semicolon- or tab-separated values in UTF-8.
  /// - Throws: an ``Objection`` where the file cannot be read at all.
  init(_ path: String, _ shop: GroupShop) throws(Objection) {
    var groups: [DraftGroup] = []
    var problems: [Term] = []
    let file = URL(filePath: path).lastPathComponent
    for (number, cells) in try Self.lines(of: path, file).enumerated() {
      guard let title = cells.first else { continue }
      do throws(Objection) {
        if groups.contains(where: { $0.title == title }) {
          throw Objection(Term("workshop-import-twice", ["part": .text(title)]))
        }
        groups.append(try Self.group(title, cells.dropFirst(), shop))
      } catch {
        problems.append(
          Term(
            "workshop-import-line",
            ["file": .text(file), "line": .number(number + 1), "reason": .term(error.reason)]))
      }
    }
    self.groups = groups
    self.problems = problems
  }

  /// The cells of each line that hold something.
  private static func lines(of path: String, _ file: String) throws(Objection) -> [[String]] {
    let text: String
    do { text = try FileText.read(path) } catch {
      throw Objection(CatalogueProblem(file: path, flaw: error).term)
    }
    do {
      let table = try EnumeratedCSV(string: text, loadColumns: false)
      return ([table.header] + table.rows).map { cells in
        cells.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
      }
    } catch {
      throw Objection(Term("workshop-import-not-csv", ["file": .text(file)]))
    }
  }

  /// A card that several things are called by is the one that the others of its line are like.
  private static func group(
    _ title: String, _ names: ArraySlice<String>, _ shop: GroupShop
  ) throws(Objection) -> DraftGroup {
    for text in [title] + names {
      if let objection = shop.objection(toName: text) { throw objection }
    }
    let meanings = names.map { (name: $0, things: shop.things(called: $0)) }
    let kinds = meanings.filter { $0.things.count == 1 }.flatMap(\.things).compactMap(\.kind)
    let cards = meanings.map { name, things in
      let fitting = things.count == 1 ? things : things.filter { kinds.contains($0.kind ?? "") }
      return fitting.count == 1 ? fitting[0] : DraftCard(label: name)
    }
    return try DraftGroup(title: title, gathering: cards)
  }
}

extension DraftCard {
  /// What an entity is, such as `country`, by its id.
  fileprivate var kind: String? {
    entity.flatMap { $0.split(separator: "-").first.map(String.init) }
  }
}
