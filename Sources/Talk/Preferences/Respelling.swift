// SPDX-License-Identifier: GPL-3.0-or-later

/// A word of the player's own, and how to write it so that the voice reads it well.
public struct Respelling: Hashable, Sendable, Codable {
  public let word: String
  public let said: String
  /// A BCP 47 tag; nil for every language.
  public let language: String?

  /// Nil where a line `word = said` could not keep them.
  public init?(_ word: String, said: String, language: String?) {
    guard Word.isValue(word), Word.isValue(said), !word.contains("="), word.first != "#",
      word.first != "["
    else { return nil }
    self.word = word
    self.said = said
    self.language = language
  }

  /// Whether it holds in a language: a region counts as its language.
  public func holds(in language: String) -> Bool {
    guard let own = self.language else { return true }
    return Self.main(own) == Self.main(language)
  }

  /// Whether both say the same word, whatever its case, in the same language.
  public func replaces(_ other: Respelling) -> Bool { subject == other.subject }

  /// What it is about: of several for one, one holds.
  public struct Subject: Hashable, Sendable {
    let word: String
    let language: String?
  }

  public var subject: Subject {
    Subject(word: word.lowercased(), language: language.map(Self.main))
  }

  /// The language without its region; nil for every language.
  public var mainLanguage: String? { language.map(Self.main) }

  private static func main(_ tag: String) -> String {
    tag.lowercased().split(separator: "-").first.map(String.init) ?? ""
  }
}
