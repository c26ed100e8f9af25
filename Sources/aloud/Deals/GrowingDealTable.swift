// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// A table of deals in a file, which goes on where an earlier run was broken off.
struct GrowingDealTable {
  private let file: GrowingFile
  /// The first number without a row; nil where there is none.
  let next: UInt64?

  /// - Throws: an ``Objection`` where the file holds anything else.
  init(_ path: String, _ table: DealTable, language: String) throws(Objection) {
    let ratings = table.ratings.map(\.rawValue).sorted().joined(separator: " ")
    let (first, last) = (table.numbers.lowerBound, table.numbers.upperBound)
    let question = "deals \(table.question.text) from \(first) to \(last) \(ratings) \(language)"
    do { file = try GrowingFile(URL(filePath: path), of: question) } catch {
      throw Objection(error.reason)
    }
    guard let begun = file.lastLine else {
      next = first
      try append(DealTable.header)
      return
    }
    if begun == DealTable.header {
      next = first
    } else if let number = table.number(ofRow: begun.trimmingCharacters(in: .newlines)) {
      next = number < last ? number + 1 : nil
    } else {
      throw Objection(GrowingFileProblem.otherWork(path: path).reason)
    }
  }

  func append(_ row: String) throws(Objection) {
    do { try file.append(row) } catch { throw Objection(error.reason) }
  }

  func finish() throws(Objection) {
    do { try file.finish() } catch { throw Objection(error.reason) }
  }
}
