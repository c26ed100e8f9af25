// SPDX-License-Identifier: GPL-3.0-or-later

/// When the next input of somebody may be taken: so many a second, and a number of them at once.
package struct Allowance: Sendable {
  private let interval: Duration
  private let burst: Int
  /// When the one after those taken so far would come, if they came evenly.
  private var next: ContinuousClock.Instant

  package init(perSecond rate: Double, burst: Int, at now: ContinuousClock.Instant) {
    interval = .seconds(1) / rate
    self.burst = burst
    next = now
  }

  /// Takes one.
  ///
  /// - Returns: how long it has to wait.
  package mutating func take(at now: ContinuousClock.Instant) -> Duration {
    next = max(next, now) + interval
    return max(next - now - interval * burst, .zero)
  }

  /// Takes one, where not too many wait before it.
  ///
  /// - Returns: how long it has to wait; nil where it is not taken.
  package mutating func take(
    at now: ContinuousClock.Instant, waiting most: Int
  ) -> Duration? {
    let before = self
    let wait = take(at: now)
    guard wait <= interval * most else {
      self = before
      return nil
    }
    return wait
  }
}

/// How often something may be done from an address within an hour.
package struct HourlyAllowance: Sendable {
  private let most: Int
  private var hours: [String: Hour] = [:]

  private struct Hour {
    let begin: ContinuousClock.Instant
    var count = 0
  }

  private static let hour = Duration.seconds(60 * 60)
  /// Past so many addresses those of whom nothing is to be known are forgotten.
  private static let mostKnown = 10_000

  package init(_ most: Int) { self.most = most }

  /// Whether it may be done once more.
  package func isLeft(to address: String, at now: ContinuousClock.Instant = .now) -> Bool {
    guard let hour = hours[address], now - hour.begin < Self.hour else { return true }
    return hour.count < most
  }

  /// - Returns: whether it may be done once more.
  package mutating func take(
    from address: String, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    if hours.count > Self.mostKnown { hours = hours.filter { now - $0.value.begin < Self.hour } }
    var hour = hours[address] ?? Hour(begin: now)
    if now - hour.begin >= Self.hour { hour = Hour(begin: now) }
    guard hour.count < most else { return false }
    hour.count += 1
    hours[address] = hour
    return true
  }
}
