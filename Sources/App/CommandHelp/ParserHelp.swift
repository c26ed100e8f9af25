// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization

/// The help of a command as ArgumentParser lays it out. Its headings and the few sentences of its
/// own, which it has in English alone, are put into the player's language once it is laid out.
public struct ParserHelp {
  private let text: String
  private let phrasebook: Phrasebook

  /// Nil for anything else that is asked for instead of a command, such as the version.
  ///
  /// - Parameter text: as ArgumentParser made it.
  public init?(_ text: String, _ phrasebook: Phrasebook) {
    guard text.hasPrefix("OVERVIEW: ") else { return nil }
    self.text = text
    self.phrasebook = phrasebook
  }

  /// What it is called in English, and the words for it.
  private static let words: [String: Key] = [
    "OVERVIEW:": "usage-overview", "USAGE:": "usage-usage", "ARGUMENTS:": "usage-arguments",
    "OPTIONS:": "usage-options", "SUBCOMMANDS:": "usage-subcommands",
    "(values:": "usage-values", "(default:": "usage-default",
    "Show the version.": "usage-show-version",
    "Show help information.": "usage-show-help",
  ]

  /// The same in the language of the phrasebook. Lines stay as wide as they were made.
  public var translated: String {
    text
      .replacing(
        #/(?m)^[A-Z]+:|\((?:values|default):|Show\s+(?:the\s+version|help\s+information)\./#
      ) { match in
        let english = match.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Self.words[english].map { line(Term($0)) } ?? english
      }
      .replacing(#/(?m)^  See '(.+)' for detailed help\./#) { match in
        "  " + line(Term("usage-subcommand-help", ["command": .text(String(match.1))]))
      }
  }

  private func line(_ term: Term) -> String { phrasebook.line([term]).text }
}
