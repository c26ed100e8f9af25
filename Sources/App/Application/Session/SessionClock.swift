// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Foundation

/// Days and seconds. A script's time goes by its lines, so that it prints the same every time.
public struct SessionClock: Sendable {
  private let start = ContinuousClock.now
  private let isScript: Bool
  private var inputs = 0

  public init(isScript: Bool) { self.isScript = isScript }

  /// Another input has come.
  mutating func count() { inputs += 1 }

  public var now: Moment {
    let elapsed = start.duration(to: .now) / .seconds(1)
    return Moment(seconds: isScript ? Double(inputs) : elapsed, day: today)
  }

  private var today: Int { Self.date(of: time(nil)) }

  /// Year, month and day in one number, where the program runs.
  ///
  /// By the C library: Foundation's calendar reads the rules of all of them first.
  static func date(of seconds: time_t) -> Int {
    var seconds = seconds
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return 0 }
    return (Int(parts.tm_year) + 1900) * 10_000 + (Int(parts.tm_mon) + 1) * 100
      + Int(parts.tm_mday)
  }
}
