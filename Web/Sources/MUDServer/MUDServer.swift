// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import NIOCore
import NIOPosix
import NIOSSL
import ServiceLifecycle
import Telnet
import WebServer

/// The door for MUD clients and telnet: the games a line at a time, until it is told to end.
public struct MUDServer: Service {
  /// Where clients are listened to.
  public struct Listener: Sendable {
    let host: String
    let port: Int
    let tls: NIOSSLContext?

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - tls: nil for lines that anybody on the way can read.
    public init(host: String, port: Int, tls: NIOSSLContext? = nil) {
      self.host = host
      self.port = port
      self.tls = tls
    }
  }

  private typealias Socket = NIOAsyncChannel<Visit.Connection, Never>

  private let listeners: [Listener]
  private let isReady: @Sendable ([Int]) async -> Void
  private let desk: MUDDesk
  private let attendance: Attendance
  private let isPublic: Bool

  /// - Parameters:
  ///   - isPublic: whether clients may come from outside of the network at home.
  ///   - isReady: gets the ports, in the order of the listeners.
  public init(
    _ listeners: [Listener], _ commons: Commons, isPublic: Bool = false,
    identifying identification: any PlayerIdentification, usualLanguage: String,
    limits: MUDLimits = MUDLimits(), isReady: @escaping @Sendable ([Int]) async -> Void
  ) {
    self.listeners = listeners
    self.isReady = isReady
    self.isPublic = isPublic
    desk = MUDDesk(commons, identification, usualLanguage: usualLanguage, limits)
    attendance = Attendance(limits)
  }

  /// Clients fetch sounds from there from now on.
  public func pageIsServed(at port: Int) { desk.pageIsServed(at: port) }

  /// - Throws: a ``PortTaken`` where a port is another's.
  public func run() async throws {
    var sockets: [Socket] = []
    for listener in listeners { sockets.append(try await bind(listener)) }
    let open = sockets
    await isReady(open.map { $0.channel.localAddress?.port ?? 0 })
    try await withGracefulShutdownHandler {
      try await withThrowingDiscardingTaskGroup { group in
        for socket in open { group.addTask { try await accept(at: socket) } }
      }
    } onGracefulShutdown: {
      attendance.close(because: Term("mud-ending"))
      for socket in open { socket.channel.close(promise: nil) }
    }
  }

  private func bind(_ listener: Listener) async throws -> Socket {
    do {
      return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .bind(host: listener.host, port: listener.port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try prepare(channel, listener)
          }
        }
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw PortTaken(port: listener.port)
    }
  }

  private func prepare(_ channel: any Channel, _ listener: Listener) throws -> Visit.Connection {
    let pipeline = channel.pipeline.syncOperations
    if let tls = listener.tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
    try pipeline.addHandler(TelnetHandler(status, settlingTime: desk.limits.settlingTime))
    return try Visit.Connection(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }

  private func accept(at socket: Socket) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      try await socket.executeThenClose { connections in
        for try await connection in connections {
          group.addTask { await receive(connection) }
        }
      }
    }
  }

  private func receive(_ connection: Visit.Connection) async {
    let visit = Visit(connection, at: desk)
    // No strangers from outside of the network at home.
    guard isPublic || connection.channel.remoteAddress?.isPrivate == true else {
      return (try? await connection.executeThenClose { _, _ in }) ?? ()
    }
    let id = attendance.enter(visit)
    await visit.run(isAdmitted: id != nil)
    if let id { attendance.leave(id) }
  }

  /// What lists of MUDs are told.
  private var status: ServerStatus {
    ServerStatus([
      ("NAME", ["Aloud"]), ("PLAYERS", ["\(attendance.count)"]),
      ("CODEBASE", ["Aloud \(ProgramVersion.current)"]), ("FAMILY", ["Custom"]),
      ("GENRE", ["None"]), ("GAMEPLAY", ["Card Games"]), ("CHARSET", ["UTF-8"]),
      ("LANGUAGE", desk.commons.content.phrasebooks.languages), ("UTF-8", ["1"]), ("ANSI", ["0"]),
      ("GMCP", ["1"]), ("MSP", ["1"]),
    ])
  }
}

/// Something else listens where the server was to.
public struct PortTaken: Error {
  public let port: Int

  public init(port: Int) { self.port = port }
}
