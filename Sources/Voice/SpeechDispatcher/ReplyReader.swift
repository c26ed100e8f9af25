// SPDX-License-Identifier: GPL-3.0-or-later

/// What the server says to a command.
struct ServerReply: Hashable {
  let code: Int
  /// The lines before the last, without their codes.
  let lines: [String]

  /// Whether the command has been done.
  var isDone: Bool { (100..<300).contains(code) }
  /// To what is no command, as the server would answer it.
  static let malformed = ServerReply(code: 513, lines: [])
}

/// What the server tells by itself: how far a message is.
struct ServerEvent: Hashable {
  enum Kind: Hashable { case began, ended, paused, resumed }

  let kind: Kind
  let message: Int

  /// Nil for what does not matter here.
  fileprivate init?(_ reply: ServerReply) {
    guard let message = reply.lines.first.flatMap({ Int($0) }) else { return nil }
    switch reply.code {
    case 701: kind = .began
    case 702, 703: kind = .ended
    case 704: kind = .paused
    case 705: kind = .resumed
    default: return nil
    }
    self.message = message
  }
}

/// Makes replies and events of the bytes that arrive, in whatever pieces they do.
///
/// The manual says that no event comes between a command and its reply; the server does not
/// keep to that, so the two are told apart by their codes alone.
struct ReplyReader {
  private static let longestLine = 8_192
  private static let mostLines = 1_000

  private var line: [UInt8] = []
  private var replyLines: [String] = []
  private var eventLines: [String] = []
  private var reply: ServerReply?
  private(set) var events: [ServerEvent] = []

  mutating func read(_ bytes: [UInt8]) throws(Loss) {
    for byte in bytes {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        guard line.count <= Self.longestLine else { throw .nonsense }
      } else {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        try take(line)
        line = []
      }
    }
  }

  /// The reply to the command sent last, once it is there.
  mutating func takeReply() -> ServerReply? {
    defer { reply = nil }
    return reply
  }

  mutating func takeEvents() -> [ServerEvent] {
    defer { events = [] }
    return events
  }

  private mutating func take(_ line: [UInt8]) throws(Loss) {
    let digits = line.prefix(3)
    guard line.count >= 4, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let code = Int(String(decoding: digits, as: UTF8.self)),
      [" ", "-"].contains(Unicode.Scalar(line[3])),
      replyLines.count + eventLines.count + events.count < Self.mostLines
    else { throw .nonsense }
    let isLast = line[3] == UInt8(ascii: " ")
    let text = String(decoding: line.dropFirst(4), as: UTF8.self)
    let isEvent = (700..<800).contains(code)
    switch (isEvent, isLast) {
    case (true, false): eventLines.append(text)
    case (false, false): replyLines.append(text)
    case (true, true):
      if let event = ServerEvent(ServerReply(code: code, lines: eventLines)) {
        events.append(event)
      }
      eventLines = []
    case (false, true):
      // Refused here, lest a server that talks on and on be read for ever.
      guard reply == nil else { throw .nonsense }
      reply = ServerReply(code: code, lines: replyLines)
      replyLines = []
    }
  }
}
