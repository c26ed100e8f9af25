// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension Phrasebook {
  /// The language to speak: the first wish that is available, by the flag, the setting, `LC_ALL`,
  /// `LC_MESSAGES`, `LANG`, `LANGUAGE` in this order; English when none is.
  ///
  /// An unknown flag or setting is passed over; whoever wants to say so asks
  /// ``match(_:available:)``.
  public static func negotiate(
    flag: String?, setting: String?, environment: [String: String], available: [String]
  ) -> String {
    var wishes = [flag, setting].compactMap(\.self)
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let wish = environment[variable] { wishes.append(wish) }
    }
    wishes += (environment["LANGUAGE"] ?? "").split(separator: ":").map { String($0) }
    return wishes.lazy.compactMap { match($0, available: available) }.first ?? fallbackLanguage
  }

  /// The available language that serves a wish, or nil: a tag of BCP 47 or POSIX, such as
  /// `de_DE.UTF-8`, or the name of the language in itself or in English.
  ///
  /// The nearest wins: the very tag, then the same script, then any kind of that language, since a
  /// reader of European Portuguese is better off with Brazilian than with English.
  public static func match(_ wish: String, available: [String]) -> String? {
    let tag = LanguageTag(wish)
    let candidates = available.map { (name: $0, tag: LanguageTag($0)) }
      .filter { $0.tag.language == tag.language }
    let best =
      candidates.first { $0.tag == tag }
      ?? candidates.first { $0.tag.script == tag.script && $0.tag.region.isEmpty }
      ?? candidates.first { $0.tag.script == tag.script }
      ?? candidates.first
    return best?.name ?? available.first { LanguageNames($0).contain(wish) }
  }

  /// Languages in the order of their own names.
  public static func sortedByName(_ languages: [String]) -> [String] {
    languages.map { (tag: $0, name: LanguageNames($0).own) }
      .sorted { $0.name.compare($1.name, locale: .root) == .orderedAscending }
      .map(\.tag)
  }
}

/// As much of a language tag as tells languages apart.
private struct LanguageTag: Equatable {
  var language: String
  /// Empty for the language's usual one.
  var script = ""
  var region = ""

  init(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let name = parts[0].prefix { $0 != "." }
    let subtags = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    language = subtags.first ?? ""
    for subtag in subtags.dropFirst() {
      if subtag.count == 4, script.isEmpty, subtag.allSatisfy(\.isLetter) {
        script = subtag
      } else if region.isEmpty, (2...3).contains(subtag.count) {
        region = subtag
      }
    }
    if parts.count > 1, let script = Self.modifiers[String(parts[1])] { self.script = script }
    language = Self.aliases[language] ?? language
    if language == "zh", script.isEmpty {
      script = ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
    }
  }

  /// Codes that name the same language, and the portable locale, which is English.
  private static let aliases = [
    "c": "en", "posix": "en", "cmn": "zh", "no": "nb", "iw": "he", "in": "id", "tl": "fil",
  ]

  private static let modifiers = ["latin": "latn", "cyrillic": "cyrl"]
}
