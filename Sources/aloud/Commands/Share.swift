// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import Engine
import Storage

/// One line about the last round, for others to read.
struct Share: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-share"))
  }

  @Argument(help: .words("usage-option-shared-game"))
  var game: String?

  @OptionGroup var words: LanguageOption

  func run() async throws {
    let report = try await Report(language: words.language)
    let descriptors = try report.descriptors()
    let store = try report.store
    let result: RoundResult?
    do {
      result = try await store.lastFinished(
        ResultFilter(game: game, countsGivenUp: true), of: report.player.id)
    } catch {
      throw report.failure(error.reason)
    }
    if let result { return try report.write(result.shared(among: descriptors)) }
    if let game { try report.check(game, among: descriptors) }
    throw report.failure(Term("share-nothing"))
  }
}
