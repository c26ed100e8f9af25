// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Synchronization

/// What things go by in a language, for finding them by what is typed; each looked up once.
final class Vocabulary: Sendable {
  private let phrasebook: Phrasebook
  private let known = Mutex<[Term: [String]]>([:])

  init(_ phrasebook: Phrasebook) { self.phrasebook = phrasebook }

  /// A name in plain words, the short form first and then the usual one; after these the signs that
  /// the language has in `.typed`.
  func words(_ name: Term) -> [String] {
    known.withLock { known in
      if let words = known[name] { return words }
      let lines = [Verbosity.brief, .normal].map { phrasebook.line([name], verbosity: $0) }
      let typed = phrasebook.line([name.form("typed")]).text.split(separator: ",")
        .map { String($0.drop { $0 == " " }) }
      let words = lines.map(\.text) + typed
      known[name] = words
      return words
    }
  }
}
