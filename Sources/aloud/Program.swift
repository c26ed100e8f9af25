// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Conversation

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
