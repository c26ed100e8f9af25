// SPDX-License-Identifier: GPL-3.0-or-later

/// Something to be said as a whole.
public struct SpeechMessage: Sendable {
  /// When a message is said.
  public enum Lane: Hashable, Sendable, CaseIterable {
    /// At once, after older alerts only; what it interrupts goes on afterwards where it stopped.
    case alert
    /// At once: whatever is being said or waits is dropped, but for alerts.
    case focus
    /// After what was asked for before.
    case report
  }

  /// As eSpeak NG gets it.
  public let pieces: [SpokenPiece]
  /// As any other voice gets it, which has its own way to say what is printed.
  public let printed: [SpokenPiece]
  public let lane: Lane
  /// A newer message on the same topic replaces an older one that has not begun.
  public let topic: String?
  /// Where it is heard from.
  public let direction: Direction
  /// By this the message can be cancelled.
  public let token: SpeechToken

  /// - Parameter printed: nil where every voice gets the same.
  public init(
    _ pieces: [SpokenPiece], printed: [SpokenPiece]? = nil, _ lane: Lane = .report,
    topic: String? = nil, direction: Direction = .ahead
  ) {
    self.init(pieces, printed ?? pieces, lane, topic, direction, SpeechToken())
  }

  private init(
    _ pieces: [SpokenPiece], _ printed: [SpokenPiece], _ lane: Lane, _ topic: String?,
    _ direction: Direction, _ token: SpeechToken
  ) {
    self.pieces = pieces
    self.printed = printed
    self.lane = lane
    self.topic = topic
    self.direction = direction
    self.token = token
  }

  /// What is left of the message for eSpeak NG; another voice says it from its beginning.
  public func with(_ pieces: [SpokenPiece]) -> SpeechMessage {
    SpeechMessage(pieces, printed, lane, topic, direction, token)
  }
}

/// Tells one message from all others.
public struct SpeechToken: Hashable, Sendable {
  private final class Body: Sendable {}

  private let body = Body()

  fileprivate init() {}

  public static func == (one: SpeechToken, other: SpeechToken) -> Bool {
    one.body === other.body
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}
