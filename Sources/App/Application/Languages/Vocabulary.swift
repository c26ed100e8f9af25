// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Synchronization

/// What things go by in a language, for finding them by what is typed; each looked up once for all
/// players. What a player has named is not kept, for there is no end of it.
final class Vocabulary: Sendable {
  private let phrasebook: Phrasebook
  private let known = Mutex<[Term: [String]]>([:])

  init(_ phrasebook: Phrasebook) { self.phrasebook = phrasebook }

  /// A name in plain words, the short form first and then the usual one; after these the signs that
  /// the language has in `.typed`.
  func words(_ name: Term) -> [String] {
    if let words = known.withLock({ $0[name] }) { return words }
    let lines = [Verbosity.brief, .normal].map { phrasebook.line([name], verbosity: $0) }
    let typed = phrasebook.line([name.form("typed")]).text.split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
    let words = lines.map(\.text) + typed
    if isOfLanguage(name) { known.withLock { $0[name] = words } }
    return words
  }

  /// Whether all words of a name are the language's own.
  private func isOfLanguage(_ name: Term) -> Bool {
    guard name.fallback == nil || phrasebook.has(name.key) else { return false }
    return name.fillings.values.allSatisfy { filling in
      switch filling {
      case .number: true
      case .term(let term): isOfLanguage(term)
      default: false
      }
    }
  }
}
