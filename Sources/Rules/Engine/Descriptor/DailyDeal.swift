// SPDX-License-Identifier: GPL-3.0-or-later

/// The deal of the day.
public struct DailyDeal: Sendable {
  public let difficulty: Difficulty
  /// The number of a day's deal, by the day as 20261121.
  public let number: @Sendable (_ day: Int) -> UInt64

  /// - Parameter number: the day itself, where every number is a deal.
  public init(
    _ difficulty: Difficulty, number: @escaping @Sendable (_ day: Int) -> UInt64 = { UInt64($0) }
  ) {
    self.difficulty = difficulty
    self.number = number
  }
}
