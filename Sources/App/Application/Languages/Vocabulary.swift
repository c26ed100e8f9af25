// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Synchronization

/// What things go by in a language, for finding them by what is typed; each looked up once for all
/// players. What a player has named is not kept, for there is no end of it.
final class Vocabulary: Sendable {
  private let phrasebook: Phrasebook
  private let known = Mutex(Names())

  private struct Names {
    var words: [Term: [String]] = [:]
    var spellings: [Term: Set<String>] = [:]
    var typed: [Term: [[String]]] = [:]
  }

  init(_ phrasebook: Phrasebook) { self.phrasebook = phrasebook }

  /// A name in plain words, the short form first and then the usual one.
  func words(_ name: Term) -> [String] {
    known(\.words, name) {
      [Verbosity.brief, .normal].map { phrasebook.line([name], verbosity: $0).text }
    }
  }

  /// What `.words` of a message lists; see ``Phrasebook/words(_:)``.
  func typed(_ key: Key) -> [[String]] { known(\.typed, Term(key)) { phrasebook.words(key) } }

  /// Whatever a name is said as, alone and in sentences, and what `.typed` has beside it: other names
  /// with commas between them. Of words parted by strokes any one is meant, of "de/" that or none.
  func spellings(_ name: Term) -> Set<String> {
    known(\.spellings, name) {
      // In a sentence short words are no signs: "do 9".
      let forms = ["at", "to", "from", "of"].map(name.form)
      let others = phrasebook.line([name.form("typed")]).text
      // A message without other names has its own there, in which a comma parts nothing.
      let typed = others == phrasebook.line([name]).text ? [] : others.split(separator: ",")
      let inSentences = forms.flatMap(said).flatMap { [$0.joined(), $0.joined(separator: " ")] }
      return Set((said(name) + typed.flatMap(Self.choices)).flatMap(Self.spellings) + inSentences)
    }
  }

  /// In words, as printed and as spoken, with little and with much.
  private func said(_ term: Term) -> [[String]] {
    Verbosity.allCases.flatMap { verbosity in
      let line = phrasebook.line([term], verbosity: verbosity)
      return [line.text, line.spoken.map(\.text).joined()].map {
        $0.spelling.split(separator: " ").map(String.init)
      }
    }
  }

  private static func choices(_ name: Substring) -> [[String]] {
    name.split(separator: " ").reduce([[]]) { names, word in
      let words = word.split(separator: "/", omittingEmptySubsequences: false).map {
        String($0).spelling
      }
      return names.flatMap { name in words.map { $0.isEmpty ? name : name + [$0] } }
    }
  }

  /// In one word, and in as many as there are but where all are signs: "8 c" are two things.
  private static func spellings(_ words: [String]) -> [String] {
    let isOfSigns = words.count > 1 && words.allSatisfy { $0.utf8.count < 3 }
    return isOfSigns ? [words.joined()] : [words.joined(), words.joined(separator: " ")]
  }

  private func known<Found>(
    _ kind: WritableKeyPath<Names, [Term: Found]> & Sendable, _ name: Term, _ find: () -> Found
  ) -> Found where Found: Sendable {
    if let names = known.withLock({ $0[keyPath: kind][name] }) { return names }
    let names = find()
    if isOfLanguage(name) { known.withLock { $0[keyPath: kind][name] = names } }
    return names
  }

  /// Whether all words of a name are the language's own.
  private func isOfLanguage(_ name: Term) -> Bool {
    guard name.fallback == nil || phrasebook.has(name.key) else { return false }
    return name.fillings.allSatisfy { variable, filling in
      switch filling {
      case .number: true
      // The words that messages select by: "hearts".
      case .text: variable == "rank" || variable == "suit"
      case .term(let term): isOfLanguage(term)
      default: false
      }
    }
  }
}
