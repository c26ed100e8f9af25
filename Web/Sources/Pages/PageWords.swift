// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization

extension Phrasebook {
  /// The words that every page may need, by the names that templates have for them: `page-keys-box`
  /// is `keysBox`.
  var pageWords: [String: String] {
    Dictionary(uniqueKeysWithValues: Self.pageKeys.map { ($0.templateName, line([Term($0)]).text) })
  }

  private static let pageKeys: [Key] = [
    "page-now", "page-choices", "page-type", "page-send", "page-table", "page-said", "page-over",
    "page-again", "page-keys", "page-keys-box", "page-sound", "page-lost", "page-found",
    "page-ended", "page-picture", "page-picture-file", "page-picture-camera", "page-picture-send",
    "page-home", "page-devices", "page-device-here", "page-pair", "page-pair-code",
    "page-pair-send", "page-pair-new", "page-pair-off",
  ]
}

extension Key {
  fileprivate var templateName: String {
    let words = name.split(separator: "-").dropFirst()
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }
}
