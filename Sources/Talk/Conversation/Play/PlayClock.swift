// SPDX-License-Identifier: GPL-3.0-or-later

/// The time a match has been played. A long silence is not play.
struct PlayClock: Hashable, Codable, Sendable {
  /// In seconds, as all times here.
  private static let longestPause: Double = 300

  private var total: Double
  private var last: Double

  init(since moment: Moment, seconds: Int = 0) {
    total = Double(seconds)
    last = moment.seconds
  }

  mutating func advance(to moment: Moment) {
    total += min(max(moment.seconds - last, 0), Self.longestPause)
    last = moment.seconds
  }

  /// Leaves out so many seconds.
  mutating func skip(_ seconds: Double) { last += max(seconds, 0) }

  var seconds: Int { Int(total) }
}
