// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Storage

/// The others who play at the same server, as far as a player meets them.
public struct Company: Sendable {
  let book: any TogetherBook
  let limits: CompanyLimits
  /// When it is; given from outside so that a test can have another day come.
  let now: @Sendable () -> Date
  /// Counts a code that leads nowhere.
  ///
  /// - Returns: whether another may be tried before long.
  let mayTry: @Sendable () async -> Bool
  let countWrong: @Sendable () async -> Void

  public init(
    _ book: any TogetherBook, _ limits: CompanyLimits = CompanyLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    mayTry: @escaping @Sendable () async -> Bool = { true },
    countWrong: @escaping @Sendable () async -> Void = {}
  ) {
    self.book = book
    self.limits = limits
    self.now = now
    self.mayTry = mayTry
    self.countWrong = countWrong
  }
}

/// How much of it a player may have.
public struct CompanyLimits: Sendable {
  /// How many links a player may have.
  public var links = 20
  /// How many may take part in one.
  public var friends = 32
  /// How long one lasts.
  public var linkTime: TimeInterval = 30 * 24 * 60 * 60
  /// How many classes a player may have.
  public var classes = 10
  /// How many pupils a class may have.
  public var pupils = 60

  public init() {}
}

extension Company {
  /// The day, where the server is.
  var today: Day { Self.day(of: now()) }

  public static func day(of date: Date) -> Day {
    Day(SessionClock.date(of: time_t(date.timeIntervalSince1970)))
  }
}
