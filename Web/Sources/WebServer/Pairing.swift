// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A code by which one more device is let in.
package struct Pairing: Sendable {
  /// Six digits.
  let code: String
  private let end: ContinuousClock.Instant
  private var triesLeft = Self.tries

  static let tries = 3
  static let duration = Duration.seconds(5 * 60)

  package enum Outcome: Hashable, Sendable {
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

  /// Whether it ended without ever having been tried in vain to the last.
  var isRenewable: Bool { triesLeft > 0 }

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

extension Pairing {
  /// How a MUD client joins by a code.
  package static func invitation(by code: String) -> Term {
    Term("mud-code", ["code": .text(spaced(code))])
  }

  /// Each digit is said, and heard apart.
  static func spaced(_ code: String) -> String { code.map(String.init).joined(separator: " ") }
}
