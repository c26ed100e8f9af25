// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Conversation
import Foundation
import Localization

@main
struct Program: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "aloud",
      abstract: .words("usage-about-aloud"),
      discussion: .words("usage-more-aloud"),
      version: ProgramVersion.current,
      subcommands: [
        Open.self, Play.self, Puzzle.self, Quiz.self, ShowProgress.self, ShowSettings.self,
        ShowStatistics.self, Share.self,
        Solve.self, Deals.self, Groups.self,
        Export.self, Import.self, Say.self, Languages.self, Serve.self,
      ],
      defaultSubcommand: Open.self)
  }

  /// As ArgumentParser has it, but for the language of its help and of what is wrong.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  private static func end(with error: any Error) -> Never {
    let message = CommandLineWords.$areHelping.withValue(true) { fullMessage(for: error) }
    let code = exitCode(for: error)
    let told = CommandLineWords.phrasebook.map { translated(message, code, $0) } ?? message
    if !told.isEmpty {
      let output = code == .success ? FileHandle.standardOutput : .standardError
      // Where nobody reads any more, as after `| head`, nobody is told.
      try? output.write(contentsOf: Data("\(told)\n".utf8))
    }
    exit(withError: code)
  }

  /// - Parameter message: as ArgumentParser made it.
  private static func translated(
    _ message: String, _ code: ExitCode, _ words: Phrasebook
  ) -> String {
    switch code {
    case .success: ParserHelp(message, words)?.translated ?? message
    case .validationFailure where words.language != Phrasebook.fallbackLanguage:
      ParserMessage(message, words).text
    default: message
    }
  }
}

struct Open: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open", abstract: .words("usage-about-open"),
      usage: "aloud [<command>] [<options>]",
      shouldDisplay: false)
  }

  @OptionGroup var options: SessionOptions

  @OptionGroup var view: ViewOptions

  func run() async throws {
    var session = try await SessionRunner(options, view: view)
    try await session.run(.mainMenu)
  }
}
