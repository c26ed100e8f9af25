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

  private var today: Int {
    let parts = Calendar(identifier: .gregorian)
      .dateComponents([.year, .month, .day], from: Date())
    return (parts.year ?? 0) * 10_000 + (parts.month ?? 0) * 100 + (parts.day ?? 0)
  }
}
