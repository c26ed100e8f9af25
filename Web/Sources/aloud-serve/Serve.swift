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
      version: ProgramVersion.current,
      subcommands: [RewritePicture.self, TakePicture.self, MoveSaves.self])
  }

  @Option(help: .words("usage-option-port"), transform: Int.typed)
  var port = 8700

  @Flag(help: .words("usage-option-lan"))
  var lan = false

  @Flag(name: .customLong("public"), help: .words("usage-option-public"))
  var isPublic = false

  @OptionGroup var guests: GuestOptions

  @Flag(help: .words("usage-option-open"))
  var open = false

  @Option(help: .words("usage-option-database", value: "address"))
  var database: DatabaseAddress?

  @OptionGroup var mud: MUDOptions

  @OptionGroup var monitoring: MonitoringOptions

  func run() async throws {
    Memory.share()
    let monitor = monitoring.begin()
    let environment = ProcessInfo.processInfo.environment
    let content = Content(try Resources(environment: environment))
    let words = await phrasebook(content, environment)
    if let refusal = guests.refusal(isPublic: isPublic, lan: lan) {
      throw Self.failure(words, refusal)
    }
    let context = ServingContext(
      monitor: monitor, commons: Commons(content), store: try openDatabase(words), words: words,
      environment: environment)
    if isPublic { try await serveGuests(in: context) } else { try await serveHome(in: context) }
    await context.store?.close()
    Self.tell(words, Term("serve-ended"))
  }

  /// Where everything is kept; nil for a file.
  private func openDatabase(_ words: Phrasebook) throws -> PostgreSQLPlayerStore? {
    guard let database else { return nil }
    do throws(StorageProblem) { return try database.store } catch {
      throw Self.failure(words, database.notice(of: error))
    }
  }

  /// Tells what went wrong.
  static func failure(_ words: Phrasebook, _ reason: Term) -> ExitCode {
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

  static func tell(_ words: Phrasebook, _ term: Term) { write(words.line([term]).text) }

  static func write(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// - Returns: whether there is a program that opens addresses.
  static func openBrowser(at address: String) -> Bool {
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
