// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Conversation
import Foundation
import Localization

@main
struct Program: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aloud",
    abstract: "Card games played by ear.",
    discussion: """
      Without a command, the main menu opens. Every game is played by numbers: choose a card, \
      then a target. Type help at any time.
      """,
    version: ProgramVersion.current,
    subcommands: [
      Open.self, Play.self, Puzzle.self, Quiz.self, ShowProgress.self, ShowSettings.self,
      ShowStatistics.self, Share.self,
      Solve.self, Deals.self, Groups.self,
      Export.self, Import.self, Say.self, Languages.self, Serve.self,
    ],
    defaultSubcommand: Open.self)

  /// As ArgumentParser has it, but for the language of what is wrong.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      guard exitCode(for: error) == .validationFailure, let words = CommandLineWords.phrasebook,
        words.language != Phrasebook.fallbackLanguage
      else { exit(withError: error) }
      let message = ParserMessage(fullMessage(for: error), words)
      FileHandle.standardError.write(Data("\(message.text)\n".utf8))
      exit(withError: ExitCode.validationFailure)
    }
  }
}

struct Open: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the main menu.", usage: "aloud [<command>] [<options>]",
    shouldDisplay: false)

  @OptionGroup var options: SessionOptions

  @OptionGroup var view: ViewOptions

  func run() async throws {
    var session = try await SessionRunner(options, view: view)
    try await session.run(.mainMenu)
  }
}
