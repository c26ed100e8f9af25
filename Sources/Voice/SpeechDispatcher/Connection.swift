// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech

/// A conversation with the server: a command, its reply, the next command.
struct Connection {
  /// More events than any message has.
  private static let mostEvents = 10_000

  let descriptor: Int32
  private let socket: Socket
  private let patience: Patience
  private var reader = ReplyReader()
  private var events: [ServerEvent] = []
  private var eventCount = 0
  private var own = OwnVoice()
  /// What the server was told last, by the names of its parameters.
  private var told: [String: String] = [:]

  /// Connects and introduces the game.
  init(to address: ServerAddress, _ patience: Patience) throws(Loss) {
    self.patience = patience
    socket = try Socket(to: address, until: .now + patience.reply)
    descriptor = socket.descriptor
    // Some words may stand in a name only, and a player's can hold others.
    let user = NSUserName().map { $0.isASCII && $0.isLetter || $0.isNumber ? $0 : "_" }
    guard try command("SET SELF CLIENT_NAME \"\(String(user)):aloud:main\"").isDone,
      try command("SET SELF NOTIFICATION ALL on").isDone
    else { throw .nonsense }
    // Words are never markup. Off is the default; a configuration may have changed it.
    _ = try command("SET SELF SSML_MODE off")
    own.rate = try number("RATE") ?? own.rate
    own.pitch = try number("PITCH") ?? own.pitch
    own.volume = try number("VOLUME") ?? own.volume
    own.language = try value("LANGUAGE")
    told = ["RATE": String(own.rate), "PITCH": String(own.pitch), "VOLUME": String(own.volume)]
    told["LANGUAGE"] = own.language
  }

  /// Says the parts as one message.
  ///
  /// - Parameter goesOn: Asked before every part; false leaves the rest unsaid.
  /// - Returns: The server's numbers of what it will report on.
  mutating func say(
    _ parts: [Part], _ priority: Priority, _ settings: VoiceSettings, unchanged: VoiceSettings,
    while goesOn: () -> Bool
  ) throws(Loss) -> Set<Int> {
    eventCount = 0
    try set("PRIORITY", priority.rawValue)
    for parameter in own.parameters(for: settings, unchanged: unchanged) {
      try set(parameter.name, parameter.value)
    }
    var messages: Set<Int> = []
    let isBlock = parts.count > 1
    if isBlock { _ = try command("BLOCK BEGIN") }
    for part in parts where goesOn() {
      try set("LANGUAGE", own.name(ofLanguage: part.language ?? settings.language))
      if let message = try queue(part) { messages.insert(message) }
    }
    if isBlock { _ = try command("BLOCK END") }
    return messages
  }

  /// Silences what this connection is saying and drops what it has queued.
  mutating func cancel() throws(Loss) { _ = try command("CANCEL SELF") }

  /// Says goodbye; nobody waits for the answer.
  func leave() { try? socket.send(Array("QUIT\r\n".utf8), until: .now) }

  /// The events that have come since this was asked last; never waits.
  mutating func takeEvents() throws(Loss) -> [ServerEvent] {
    while case let bytes = try socket.receive(), !bytes.isEmpty { try read(bytes) }
    guard reader.takeReply() == nil else { throw .nonsense }
    defer { events = [] }
    return events
  }

  private mutating func queue(_ part: Part) throws(Loss) -> Int? {
    let reply: ServerReply
    switch part {
    case .character(let character, _):
      reply = try command("CHAR \(character)")
    case .text(let text, _):
      // Without leave to send a text, it would be taken for a command.
      guard try command("SPEAK").isDone else { return nil }
      reply = try exchange("\(text.stuffed)\r\n.")
    }
    guard reply.isDone else { return nil }
    // What was queued has a number; without one nobody would ever hear whether it was said.
    guard let message = reply.lines.first.flatMap({ Int($0) }) else { throw .nonsense }
    return message
  }

  private mutating func set(_ name: String, _ value: String) throws(Loss) {
    guard told[name] != value else { return }
    // Refused or not: to ask again with every message would not help.
    told[name] = value
    _ = try command("SET SELF \(name) \(value)")
  }

  private mutating func value(_ name: String) throws(Loss) -> String? {
    let reply = try command("GET \(name)")
    return reply.isDone ? reply.lines.first : nil
  }

  private mutating func number(_ name: String) throws(Loss) -> Int? {
    try value(name).flatMap { Int($0) }.flatMap { (-100...100).contains($0) ? $0 : nil }
  }

  /// - Returns: what the server says; a refusal, unasked, to what would be another command as well.
  private mutating func command(_ line: String) throws(Loss) -> ServerReply {
    guard !line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return .malformed }
    return try exchange(line)
  }

  private mutating func exchange(_ line: String) throws(Loss) -> ServerReply {
    let deadline = Socket.Deadline.now + patience.reply
    try socket.send(Array("\(line)\r\n".utf8), until: deadline)
    while true {
      if let reply = reader.takeReply() { return reply }
      guard .now < deadline else { throw .silent }
      try read(try socket.receive(until: deadline))
    }
  }

  private mutating func read(_ bytes: [UInt8]) throws(Loss) {
    try reader.read(bytes)
    let new = reader.takeEvents()
    events += new
    eventCount += new.count
    guard eventCount <= Self.mostEvents else { throw .nonsense }
  }
}

/// How long each thing may take.
struct Patience: Sendable {
  /// Until a command is answered.
  var reply = Duration.seconds(3)
  /// Until a server that was started listens.
  var start = Duration.seconds(5)
  /// Between two tries to reach a server that does not answer, at first; doubled with each.
  var retry = Duration.seconds(2)
  var longestRetry = Duration.seconds(60)
  /// Without news of a message that is being said, beside its length.
  var silence = Duration.seconds(10)
}
