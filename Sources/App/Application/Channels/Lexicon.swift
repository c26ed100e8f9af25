// SPDX-License-Identifier: GPL-3.0-or-later

import Localization
import Preferences
import Speech

/// How the words that a voice misreads are said: as the language's files have it for eSpeak NG, and
/// before that as the player wants it.
public struct Lexicon {
  /// By language; nil holds for those that are not named.
  private var pronunciations: [String?: Pronunciation] = [:]
  private var numbers: [String: SpelledNumbers] = [:]
  private static let mostLanguages = 50

  public init() {}

  /// What the player has written for any voice.
  public init(own: [Respelling], in language: String) {
    self.init(own, shipped: [], language)
  }

  public init(_ phrasebook: Phrasebook, own: [Respelling]) {
    self.init(own, shipped: phrasebook.respellings, phrasebook.language)
    if let least = phrasebook.spelledNumbers {
      let language = phrasebook.language
      numbers[Self.main(language)] = SpelledNumbers(language, from: least)
    }
  }

  private init(
    _ own: [Respelling], shipped: [(word: String, said: String)], _ mainLanguage: String
  ) {
    let byLanguage = Dictionary(grouping: own, by: \.mainLanguage)
    let everywhere = (byLanguage[nil] ?? []).map(\.pair)
    // Nobody writes for more; each has the words of every language besides.
    let languages = byLanguage.keys.compactMap(\.self).sorted().prefix(Self.mostLanguages)
    for language in Set(languages).union([Self.main(mainLanguage)]) {
      let isMain = language == Self.main(mainLanguage)
      pronunciations[language] = Pronunciation(
        (isMain ? shipped : []) + everywhere + (byLanguage[language] ?? []).map(\.pair))
    }
    pronunciations[nil] = Pronunciation(everywhere)
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
