// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Engine

/// What is wrong with a command line, in the player's language.
extension ValidationError {
  public init(_ term: Term) { self.init(CommandLineWords.text(term)) }

  /// Options and arguments of which one excludes another.
  public static func together(_ options: String...) -> ValidationError {
    ValidationError(Term("usage-not-together", ["options": CommandLineWords.list(options)]))
  }

  /// What one game alone can be asked for.
  public static func only(_ game: String, _ options: String...) -> ValidationError {
    ValidationError(
      Term(
        "usage-only-for", ["game": .text(game), "options": CommandLineWords.list(options)]))
  }

  public static func notOffered(
    _ option: String, _ value: String, _ offered: [String]
  ) -> ValidationError {
    ValidationError(
      Term(
        "setting-not-offered",
        [
          "name": .text(option), "value": .text(value), "offered": CommandLineWords.list(offered),
        ]))
  }

  public static func notWithin(
    _ option: String, _ value: Int, _ range: ClosedRange<Int>
  ) -> ValidationError {
    ValidationError(
      Term(
        "setting-not-within",
        [
          "name": .text(option), "value": .text(String(value)),
          "least": .number(range.lowerBound), "most": .number(range.upperBound),
        ]))
  }

  public static func tooLittle(_ option: String, least: Int) -> ValidationError {
    ValidationError(Term("usage-least", ["option": .text(option), "least": .number(least)]))
  }

  public static func notAPicture(_ option: String) -> ValidationError {
    ValidationError(Term("usage-picture-file", ["option": .text(option)]))
  }
}
