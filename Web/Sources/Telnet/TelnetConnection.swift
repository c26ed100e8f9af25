// SPDX-License-Identifier: GPL-3.0-or-later

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
    .terminalType, .newEnvironment, .charset, .endOfRecord, .gmcp, .soundProtocol,
  ]

  public internal(set) var terminal = ClientTerminal()
  let status: ServerStatus
  private var parser = TelnetParser()
  var negotiation = OptionNegotiation(
    ours: [.endOfRecord, .charset, .serverStatus, .gmcp, .soundProtocol],
    theirs: [.terminalType, .windowSize, .newEnvironment, .charset])
  private var input = LineInput()
  var output: [UInt8] = []
  var answersLeft = Self.mostAnswers
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
    terminal.playsSounds = takesMedia || negotiation.isOn(.soundProtocol, .ours)
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
