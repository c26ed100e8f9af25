// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import SwiftCSV

/// Groups as a teacher writes them in a spreadsheet: a line each, the group's name and then its cards.
public struct GroupTable {
  /// Of the file, without its folder.
  public let name: String
  public let groups: [DraftGroup]
  /// Why lines are no groups, each with its file and line.
  public let problems: [Term]

  /// - Parameter path: of a file of comma-, semicolon- or tab-separated values in UTF-8.
  /// - Throws: a ``Refusal`` where the file cannot be read at all.
  public init(_ path: String, _ shop: GroupShop) throws(Refusal) {
    let text: String
    do { text = try FileText.read(path) } catch {
      throw Refusal(CatalogueProblem(file: path, flaw: error).term)
    }
    self.init(text, name: URL(filePath: path).lastPathComponent, shop)
  }

  /// Reads the text of a file.
  init(_ text: String, name: String, _ shop: GroupShop) {
    var groups: [DraftGroup] = []
    var titles: Set<String> = []
    var problems: [Term] = []
    for (number, line) in Self.lines(of: text).enumerated() {
      do throws(Refusal) {
        let cells = try line.cells()
        guard let title = cells.first else { continue }
        if title.isEmpty { throw Refusal(Term("workshop-import-no-name")) }
        if titles.contains(title) {
          throw Refusal(Term("workshop-import-twice", ["part": .text(title)]))
        }
        guard groups.count < Self.most else {
          problems.append(
            Term("workshop-import-limit", ["file": .text(name), "most": .number(Self.most)]))
          break
        }
        groups.append(try Self.group(title, cells.dropFirst().filter { !$0.isEmpty }, shop))
        titles.insert(title)
      } catch {
        problems.append(
          Term(
            "workshop-import-line",
            ["file": .text(name), "line": .number(number + 1), "reason": .term(error.reason)]))
      }
    }
    self.name = name
    self.groups = groups
    self.problems = problems
  }

  /// So many groups are taken from one file.
  static let most = 1_000

  /// One line of the file. No cell goes on in the next one: a name has no line break.
  private struct Line {
    let text: String
    let delimiter: CSVDelimiter

    /// What is between the separators, trimmed; nothing for a line of empty cells.
    func cells() throws(Refusal) -> [String] {
      let table: EnumeratedCSV
      do {
        guard text.count(where: { $0 == "\"" }).isMultiple(of: 2) else { throw Unclosed() }
        table = try EnumeratedCSV(string: text, delimiter: delimiter, loadColumns: false)
      } catch {
        throw Refusal(Term("workshop-import-quotes"))
      }
      let cells = table.header.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      return cells.allSatisfy(\.isEmpty) ? [] : cells
    }

    private struct Unclosed: Error {}
  }

  private static func lines(of text: String) -> [Line] {
    let delimiter = CSVDelimiter.guessed(string: text)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Line(text: String($0), delimiter: delimiter) }
  }

  /// A card that several things are called by is the one that the others of its line are like.
  private static func group(
    _ title: String, _ names: [String], _ shop: GroupShop
  ) throws(Refusal) -> DraftGroup {
    for text in [title] + names {
      if let refusal = GroupShop.refusal(ofName: text) { throw refusal }
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
