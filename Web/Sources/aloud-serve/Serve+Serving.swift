// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Localization
import Logging
import MUDServer
import Monitoring
import PostgreSQLStore
import ServiceLifecycle
import Storage
import WebServer

/// What is served from, whoever comes.
struct ServingContext {
  let monitor: Monitor
  let commons: Commons
  /// Where everything is kept; nil for a file.
  let store: PostgreSQLPlayerStore?
  /// Those in which the one who started the server is told.
  let words: Phrasebook
  let environment: [String: String]
}

// At home, and for guests.
extension Serve {
  /// Serves the one player of this account.
  func serveHome(in context: ServingContext) async throws {
    var sessions: (@Sendable () -> any PlayerStore)?
    if let store = context.store { sessions = { store.anotherSession() } }
    let house = PlayerHouse(
      context.commons, environment: context.environment, isShared: lan || mud.isWanted,
      store: sessions)
    let network = lan ? HomeNetwork() : nil
    let home = HomeEntrance(house, network: network, hasMUDDoor: mud.isWanted)
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let server = try PageServer(
      home, rewriter: (own, [RewritePicture.configuration.commandName ?? ""]))
    let words = context.words
    let identification = CodeIdentification(home) { Self.tell(words, $0) }
    let host = network == nil ? "127.0.0.1" : HomeNetwork.anyAddress
    let door = try mudServer(
      in: context, identification, page: host, at: network?.addresses.first)
    let open = open
    try await run(server, door, in: context, at: host) { port in
      let address = "http://127.0.0.1:\(port)/?token=\(home.token)"
      Self.tell(words, Term("serve-open-here"))
      Self.write(address)
      if let invitation = home.invitation(port: port) { Self.tell(words, invitation) }
      if open, !Self.openBrowser(at: address) { Self.tell(words, Term("serve-open-failed")) }
    }
    await house.close()
  }

  /// Serves guests, each of whom has games of their own.
  func serveGuests(in context: ServingContext) async throws {
    let sessions: @Sendable () -> any GuestStore
    if let store = context.store {
      sessions = { store.anotherSession() }
    } else {
      let store = try openFile(context)
      sessions = { store }
    }
    let hall = GuestHall(context.commons, store: sessions)
    let server = try PageServer(
      GuestEntrance(hall, proxies: guests.proxies), goesOnElsewhere: context.store != nil)
    let door = try mudServer(
      in: context, GuestIdentification(hall), page: guests.listen, at: nil)
    let words = context.words
    try await run(
      server, door, in: context, at: guests.listen, beside: [Housekeeping(hall)]
    ) { [guests] port in
      Self.tell(words, Term("serve-guests"))
      Self.write(guests.address(port: port))
    }
    await hall.close()
  }

  /// The file that keeps everything where no database is named.
  private func openFile(_ context: ServingContext) throws -> SQLitePlayerStore {
    func refuse(_ reason: Term) -> any Error { Self.failure(context.words, reason) }
    let folders: Folders
    do { folders = try Folders(environment: context.environment) } catch {
      throw refuse(error.reason)
    }
    let opened: (store: SQLitePlayerStore, notices: [Term])
    do throws(StorageProblem) {
      opened = try SQLitePlayerStore.open(in: folders, games: GameList.types)
    } catch {
      throw refuse(error.reason)
    }
    if let reason = opened.store.unkeptReason { throw refuse(reason) }
    for notice in opened.notices { Self.tell(context.words, notice) }
    return opened.store
  }
}

// What runs.
extension Serve {
  /// Serves until it is told to end.
  ///
  /// - Parameters:
  ///   - host: the address that the page is listened at.
  ///   - others: what goes on beside it.
  ///   - isReady: gets the port.
  private func run(
    _ server: PageServer, _ door: MUDServer?, in context: ServingContext, at host: String,
    beside others: [any Service] = [], isReady: @escaping @Sendable (Int) -> Void
  ) async throws {
    let (monitor, words) = (context.monitor, context.words)
    let readiness = Readiness(
      farewell: .zero, logger: monitor.logger,
      isReachable: context.store.map { store in { @Sendable in await store.isReachable } })
    let application = server.application(
      host: host, port: port, logger: monitor.logger,
      services: monitor.services(readiness) { Self.tell(words, $0) }
        + [door].compactMap(\.self) + others
    ) { [isPublic] port in
      // Where another server stands before this one, its address is not known.
      if !isPublic { door?.pageIsServed(at: port) }
      isReady(port)
    }
    do {
      try await services([Listening(service: application, port: port), readiness], monitor.logger)
        .run()
    } catch let error as PortTaken {
      throw Self.failure(
        words, Term("serve-port-taken", ["port": .text("\(error.port)")]))
    }
  }

  /// What runs until the process is told to end; the last is ended first.
  private func services(_ services: [any Service], _ logger: Logger) -> ServiceGroup {
    var configuration = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = Self.timeToEnd
    return ServiceGroup(configuration: configuration)
  }

  /// Whoever still takes something then is not waited for any more.
  private static let timeToEnd = Duration.milliseconds(3_500)

  /// The door for MUD clients; nil where none is wanted.
  ///
  /// - Parameters:
  ///   - host: the address that the page is listened at.
  ///   - address: what is told of where that is; nil for the same.
  private func mudServer(
    in context: ServingContext, _ identification: any PlayerIdentification, page host: String,
    at address: String?
  ) throws -> MUDServer? {
    let listeners: [MUDServer.Listener]
    do throws(Refusal) { listeners = try mud.listeners(page: host, isPublic: isPublic) } catch {
      throw Self.failure(context.words, error.reason)
    }
    guard !listeners.isEmpty else { return nil }
    let words = context.words
    let limits: ServerLimits = isPublic ? .guests : .home
    return MUDServer(
      listeners, context.commons, isPublic: isPublic, identifying: identification,
      usualLanguage: context.words.language, limits: limits.clients
    ) { [mud] ports in
      for line in mud.addresses(ports, at: address ?? host) { Self.tell(words, line) }
    }
  }
}
