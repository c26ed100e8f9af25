// SPDX-License-Identifier: GPL-3.0-or-later

/// Something to be said as a whole.
public struct SpeechMessage: Hashable, Sendable {
  /// When a message is said.
  public enum Urgency: Hashable, Sendable {
    /// At once: whatever is being said or waits is dropped.
    case now
    /// After what was asked for before.
    case next
    /// When nothing else is to be said; anything else that comes drops it, even while it is
    /// being said. Of several only the newest is kept.
    case idle
  }

  public let pieces: [SpokenPiece]
  public let urgency: Urgency
  /// A newer message on the same topic replaces an older one that has not begun.
  public let topic: String?
  /// Where it is heard from.
  public let direction: Direction

  public init(
    _ pieces: [SpokenPiece], _ urgency: Urgency = .next, topic: String? = nil,
    direction: Direction = .ahead
  ) {
    self.pieces = pieces
    self.urgency = urgency
    self.topic = topic
    self.direction = direction
  }
}

/// What is being said and what waits to be said: order only, no sound and no time.
public struct SpeechQueue: Hashable, Sendable {
  /// The message being said.
  public private(set) var current: SpeechMessage?
  private var waiting: [SpeechMessage] = []
  private var idle: SpeechMessage?

  public init() {}

  /// Nothing is being said and nothing waits.
  public var isEmpty: Bool { current == nil && waiting.isEmpty && idle == nil }

  /// Takes a message in; true if what is being said has to stop for it.
  public mutating func add(_ message: SpeechMessage) -> Bool {
    let isReplaced = { (other: SpeechMessage) in
      other.topic != nil && other.topic == message.topic
    }
    guard message.urgency != .idle || waiting.allSatisfy(isReplaced) else { return false }
    waiting.removeAll(where: isReplaced)
    switch message.urgency {
    case .now:
      let interrupts = current != nil
      clear()
      waiting = [message]
      return interrupts
    case .next:
      idle = nil
      waiting.append(message)
      guard current?.urgency == .idle else { return false }
      current = nil
      return true
    case .idle:
      idle = message
      return false
    }
  }

  /// Ends the current message and begins the next; nil when nothing waits.
  public mutating func take() -> SpeechMessage? {
    if waiting.isEmpty {
      current = idle
      idle = nil
    } else {
      current = waiting.removeFirst()
    }
    return current
  }

  /// Drops everything, the message being said included.
  public mutating func clear() {
    current = nil
    waiting = []
    idle = nil
  }
}
