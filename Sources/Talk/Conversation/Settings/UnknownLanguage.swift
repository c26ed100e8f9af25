// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Term {
  /// There is no such language.
  ///
  /// - Parameter known: the tags of those there are.
  public static func noLanguage(_ tag: String, known: [String]) -> Term {
    Term(
      "language-unknown",
      [
        "language": .text(Word.quoted(tag)),
        "known": .list(known.map { Term("setting-word", ["word": .text($0)]) }),
      ])
  }
}
