// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// Which deal a player asks for.
public enum DealSelector: Hashable, Sendable {
  /// Whichever comes next.
  case next
  case number(UInt64)
  /// That of a day, as year, month and day in one number: 20261121.
  case day(Int)

  /// A deal as a player types it, in the digits of any script: a number, or a day such as 2026-11-21.
  public init?(_ text: String) {
    let text = text.folded
    if let day = DealSelector(day: text) {
      self = day
    } else if let number = UInt64(text) {
      self = .number(number)
    } else {
      return nil
    }
  }

  /// That of a day such as 2026-11-21.
  public init?(day text: String) {
    let parts = text.withASCIIDigits.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy("0123456789".contains)
    else { return nil }
    guard let number = UInt64(parts.joined()) else { return nil }
    self.init(dayNumber: number)
  }

  /// That of a day as one number, such as 20261121.
  init?(dayNumber number: UInt64) {
    guard let number = Int(exactly: number) else { return nil }
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self = .day(number)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Memory {
  /// What the settings and the last rounds make of a wish for a round. A deal by its number or its
  /// day hangs on neither: it is the same for everyone.
  ///
  /// - Parameters:
  ///   - difficulty: nil for the one the player is used to. A day has a difficulty of its own.
  ///   - isAny: whether the deal need not be one that can be won.
  mutating func order(
    _ deal: DealSelector, of descriptor: any GameDescriptor, at difficulty: Difficulty? = nil,
    isAny: Bool = false
  ) -> DealRequest {
    let used = Difficulty(rawValue: settings.difficulty.rawValue)
    var order = DealRequest(
      difficulty: difficulty ?? descriptor.difficulty(nearest: used), number: 0, isShared: true,
      isWinnable: !isAny)
    switch deal {
    case .next:
      order.number = numbers.nextDealNumber()
      order.isShared = false
      order.isWinnable = settings.winnable && !isAny
      order.recent = Array((recent[descriptor.id] ?? []).prefix(3))
    case .number(let number): order.number = number
    case .day(let day):
      order.number = descriptor.daily.number(day)
      order.difficulty = descriptor.daily.difficulty
    }
    for option in descriptor.options where !order.isShared || !option.changesDeal {
      order.options[option] = settings.dealOptions[option]
    }
    return order
  }
}

extension Generator {
  /// A deal's number that a player can remember and type: 1 to 999,999.
  fileprivate mutating func nextDealNumber() -> UInt64 { UInt64(below(999_999) + 1) }
}
