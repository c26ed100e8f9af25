// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// A table of deals in a file, which goes on where an earlier run was broken off.
public struct GrowingDealTable: ~Copyable {
  private let file: GrowingFile
  /// The first number without a row; nil where there is none.
  public let next: UInt64?

  /// - Throws: a ``Refusal`` where the file holds anything else.
  public init(_ path: String, _ table: DealTable, language: String) throws(Refusal) {
    let ratings = table.ratings.map(\.rawValue).sorted().joined(separator: " ")
    let (first, last) = (table.numbers.lowerBound, table.numbers.upperBound)
    let question = "deals \(table.question.text) from \(first) to \(last) \(ratings) \(language)"
    let file = try Self.open(path, of: question)
    let next = try Self.number(after: file, path, table)
    if file.lastLine == nil { try Self.append(DealTable.header, to: file) }
    self.file = file
    self.next = next
  }

  private static func open(
    _ path: String, of question: String
  ) throws(Refusal) -> GrowingFile {
    do { return try GrowingFile(URL(filePath: path), of: question) } catch {
      throw Refusal(error.reason)
    }
  }

  /// The first number of a table that has no row in a file; nil where each has one.
  private static func number(
    after file: borrowing GrowingFile, _ path: String, _ table: DealTable
  ) throws(Refusal) -> UInt64? {
    let (first, last) = (table.numbers.lowerBound, table.numbers.upperBound)
    guard let begun = file.lastLine, begun != DealTable.header else { return first }
    guard let number = table.number(ofRow: begun.trimmingCharacters(in: .newlines)) else {
      throw Refusal(GrowingFileProblem.otherWork(path: path).reason)
    }
    return number < last ? number + 1 : nil
  }

  public func append(_ row: String) throws(Refusal) { try Self.append(row, to: file) }

  private static func append(
    _ row: String, to file: borrowing GrowingFile
  ) throws(Refusal) {
    do { try file.append(row) } catch { throw Refusal(error.reason) }
  }

  public consuming func finish() throws(Refusal) {
    do { try file.finish() } catch { throw Refusal(error.reason) }
  }
}
