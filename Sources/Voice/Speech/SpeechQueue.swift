// SPDX-License-Identifier: GPL-3.0-or-later

/// What is being said and what waits to be said: order only, no sound and no time.
public struct SpeechQueue: Sendable {
  /// The message being said.
  public private(set) var current: SpeechMessage?
  private var alerts: [SpeechMessage] = []
  /// The rest of what an alert has interrupted.
  private var interrupted: SpeechMessage?
  private var waiting: [SpeechMessage] = []

  public init() {}

  /// Nothing is being said and nothing waits.
  public var isEmpty: Bool {
    current == nil && alerts.isEmpty && interrupted == nil && waiting.isEmpty
  }

  /// Takes a message in; true if what is being said has to stop for it.
  ///
  /// - Parameter rest: what is still to be said of the message being said.
  public mutating func add(
    _ message: SpeechMessage, rest: @autoclosure () -> [SpokenPiece] = []
  ) -> Bool {
    let isReplaced = { (other: SpeechMessage) in
      other.topic != nil && other.topic == message.topic
    }
    alerts.removeAll(where: isReplaced)
    waiting.removeAll(where: isReplaced)
    switch message.lane {
    case .alert:
      alerts.append(message)
      return current?.lane != .alert && interrupt(rest())
    case .focus:
      interrupted = nil
      waiting = [message]
      return current?.lane != .alert && interrupt([])
    case .report:
      waiting.append(message)
      return false
    }
  }

  /// Ends the current message and begins the next; nil when nothing waits.
  public mutating func take() -> SpeechMessage? {
    if !alerts.isEmpty {
      current = alerts.removeFirst()
    } else if let interrupted {
      current = interrupted
      self.interrupted = nil
    } else {
      current = waiting.isEmpty ? nil : waiting.removeFirst()
    }
    return current
  }

  /// Drops one message; true if it is being said and has to stop.
  public mutating func cancel(_ token: SpeechToken) -> Bool {
    alerts.removeAll { $0.token == token }
    waiting.removeAll { $0.token == token }
    if interrupted?.token == token { interrupted = nil }
    return current?.token == token && interrupt([])
  }

  /// Drops everything, the message being said included.
  public mutating func clear() { self = SpeechQueue() }

  /// Stops the current message and keeps its rest, unless anything else drops it anyway; false
  /// if nothing is being said.
  private mutating func interrupt(_ rest: [SpokenPiece]) -> Bool {
    guard let stopped = current else { return false }
    if !rest.isEmpty { interrupted = stopped.with(rest) }
    current = nil
    return true
  }
}
