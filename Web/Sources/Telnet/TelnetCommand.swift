// SPDX-License-Identifier: GPL-3.0-or-later

/// What follows an IAC (RFC 854, RFC 885).
enum TelnetCommand: UInt8 {
  case endOfFile = 236
  case abort = 238
  case endOfRecord = 239
  case subnegotiationEnd = 240
  case noOperation = 241
  case dataMark = 242
  case `break` = 243
  case interruptProcess = 244
  case abortOutput = 245
  case areYouThere = 246
  case eraseCharacter = 247
  case eraseLine = 248
  case goAhead = 249
  case subnegotiation = 250
  case will = 251
  case wont = 252
  case `do` = 253
  case dont = 254
  /// "Interpret as command"; twice it is the byte itself.
  case iac = 255
}

/// The four words of a negotiation.
enum TelnetVerb: Hashable, Sendable {
  case will, wont, `do`, dont

  var command: TelnetCommand {
    switch self {
    case .will: .will
    case .wont: .wont
    case .do: .do
    case .dont: .dont
    }
  }

  init?(_ command: TelnetCommand) {
    switch command {
    case .will: self = .will
    case .wont: self = .wont
    case .do: self = .do
    case .dont: self = .dont
    default: return nil
    }
  }
}

/// An option by its number, whether it is known here or not.
struct TelnetOption: Hashable, Sendable, RawRepresentable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// RFC 857: the server shows what is typed, so that the client does not.
  static let echo = Self(rawValue: 1)
  /// RFC 1091, and MTTS, which says more in the third answer.
  static let terminalType = Self(rawValue: 24)
  /// RFC 885: a mark at the end of each answer.
  static let endOfRecord = Self(rawValue: 25)
  /// RFC 1073
  static let windowSize = Self(rawValue: 31)
  /// RFC 1572
  static let newEnvironment = Self(rawValue: 39)
  /// RFC 2066
  static let charset = Self(rawValue: 42)
  /// The MUD Server Status Protocol.
  static let serverStatus = Self(rawValue: 70)
  /// The MUD Sound Protocol.
  static let soundProtocol = Self(rawValue: 90)
  /// The Generic MUD Communication Protocol.
  static let gmcp = Self(rawValue: 201)
}
