// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Learning

/// What can be named on the command line.
protocol NamedChoice: CaseIterable, RawRepresentable<String> {
  /// As a refusal calls it.
  static var noun: String { get }
}

extension Continent: NamedChoice {
  static let noun = "continent"
}

extension LearningItem.Kind: NamedChoice {
  static let noun = "kind of question"
}

extension WorldTopic: NamedChoice {
  static let noun = "kind of groups"
}

extension NamedChoice {
  static var allNames: [String] { allCases.map(\.rawValue) }
  static var names: String { allNames.joined(separator: ", ") }

  /// The choice of a name; nil for none.
  static func named(_ name: String?) throws -> Self? {
    guard let name else { return nil }
    guard let choice = Self(rawValue: name) else {
      throw ValidationError("There is no \(noun) called \(name). There are: \(names).")
    }
    return choice
  }
}

extension GameList {
  /// Tells that there is no game of a name, in the language of the command line.
  static func unknown(_ id: String) -> ValidationError {
    ValidationError(
      "There is no game called \(id). There are: \(descriptors.map(\.id).joined(separator: ", ")).")
  }
}
