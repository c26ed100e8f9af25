// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How far a table of deals is, told now and then while nothing else shows that the work goes on.
public struct DealProgress {
  private let total: Int
  private let isShown: Bool
  private var done: Int
  private var found = 0
  private var last: ContinuousClock.Instant

  /// At least so long lies between two lines.
  public static let interval = Duration.seconds(10)

  /// - Parameters:
  ///   - first: the number that is looked into next; those before it are done.
  ///   - isShown: whether each row is a sign of life itself.
  public init(
    in numbers: ClosedRange<UInt64>, from first: UInt64, isShown: Bool,
    at now: ContinuousClock.Instant
  ) {
    total = min(Int(clamping: numbers.upperBound - numbers.lowerBound), .max - 1) + 1
    done = Int(clamping: first - numbers.lowerBound)
    self.isShown = isShown
    last = now
  }

  /// Counts a deal.
  ///
  /// - Returns: what is to be told; nil for nothing yet.
  public mutating func line(after row: String?, at now: ContinuousClock.Instant) -> Term? {
    done += 1
    if row != nil { found += 1 }
    if row != nil, isShown { last = now }
    guard now - last >= Self.interval else { return nil }
    last = now
    return Term(
      "deals-progress",
      ["done": .number(done), "total": .number(total), "found": .number(found)])
  }
}
