// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes a stream of bytes apart into data, commands and negotiations, however it is cut into chunks.
struct TelnetParser: Sendable {
  enum Token: Equatable, Sendable {
    case data(UInt8)
    case command(TelnetCommand)
    case negotiation(TelnetVerb, TelnetOption)
    /// What stood between SB and SE, each IAC once.
    case subnegotiation(TelnetOption, [UInt8])
  }

  private enum State: Equatable {
    case data
    case command
    case option(TelnetVerb)
    case subnegotiationOption
    case subnegotiation(TelnetOption)
    /// An IAC came inside of a subnegotiation.
    case subnegotiationCommand(TelnetOption)
  }

  /// In bytes; a longer subnegotiation is dropped whole, so that memory stays bounded.
  static let longestSubnegotiation = 8_192

  private var state = State.data
  private var body: [UInt8] = []
  private var isOverlong = false

  /// - Returns: what the byte completes; nil for nothing yet.
  mutating func take(_ byte: UInt8) -> Token? {
    switch state {
    case .data:
      guard byte == TelnetCommand.iac.rawValue else { return .data(byte) }
      state = .command
    case .command: return takeCommand(byte)
    case .option(let verb):
      state = .data
      return .negotiation(verb, TelnetOption(rawValue: byte))
    case .subnegotiationOption:
      // SB and then the IAC of an SE that names no option.
      state =
        byte == TelnetCommand.iac.rawValue
        ? .command : .subnegotiation(TelnetOption(rawValue: byte))
    case .subnegotiation(let option):
      if byte == TelnetCommand.iac.rawValue {
        state = .subnegotiationCommand(option)
      } else {
        add(byte)
      }
    case .subnegotiationCommand(let option):
      return takeCommand(byte, within: option)
    }
    return nil
  }

  private mutating func takeCommand(_ byte: UInt8) -> Token? {
    state = .data
    guard let command = TelnetCommand(rawValue: byte) else { return nil }
    if let verb = TelnetVerb(command) {
      state = .option(verb)
      return nil
    }
    switch command {
    case .iac: return .data(byte)
    case .subnegotiation:
      (body, isOverlong) = ([], false)
      state = .subnegotiationOption
      return nil
    default: return .command(command)
    }
  }

  private mutating func takeCommand(_ byte: UInt8, within option: TelnetOption) -> Token? {
    switch TelnetCommand(rawValue: byte) {
    case .iac:
      state = .subnegotiation(option)
      add(byte)
      return nil
    case .subnegotiationEnd:
      state = .data
      defer { body = [] }
      return isOverlong ? nil : .subnegotiation(option, body)
    default:
      // Its end was lost: what comes here is no part of it any more.
      body = []
      return takeCommand(byte)
    }
  }

  private mutating func add(_ byte: UInt8) {
    isOverlong = isOverlong || body.count == Self.longestSubnegotiation
    if isOverlong { body = [] } else { body.append(byte) }
  }
}
