// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Atlas
import CommandHelp
import Conversation
import Engine
import Foundation
import Localization
import Preferences
import Storage
import Terminal

/// What the commands that only tell something need: words and files, no voice and no game.
struct Report {
  let content: Content
  let player: StoredPlayer
  let phrasebook: Phrasebook
  private let printer: LinePrinter

  init(language: String? = nil) async throws {
    let environment = ProcessInfo.processInfo.environment
    content = try Content(
      Resources(environment: environment, pictureReader: .byThisProgram))
    player = try await StoredPlayer.atHome(environment, games: GameList.types)
    phrasebook =
      content.phrasebooks.words(
        in: Phrasebook.negotiate(
          flag: language, setting: player.settings.language, environment: environment,
          available: content.phrasebooks.languages)
      ).phrasebook
    printer = try LinePrinter()
    for notice in player.notices { warn(notice) }
    if let complaint = content.phrasebooks.complaint(about: language) { warn(complaint) }
  }

  /// What the player keeps; where that could not be read, which was told, nobody knows that it is
  /// nothing.
  var store: any PlayerStore {
    get throws {
      guard player.store.isWhole else { throw ExitCode.failure }
      return player.store
    }
  }

  /// The language that a tag or a name means.
  func language(called name: String) throws -> String {
    guard let language = Phrasebook.match(name, available: content.phrasebooks.languages) else {
      throw failure(.noLanguage(name, known: content.phrasebooks.languagesByName))
    }
    return language
  }

  func words(_ term: Term) -> String { phrasebook.line([term]).text }

  func write(_ term: Term) throws {
    let isRightToLeft = Phrasebook.isRightToLeft(phrasebook.language)
    do { try printer.print([ColouredText(words(term))], isRightToLeft: isRightToLeft) } catch {
      throw failure(error)
    }
  }

  /// Keeps a change, or ends the command with why that cannot be.
  func keep(_ change: PlayerChange, of player: StoredPlayer) async throws {
    do { try await player.keep(change) } catch { throw failure(error.reason) }
  }

  /// Writes what is for another program, to a file or, where none is named, to standard output.
  func write(_ text: String, to file: String?) throws {
    guard let file else {
      do { return try printer.write(text) } catch { throw failure(error) }
    }
    do {
      try WholeFile.write(Data(text.utf8), to: URL(filePath: file))
    } catch {
      throw failure(error.reason)
    }
  }

  /// Ends the command; where nobody reads any more, as after `| head`, without a word.
  private func failure(_ error: WriteFailure) -> ExitCode {
    error == .closed ? .failure : failure(error.reason)
  }

  /// Ends the command with a message: what is wrong is not how it was typed, so no usage follows.
  func failure(_ term: Term) -> ExitCode {
    warn(term)
    return .failure
  }

  /// Whether what is told on standard error reaches a person, not a file.
  var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

  func warn(_ term: Term) {
    FileHandle.standardError.write(Data("\(words(term))\n".utf8))
  }
}

struct LanguageOption: ParsableArguments {
  @Option(help: .words("usage-option-language"))
  var language: String?
}
