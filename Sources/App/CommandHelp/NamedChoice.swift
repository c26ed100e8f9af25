// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Engine
import Preferences

/// What can be named on the command line.
public protocol NamedChoice: CaseIterable, RawRepresentable<String> {
  /// By which it is named.
  static var option: String { get }
}

extension NamedChoice {
  public static var allNames: [String] { allCases.map(\.rawValue) }
  public static var names: String { allNames.joined(separator: ", ") }

  /// The choice of a name; nil for none.
  public static func named(_ name: String?) throws -> Self? {
    guard let name else { return nil }
    guard let choice = Self(rawValue: name) else {
      throw ValidationError.notOffered(option, name, allNames)
    }
    return choice
  }
}

extension Term {
  /// There is no game of a name; tells those there are.
  public static func noGame(_ id: String, known: [String]) -> Term {
    Term(
      "game-unknown",
      ["name": .text(Word.quoted(id)), "known": .text(known.joined(separator: ", "))])
  }
}

extension GameList {
  /// Tells that there is no game of a name, in the language of the command line.
  public static func unknown(_ id: String) -> ValidationError {
    ValidationError(.noGame(id, known: descriptors.map(\.id)))
  }
}
