// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Localization
import Preferences
import Terminal

extension SessionRunner {
  /// Whoever is at the terminal, or the script on standard input.
  ///
  /// - Throws: where the program's own files are missing or no more files may be opened.
  init(
    _ options: SessionOptions, view: ViewOptions? = nil, seed: UInt64? = nil
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let resources = try Resources(
      environment: environment, pictureReader: .byThisProgram)
    let player = try await StoredPlayer.atHome(environment, games: GameList.types)
    let common = Content(resources)
    let languages = common.phrasebooks.languages
    let settings = options.settings(
      from: player.settings, environment: environment, languages: languages,
      isInteractive: isInteractive)
    let content = PlayerContent(common, player)
    var output = options.output(settings, environment, content, player)
    output.view = view?.configuration(content)
    await self.init(
      isInteractive ? try TerminalDoor(output) : try ScriptDoor(output),
      content, player,
      Analysis(workers: max(ProcessInfo.processInfo.activeProcessorCount - 1, 2)),
      settings: settings,
      usualLanguage: Phrasebook.negotiate(
        flag: nil, setting: nil, environment: environment, available: languages),
      notices: options.complaints(settings, common.phrasebooks), seed: seed)
  }
}

extension SessionOptions {
  fileprivate func output(
    _ settings: Settings, _ environment: [String: String], _ content: PlayerContent,
    _ player: StoredPlayer
  ) -> LocalConfiguration {
    var output = LocalConfiguration(
      settings, { content.common.phrasebooks.words(in: $0).phrasebook },
      sounds: content.common.resources.data.appending(path: "sounds"),
      ownSounds: player.folders?.sounds)
    output.isColoured = ColourChoice(settings.colour).allows(
      descriptor: STDOUT_FILENO, environment: environment)
    output.record = record
    output.transcript = transcript
    output.brailleFile = brailleFile
    output.effects = effects
    output.log = log
    return output
  }
}
