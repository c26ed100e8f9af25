// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Foundation
import Hummingbird
import Localization
import Logging
import MUDServer
import Monitoring
import PostgreSQLStore
import ServiceLifecycle
import Storage
import WebServer

/// Opens the games on a page of this machine's browser.
@main
struct Serve: TranslatedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "aloud serve", abstract: .words("usage-about-serve"),
      version: ProgramVersion.current, subcommands: [RewritePicture.self, MoveSaves.self])
  }

  @Option(help: .words("usage-option-port"), transform: Int.typed)
  var port = 8700

  @Flag(help: .words("usage-option-lan"))
  var lan = false

  @Flag(help: .words("usage-option-open"))
  var open = false

  @Option(help: .words("usage-option-database", value: "address"))
  var database: DatabaseAddress?

  @OptionGroup var mud: MUDOptions

  @OptionGroup var monitoring: MonitoringOptions

  func run() async throws {
    let monitor = monitoring.begin()
    let environment = ProcessInfo.processInfo.environment
    let content = Content(try Resources(environment: environment))
    let words = await phrasebook(content, environment)
    let store = try openDatabase(words)
    let house = PlayerHouse(
      content, environment: environment, isShared: lan || mud.isWanted,
      store: sessions(of: store))
    let network = lan ? HomeNetwork() : nil
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let server = try PageServer(
      house, network: network, hasMUDDoor: mud.isWanted,
      rewriter: (own, [RewritePicture.configuration.commandName ?? ""]))
    let readiness = Readiness(
      farewell: .zero, logger: monitor.logger,
      isReachable: store.map { store in { @Sendable in await store.isReachable } })
    let open = open
    let mudServer = try mudServer(beside: server, house, words, network)
    let application = server.application(
      port: port, logger: monitor.logger,
      services: monitor.services(readiness) { Self.tell(words, $0) }
        + [mudServer].compactMap(\.self)
    ) { port in
      mudServer?.pageIsServed(at: port)
      let address = "http://127.0.0.1:\(port)/?token=\(server.token)"
      Self.tell(words, Term("serve-open-here"))
      Self.write(address)
      if let invitation = server.invitation(port: port) { Self.tell(words, invitation) }
      if open, !Self.openBrowser(at: address) { Self.tell(words, Term("serve-open-failed")) }
    }
    do {
      try await services([Listening(service: application, port: port), readiness], monitor.logger)
        .run()
    } catch let error as PortTaken {
      throw Self.failure(words, Self.portTaken(error.port))
    }
    await house.close()
    await store?.close()
    Self.tell(words, Term("serve-ended"))
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

  /// Where everything is kept; nil for the home.
  private func openDatabase(_ words: Phrasebook) throws -> PostgreSQLPlayerStore? {
    guard let database else { return nil }
    do throws(StorageProblem) { return try database.store } catch {
      throw Self.failure(words, database.notice(of: error))
    }
  }

  private func sessions(
    of store: PostgreSQLPlayerStore?
  ) -> (@Sendable () -> any PlayerStore)? {
    guard let store else { return nil }
    return { store.anotherSession() }
  }

  /// The door for MUD clients; nil where none is wanted.
  private func mudServer(
    beside server: PageServer, _ house: PlayerHouse, _ words: Phrasebook, _ network: HomeNetwork?
  ) throws -> MUDServer? {
    let listeners: [MUDServer.Listener]
    do throws(Refusal) { listeners = try mud.listeners(in: network) } catch {
      throw Self.failure(words, error.reason)
    }
    guard !listeners.isEmpty else { return nil }
    let identification = CodeIdentification(server) { Self.tell(words, $0) }
    return MUDServer(
      listeners, house, identifying: identification, usualLanguage: words.language
    ) { [mud] ports in
      for address in mud.addresses(ports, in: network) { Self.tell(words, address) }
    }
  }

  private static func portTaken(_ port: Int) -> Term {
    Term("serve-port-taken", ["port": .text("\(port)")])
  }

  /// Tells what went wrong.
  private static func failure(_ words: Phrasebook, _ reason: Term) -> ExitCode {
    tell(words, reason)
    return .failure
  }

  /// The words of the player's language, or of the system's.
  private func phrasebook(
    _ content: Content, _ environment: [String: String]
  ) async -> Phrasebook {
    let settings = try? await StoredPlayer.atHome(environment, games: GameList.types).settings
    let tag = Phrasebook.negotiate(
      flag: nil, setting: settings?.language, environment: environment,
      available: content.phrasebooks.languages)
    return content.phrasebooks.words(in: tag).phrasebook
  }

  private static func tell(_ words: Phrasebook, _ term: Term) { write(words.line([term]).text) }

  private static func write(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// - Returns: whether there is a program that opens addresses.
  private static func openBrowser(at address: String) -> Bool {
    let opener = Process()
    opener.executableURL = URL(filePath: "/usr/bin/env")
    opener.arguments = ["xdg-open", address]
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    do { try opener.run() } catch { return false }
    opener.waitUntilExit()
    return opener.terminationStatus == 0
  }
}
