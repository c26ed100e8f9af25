// SPDX-License-Identifier: GPL-3.0-or-later

/// A day of the calendar, counted from the first of January 1970.
public struct Day: Hashable, Comparable, Sendable, Codable {
  public let number: Int

  public init(number: Int) { self.number = number }

  /// A day as year, month and day in one number, such as 20261121.
  public init(_ date: Int) {
    // Years begin in March, so that the day that is not always there comes last (Hinnant, 2013,
    // "chrono-compatible low-level date algorithms").
    let (month, day) = (date / 100 % 100, date % 100)
    let year = month > 2 ? date / 10_000 : date / 10_000 - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// The seven days that end with this one.
  var week: ClosedRange<Day> { (self + -6)...self }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
  public static func + (day: Day, count: Int) -> Day { Day(number: day.number + count) }
  /// How many days lie between; negative where the other is later.
  public static func - (day: Day, other: Day) -> Int { day.number - other.number }
}
