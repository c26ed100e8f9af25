// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CommandHelp
import Engine
import Foundation

/// Opens the games on a page, by the program that is there for it: the terminal does not pay for a
/// server.
struct Serve: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-serve"), usage: "aloud serve [<options>]")
  }

  private static let program = "aloud-serve"

  @Argument(parsing: .captureForPassthrough, help: .words("usage-option-passed-on"))
  var options: [String] = []

  /// Comes back only where the program is not there.
  func run() async throws {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(filePath: own).deletingLastPathComponent().appending(path: Self.program).path
    for path in [beside, Self.program] { start(path) }
    let report = try await Report()
    throw report.failure(Term("serve-missing"))
  }

  private func start(_ path: String) {
    var arguments = ([path] + options).map { strdup($0) } + [nil]
    execvp(path, &arguments)
    for argument in arguments { free(argument) }
  }
}
