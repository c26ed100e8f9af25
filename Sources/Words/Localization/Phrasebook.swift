// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The words of one language, with English behind it for what is missing.
public struct Phrasebook: Sendable {
  /// The language everything falls back to.
  public static let fallbackLanguage = "en"

  /// The language's own messages, then English where that is another.
  let books: [Book]

  init(books: [Book]) { self.books = books }

  /// BCP 47, as the folder under `Locales/` is called.
  public var language: String { books[0].language }

  /// The voice of espeak-ng for the language, from `language-voice`; without it the language's tag.
  public var voice: String {
    has("language-voice") ? line([Term("language-voice")]).text : language
  }

  /// What is wrong in the language's own files and in the English ones.
  public var problems: [Problem] { books.flatMap(\.problems) }

  /// The sentences as one line, joined by single spaces; a sentence of no words leaves no gap.
  ///
  /// Words are looked for in the language, then in English, then in the term's own `fallback`; at
  /// last the key is said. Other languages than ``language`` are marked in `spoken`.
  public func line(_ sentences: [Term], verbosity: Verbosity = .normal) -> Line {
    let resolver = resolved(sentences, verbosity, .text)
    let text = resolver.line.text
    let spoken =
      resolver.speechDiffers
      ? resolved(sentences, verbosity, .speech).line.fragments : resolver.line.fragments
    let braille =
      resolver.brailleDiffers ? resolved(sentences, verbosity, .braille).line.text : text
    return Line(
      text: text, printed: resolver.line.fragments, spoken: spoken, braille: braille,
      cardNames: resolver.line.cardNames)
  }

  /// What goes wrong in saying the sentences, over all channels, each once; empty when all is well.
  public func problems(in sentences: [Term], verbosity: Verbosity = .normal) -> [Problem] {
    var found: [Problem] = []
    for channel in [Channel.text, .speech, .braille] {
      for problem in resolved(sentences, verbosity, channel).problems
      where !found.contains(problem) {
        found.append(problem)
      }
    }
    return found
  }

  /// The command words that `.words` of a message lists, separated by commas: first the
  /// language's own, then the English ones where that is another.
  public func words(_ key: Key) -> [[String]] {
    books.indices.map { index in
      guard
        let found = books[index].messages[key.name]?.forms.first(where: { $0.form == Form("words") }
        )
      else { return [] }
      var resolver = Resolver(books: books, verbosity: .normal, channel: .text)
      resolver.say(found.pattern, in: .init(fillings: [:], book: index, key: key.name))
      return resolver.line.text.split(separator: ",")
        .map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
    }
  }

  private func resolved(
    _ sentences: [Term], _ verbosity: Verbosity, _ channel: Channel
  ) -> Resolver {
    var resolver = Resolver(books: books, verbosity: verbosity, channel: channel)
    resolver.say(sentences)
    return resolver
  }
}
