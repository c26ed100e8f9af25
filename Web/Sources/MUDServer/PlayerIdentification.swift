// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How the door finds out whose games somebody plays.
public protocol PlayerIdentification: Sendable {
  /// What is asked. The answer is a secret: the client does not show it.
  func question() async -> Term
  /// - Parameter client: what the client calls itself.
  func identify(by answer: String, client: String?) async -> Identification
}

/// What an answer is worth.
public enum Identification: Sendable {
  case player(Admission)
  /// Something else has to be answered.
  case again(Term)
  /// No answer helps any more.
  case refused(Term)
}

/// Somebody is let in.
public struct Admission: Sendable {
  /// Ends when it ends.
  let untilEnd: AsyncStream<Void>
  /// What is done when the player has left.
  let leave: @Sendable () -> Void

  public init(untilEnd: AsyncStream<Void>, leave: @escaping @Sendable () -> Void) {
    self.untilEnd = untilEnd
    self.leave = leave
  }
}
