// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation

@main
struct Program: TranslatedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "aloud",
      abstract: .words("usage-about-aloud"),
      discussion: .words("usage-more-aloud"),
      version: ProgramVersion.current,
      subcommands: [
        Open.self, Play.self, Puzzle.self, StartQuiz.self, ShowProgress.self, ShowSettings.self,
        ShowStatistics.self, Share.self,
        Solve.self, Deals.self, Groups.self,
        Export.self, Import.self, Say.self, Languages.self, LaunchServe.self,
        LaunchMoveSaves.self, ReadPicture.self, TakePicture.self,
      ],
      defaultSubcommand: Open.self)
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
