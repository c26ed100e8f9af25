// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CommandHelp
import Engine
import Foundation

/// Opens the games on a page.
struct LaunchServe: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: .words("usage-about-serve"), usage: "aloud serve [<options>]")
  }

  @Argument(parsing: .captureForPassthrough, help: .words("usage-option-passed-on"))
  var options: [String] = []

  func run() async throws { try await ServerProgram.replaceThis(options) }
}

/// Copies everything that is saved to a database, or back.
struct LaunchMoveSaves: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "move-saves", abstract: .words("usage-about-move-saves"),
      usage: "aloud move-saves [<options>] <address>")
  }

  @Argument(parsing: .captureForPassthrough, help: .words("usage-option-passed-on"))
  var options: [String] = []

  func run() async throws { try await ServerProgram.replaceThis(["move-saves"] + options) }
}

/// The program for what the terminal does not pay for: a server, and databases.
private enum ServerProgram {
  private static let name = "aloud-serve"

  /// Comes back only where the program is not there.
  static func replaceThis(_ arguments: [String]) async throws {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(filePath: own).deletingLastPathComponent().appending(path: name).path
    for path in [beside, name] { start(path, arguments) }
    throw try await Report().failure(Term("serve-missing"))
  }

  private static func start(_ path: String, _ arguments: [String]) {
    var arguments = ([path] + arguments).map { strdup($0) } + [nil]
    execvp(path, &arguments)
    for argument in arguments { free(argument) }
  }
}
