// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What a language is called, from the CLDR data that Foundation carries.
struct LanguageNames {
  private let tag: String

  init(_ tag: String) { self.tag = tag }

  /// In the language itself: "polski".
  var own: String { names(in: tag).first ?? tag }

  /// Whether a name is one of the language, in itself or in English, with or without its script or
  /// region, whatever its case and accents.
  func contain(_ name: String) -> Bool {
    let wanted = Self.folded(name)
    return !wanted.isEmpty
      && (names(in: tag) + names(in: "en")).contains { Self.folded($0) == wanted }
  }

  private func names(in language: String) -> [String] {
    let locale = Locale(identifier: language)
    return [
      locale.localizedString(forIdentifier: tag),
      locale.localizedString(forLanguageCode: String(tag.prefix { $0 != "-" })),
    ].compactMap(\.self)
  }

  private static func folded(_ name: String) -> String {
    name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

extension Locale {
  /// The order of Unicode itself, of no language.
  static let root = Locale(identifier: "und")
}
