// SPDX-License-Identifier: GPL-3.0-or-later

import Application

/// How much is taken of a player, from an address and by a process: the one place for these figures.
/// Whoever comes up against one is told so, and has lost nothing.
public struct ServerLimits: Sendable {
  // Of a player.

  /// So many inputs come one after the other, however fast they are given; see ``burst``.
  public var inputsPerSecond = 10.0
  /// So many at once are taken without a wait.
  public var burst = 20
  /// So many wait for their turn; what comes then is not taken.
  public var waitingInputs = 20
  /// How many characters a line has at most. `LineInput` of the MUD door and the field of the page
  /// have the same.
  public static let lineLength = 200
  /// In how many windows a page is kept up to date.
  public var streams = 2
  /// After so long without a sign of the player the saves can be had elsewhere.
  public var idleTime = Duration.seconds(10 * 60)
  /// How much they may have of what is played with others.
  public var company = CompanyLimits()

  // From an address; of IPv6 from one network of 64 bits.

  /// How many players may be new within an hour: two classes of a school have one address.
  public var newPlayers = 60
  /// How many phrases may be tried within an hour.
  public var phraseTries = 30
  /// How many codes that lead nowhere may be tried within an hour; a player who is in has as many.
  public var codeTries = 30

  // By a process.

  public var connections = 12_000
  /// After so long without a request a connection is closed.
  public var connectionIdleTime = Duration.seconds(75)
  /// In bytes: a line of ``lineLength`` letters, whichever they are, with what encodes them.
  public var formSize = 8_192
  /// After so long the rest of a form is not waited for.
  public var formTime = Duration.seconds(10)
  /// In bytes, of one header and of all.
  public var headerSize = 8_192
  public var headersSize = 16_384
  public var headerCount = 100

  /// Of the door for MUD clients.
  public var clients = MUDLimits()

  public init() {}

  /// Those of a server for many.
  public static let guests: ServerLimits = {
    var limits = ServerLimits()
    limits.clients = .guests
    return limits
  }()

  /// Those of a server at home, which trusts who was let in.
  public static let home: ServerLimits = {
    var limits = ServerLimits()
    limits.inputsPerSecond = 1_000
    limits.burst = 1_000
    limits.streams = 16
    return limits
  }()
}

/// How much a MUD client may ask of its door.
public struct MUDLimits: Sendable {
  public var connections = 64
  public var connectionsOfAddress = 4
  /// After so long without a line the player is let go.
  public var idleTime = Duration.seconds(30 * 60)
  /// The same for who has not said who they are.
  public var strangerTime = Duration.seconds(2 * 60)
  /// So long a client may take to tell what it can.
  public var settlingTime = Duration.seconds(1)
  /// What the server waits for a client that takes nothing any more.
  public var partingTime = Duration.seconds(5)
  public var linesPerSecond = 20
  /// So many lines at once are taken without a wait.
  public var burst = 40
  /// So many lines wait for the answers to those before them; more are left out.
  public var waitingLines = 100

  public init() {}

  /// Those of a server for many, where a school has one address.
  public static let guests: MUDLimits = {
    var limits = MUDLimits()
    limits.connections = 1_000
    limits.connectionsOfAddress = 64
    limits.idleTime = .seconds(10 * 60)
    limits.linesPerSecond = 10
    limits.burst = 20
    return limits
  }()
}
