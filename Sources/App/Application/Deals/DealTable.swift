// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Solver

/// Deals with their ratings, a row each in the order of their numbers, as RFC 4180 has it.
public struct DealTable: Sendable {
  public let question: DealQuestion
  public let numbers: ClosedRange<UInt64>
  /// Deals of other ratings get no row.
  let ratings: Set<DealRating>

  /// By the names other programs know the columns by. They stay; see the manual page.
  public static let header = "game,difficulty,number,rating,moves\r\n"

  public init(
    question: DealQuestion, numbers: ClosedRange<UInt64>, ratings: Set<DealRating>
  ) {
    self.question = question
    self.numbers = numbers
    self.ratings = ratings
  }

  /// Nil for a deal of a rating that is not asked for.
  private func row(_ number: UInt64) throws(Refusal) -> String? {
    let match = try question.match(number)
    guard let assessment = match.assessment(within: question.effort),
      ratings.contains(assessment.rating)
    else { return nil }
    let moves = if case .won(let line) = assessment.verdict { String(line.count) } else { "" }
    return "\(prefix)\(number),\(assessment.rating.rawValue),\(moves)\r\n"
  }

  /// What every row begins with.
  private var prefix: String { "\(question.kind.id),\(question.difficulty.rawValue)," }

  /// The number of a row of this table; nil for any other line.
  func number(ofRow row: String) -> UInt64? {
    guard row.hasPrefix(prefix) else { return nil }
    let fields = row.dropFirst(prefix.count).split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 3, let number = UInt64(fields[0]), numbers.contains(number),
      DealRating(rawValue: String(fields[1])).map(ratings.contains) == true,
      fields[2].isEmpty || Int(fields[2]) != nil
    else { return nil }
    return number
  }

  /// Works out the rows from a number on, several at once, and hands them over in their order, each
  /// as soon as it and those before it are there; nil for a deal that gets none.
  public func rows(
    from first: UInt64, workers: Int, _ take: (String?) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, String?).self) { group in
      var numbers = (first...self.numbers.upperBound).makeIterator()
      var (begun, written) = (0, 0)
      var waiting: [Int: String?] = [:]
      // A deal that takes long does not let those behind it pile up.
      let bound = 64 * workers
      func begin() -> Bool {
        guard begun - written < bound, let number = numbers.next() else { return false }
        let index = begun
        begun += 1
        group.addTask {
          try Task.checkCancellation()
          let row = try row(number)
          try Task.checkCancellation()
          return (index, row)
        }
        return true
      }
      var running = 0
      while running < workers, begin() { running += 1 }
      while let (index, row) = try await group.next() {
        running -= 1
        waiting[index] = .some(row)
        while let row = waiting.removeValue(forKey: written) {
          written += 1
          try take(row)
        }
        while running < workers, begin() { running += 1 }
      }
    }
  }
}
