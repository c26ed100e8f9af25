// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

@testable import Localization

/// A phrasebook of a made-up language (or the one given), with English behind it.
func book(_ source: String, english: String = "", language: String = "xx") -> Phrasebook {
  Phrasebook(books: [
    Book(language: language, files: [("own.ftl", source)]),
    Book(language: "en", files: [("english.ftl", english)]),
  ])
}

extension Phrasebook {
  /// What is printed.
  func text(
    _ key: Key, _ fillings: [String: Filling] = [:], verbosity: Verbosity = .normal
  ) -> String {
    line([Term(key, fillings)], verbosity: verbosity).text
  }

  func problems(_ key: Key, _ fillings: [String: Filling] = [:]) -> [Problem] {
    problems(in: [Term(key, fillings)])
  }
}

let locales = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Locales").standardized

let plurals = """
  plural-one = i = 1 and v = 0
  ordinal-one = n % 10 = 1 and n % 100 != 11
  ordinal-two = n % 10 = 2 and n % 100 != 12

  """
