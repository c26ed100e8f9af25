// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import WebServer

/// How the door finds out whose games somebody plays.
public protocol PlayerIdentification: Sendable {
  /// What is asked. The answer is a secret: the client does not show it.
  func question() async -> Term
  func identify(by answer: String, _ stranger: Stranger) async -> Identification
}

/// Who is asked.
public struct Stranger: Hashable, Sendable {
  /// What the client calls itself; nil where it does not.
  public let client: String?
  /// Where it is; nil where that is unknown.
  public let address: String?
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
  let house: PlayerHouse
  /// What their session begins with.
  let start: Dialogue.Start
  /// Ends when it ends.
  let untilEnd: AsyncStream<Void>
  /// What is done when the player has left.
  let leave: @Sendable () async -> Void

  public init(
    to house: PlayerHouse, start: Dialogue.Start = .mainMenu, untilEnd: AsyncStream<Void>,
    leave: @escaping @Sendable () async -> Void
  ) {
    self.house = house
    self.start = start
    self.untilEnd = untilEnd
    self.leave = leave
  }
}
