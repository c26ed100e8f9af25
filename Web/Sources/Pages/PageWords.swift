// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Synchronization

extension Phrasebook {
  /// The words that every page may need, by the names that templates have for them: `page-keys-leave`
  /// is `keysLeave`. They are made once a language, not with every answer.
  var pageWords: [String: String] {
    if let known = Self.knownPageWords.withLock({ $0[language] }) { return known }
    let words = Dictionary(
      uniqueKeysWithValues: Self.pageKeys.map { ($0.templateName, line([Term($0)]).text) })
    Self.knownPageWords.withLock { $0[language] = words }
    return words
  }

  /// By BCP 47 tag.
  private static let knownPageWords = Mutex<[String: [String: String]]>([:])

  private static let pageKeys: [Key] = [
    "page-now", "page-choices", "page-type", "page-send", "page-table", "page-said", "page-over",
    "page-again", "page-keys", "page-keys-leave", "page-sound", "page-lost", "page-found",
    "page-ended", "page-moves", "page-picture", "page-picture-file", "page-picture-camera",
    "page-picture-send",
    "page-home", "page-devices", "page-device-here", "page-pair", "page-pair-code",
    "page-pair-send", "page-pair-new", "page-pair-off", "page-elsewhere", "page-guest-welcome",
    "page-guest-play", "page-guest-phrase", "page-guest-phrase-send", "page-guest-everything",
    "guest-privacy", "page-with-code", "page-with-open",
    "page-class-download",
  ]
}

extension Key {
  fileprivate var templateName: String {
    let words = name.split(separator: "-").dropFirst()
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }
}
