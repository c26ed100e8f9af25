// SPDX-License-Identifier: GPL-3.0-or-later

import Localization
import Preferences
import Speech

/// How the words that a voice misreads are said: as the language's files have it, and before that as
/// the player wants it.
public struct Lexicon {
  /// By language; nil holds for those that are not named.
  private var pronunciations: [String?: Pronunciation] = [:]
  private var numbers: [String: SpelledNumbers] = [:]

  public init() {}

  public init(_ phrasebook: Phrasebook, own: [Respelling]) {
    let languages = Set(own.compactMap(\.language) + [phrasebook.language])
    for language in languages {
      let shipped = language == phrasebook.language ? phrasebook.respellings : []
      let words = own.filter { $0.holds(in: language) }
      pronunciations[Self.main(language)] = Pronunciation(
        shipped + words.sorted { $0.language == nil && $1.language != nil }.map(\.pair))
    }
    if let least = phrasebook.spelledNumbers {
      let language = phrasebook.language
      numbers[Self.main(language)] = SpelledNumbers(language, from: least)
    }
    pronunciations[nil] = Pronunciation(own.filter { $0.language == nil }.map(\.pair))
  }

  /// A text of a language as it is to be given to the voice.
  public func spoken(_ text: String, in language: String) -> String {
    let main = Self.main(language)
    let spelled = numbers[main]?.applied(to: text) ?? text
    return (pronunciations[main] ?? pronunciations[nil])?.applied(to: spelled) ?? spelled
  }

  private static func main(_ tag: String) -> String {
    tag.lowercased().split(separator: "-").first.map(String.init) ?? ""
  }
}

extension Respelling {
  fileprivate var pair: (word: String, said: String) { (word, said) }
}
