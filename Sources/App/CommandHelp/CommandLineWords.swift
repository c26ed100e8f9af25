// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Localization
import Preferences
import Storage

/// The words of the command line before a command runs, in the language that it asks for or that the
/// player has chosen.
public enum CommandLineWords {
  public static func text(_ term: Term) -> String { phrasebook?.line([term]).text ?? "" }

  /// Whether what commands and options are for is told. The parser asks for it whenever it reads a
  /// command line, and needs it only to tell it.
  @TaskLocal public static var areHelping = false

  /// What a command or an option is for; empty where it is not told.
  public static func help(_ term: Term) -> String { areHelping ? text(term) : "" }

  /// Words as they are typed, for a list.
  public static func list(_ words: [String]) -> Filling {
    .list(words.map { Term("setting-word", ["word": .text($0)]) })
  }

  /// Nil where the program's own files are missing.
  public static let phrasebook: Phrasebook? = {
    let environment = ProcessInfo.processInfo.environment
    guard let resources = try? Resources(environment: environment) else { return nil }
    let folders = try? Folders(environment: environment)
    let kept = folders.flatMap { Settings(keptIn: $0, GameList.settings).language }
    let language = Phrasebook.negotiate(
      flag: flag, setting: kept, environment: environment,
      available: Phrasebook.languages(in: resources.locales))
    return Phrasebook(language: language, locales: resources.locales)
  }()

  /// What stands after `--language`.
  private static var flag: String? {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--language") {
      return arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
    let beginning = "--language="
    return arguments.first { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
  }
}
