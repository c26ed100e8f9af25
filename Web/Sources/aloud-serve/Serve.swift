// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Foundation
import Hummingbird
import Logging
import WebServer

/// Opens the games on a page of this machine's browser.
@main
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aloud serve", abstract: "Play in a browser of this machine.",
    version: ProgramVersion.current)

  @Option(help: "The port; 0 for any that is free.")
  var port = 8700

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let content = Content(try Resources(environment: environment))
    let house = PlayerHouse(content, environment: environment)
    let server = try PageServer(house)
    var logger = Logger(label: "aloud")
    logger.logLevel = .error
    let application = Application(
      router: server.router,
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? port
        let address = "http://127.0.0.1:\(port)/?token=\(server.token)\n"
        try? FileHandle.standardOutput.write(contentsOf: Data(address.utf8))
      }, logger: logger)
    try await application.runService()
    await house.close()
  }
}
