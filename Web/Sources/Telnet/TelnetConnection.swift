// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal

/// The server's end of a telnet connection: bytes go in, lines come out, and what is to be sent is
/// taken from it. It is a value without socket and clock; whatever comes in, it stays small.
public struct TelnetConnection: Sendable {
  public enum Event: Hashable, Sendable {
    case line(String)
    /// More was typed than ``longestLine``; nothing of it is kept.
    case lineTooLong
    /// What the client tells of itself is known; comes once, before the first line.
    case settled(ClientTerminal)
    /// The player wants to be gone.
    case leave
  }

  /// In characters.
  public static let longestLine = LineInput.longestLine
  /// So many answers to negotiations are sent; who asks for more gets none.
  static let mostAnswers = 500
  /// What has to be known before the first line; some clients never answer what they do not know.
  private static let tellingOptions: Set<TelnetOption> = [
    .terminalType, .newEnvironment, .charset, .endOfRecord,
  ]

  public internal(set) var terminal = ClientTerminal()
  let status: ServerStatus
  private var parser = TelnetParser()
  var negotiation = OptionNegotiation(
    ours: [.endOfRecord, .charset, .serverStatus, .gmcp, .soundProtocol],
    theirs: [.terminalType, .windowSize, .newEnvironment, .charset])
  private var input = LineInput()
  private var output: [UInt8] = []
  private var answersLeft = Self.mostAnswers
  private var isSettled = false

  var terminalTypes = TerminalTypeQuestion()
  var abilities: MUDTerminalTypes?
  var awaitsEnvironment = false
  var awaitsCharset = false
  /// What both sides have agreed on.
  var agreedCharset: Charset?
  /// What the client's locale says.
  var localeCharset: Charset?

  /// What both sides write in.
  var charset: Charset {
    let usual: Charset = abilities.map { $0.contains(.utf8) ? .utf8 : .ascii } ?? .utf8
    return agreedCharset ?? localeCharset ?? usual
  }

  public init(_ status: ServerStatus) {
    self.status = status
    for option: TelnetOption in [.endOfRecord, .charset, .serverStatus, .gmcp] {
      ask(option, .ours, toBeOn: true)
    }
    for option: TelnetOption in [.terminalType, .windowSize, .newEnvironment] {
      ask(option, .theirs, toBeOn: true)
    }
  }

  /// What is to be sent since this was taken last.
  public mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  public mutating func receive(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for byte in bytes {
      let event = parser.take(byte).flatMap { take($0) }
      // Who types does not wait for what is still to be told.
      if event != nil || !isAsking, let settled = settle() { events.append(settled) }
      if let event { events.append(event) }
    }
    return events
  }

  /// Waits no longer for what the client has still to tell.
  ///
  /// - Returns: ``Event/settled(_:)``; nil where that came before.
  public mutating func settle() -> Event? {
    guard !isSettled else { return nil }
    isSettled = true
    return .settled(terminal)
  }

  /// Whether the client has still to tell something that it was asked.
  private var isAsking: Bool {
    negotiation.isPending(Self.tellingOptions) || terminalTypes.isOpen || awaitsEnvironment
      || awaitsCharset
  }

  private mutating func take(_ token: TelnetParser.Token) -> Event? {
    switch token {
    case .data(let byte):
      return input.take(byte, in: charset).map { line in
        switch line {
        case .line(let text): .line(text)
        case .tooLong: .lineTooLong
        }
      }
    case .command(let command): return take(command)
    case .negotiation(let verb, let option):
      let outcome = negotiation.receive(verb, option)
      if let reply = outcome.reply { answer(verb: reply, option) }
      if let isOn = outcome.isOn { didTurn(option, isOn: isOn) }
    case .subnegotiation(let option, let body): take(body, of: option)
    }
    return nil
  }

  private mutating func take(_ command: TelnetCommand) -> Event? {
    switch command {
    case .eraseCharacter: input.eraseCharacter(in: charset)
    case .eraseLine: input.eraseLine()
    // Control C and Control D at a telnet.
    case .interruptProcess, .break, .abort, .endOfFile: return .leave
    case .areYouThere: answer(Array("[Yes]\r\n".utf8))
    default: break
    }
    return nil
  }
}

// What is sent.
extension TelnetConnection {
  /// Sends a line of text; see `PlainText` for what is left out of it.
  public mutating func print(_ text: String) {
    let line = PlainText.line(text)
    // No name is to play a sound.
    let isTrigger = line.hasPrefix(OfferedSound.mark)
    output += escaped(charset.bytes(of: (isTrigger ? " " : "") + line)) + [0x0D, 0x0A]
  }

  /// Marks the end of an answer: the player is asked for something.
  public mutating func mark() {
    let isRecord = negotiation.isOn(.endOfRecord, .ours)
    send(isRecord ? .endOfRecord : .goAhead)
  }

  /// Has the client show or not show what is typed.
  public mutating func hideTyping(_ isHidden: Bool) { ask(.echo, .ours, toBeOn: isHidden) }

  /// Has the client play a sound, where it can.
  public mutating func play(_ sound: OfferedSound) {
    if negotiation.isOn(.gmcp, .ours), terminal.takesMedia {
      send(.gmcp, sound.message.body)
    } else if negotiation.isOn(.soundProtocol, .ours) {
      output += escaped(Array(sound.trigger.utf8)) + [0x0D, 0x0A]
    }
  }

  mutating func ask(_ option: TelnetOption, _ side: OptionNegotiation.Side, toBeOn: Bool) {
    if let verb = negotiation.ask(option, side, toBeOn: toBeOn) {
      send(verb.command, [option.rawValue])
    }
  }

  mutating func send(_ option: TelnetOption, _ body: [UInt8]) {
    send(.subnegotiation, [option.rawValue] + escaped(body))
    send(.subnegotiationEnd)
  }

  /// Sends what the client has asked for, as long as it does not ask without end.
  mutating func answer(_ option: TelnetOption, _ body: [UInt8]) {
    if mayAnswer() { send(option, body) }
  }

  private mutating func answer(verb: TelnetVerb, _ option: TelnetOption) {
    if mayAnswer() { send(verb.command, [option.rawValue]) }
  }

  private mutating func answer(_ bytes: [UInt8]) {
    if mayAnswer() { output += bytes }
  }

  private mutating func mayAnswer() -> Bool {
    answersLeft -= answersLeft > 0 ? 1 : 0
    return answersLeft > 0
  }

  private mutating func send(_ command: TelnetCommand, _ bytes: [UInt8] = []) {
    output += [TelnetCommand.iac.rawValue, command.rawValue] + bytes
  }

  private func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let iac = TelnetCommand.iac.rawValue
    return bytes.contains(iac) ? bytes.flatMap { $0 == iac ? [iac, iac] : [$0] } : bytes
  }
}
