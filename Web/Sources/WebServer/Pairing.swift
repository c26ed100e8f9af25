// SPDX-License-Identifier: GPL-3.0-or-later

/// A code by which one more device is let in.
struct Pairing: Sendable {
  /// Six digits.
  let code: String
  private let end: ContinuousClock.Instant
  private var triesLeft = Self.tries

  static let tries = 3
  static let duration = Duration.seconds(5 * 60)

  enum Outcome: Hashable {
    case right
    /// - Parameter left: how many more tries there are, 1 or more.
    case wrong(left: Int)
    /// No code is in force any more.
    case over
  }

  init(at now: ContinuousClock.Instant) {
    code = (0..<6).map { _ in "\(Int.random(in: 0...9))" }.joined()
    end = now + Self.duration
  }

  /// Whether it can still be used.
  func isInForce(at now: ContinuousClock.Instant) -> Bool { now < end && triesLeft > 0 }

  /// - Parameter typed: digits, with anything between them.
  mutating func answer(to typed: String, at now: ContinuousClock.Instant) -> Outcome {
    guard isInForce(at: now) else { return .over }
    let digits = typed.compactMap(\.wholeNumberValue).map(String.init).joined()
    if digits == code {
      triesLeft = 0
      return .right
    }
    triesLeft -= 1
    return triesLeft > 0 ? .wrong(left: triesLeft) : .over
  }
}
