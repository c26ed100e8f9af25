// SPDX-License-Identifier: GPL-3.0-or-later

import Speech

/// The symbols that are named at a level, as the library takes them: characters with a zero at
/// the end; empty for none.
enum Symbols {
  private static let some = list("_^|<>{}[]")
  /// Apostrophe and hyphen are not among them: they would be named in the middle of words.
  private static let all = list("_^|<>{}[]()\"“”„«»–—·•")

  static func named(_ level: VoiceSettings.Symbols) -> [Int32] {
    switch level {
    case .none: []
    case .some: some
    case .all: all
    }
  }

  private static func list(_ symbols: String) -> [Int32] {
    symbols.unicodeScalars.map { Int32(bitPattern: $0.value) } + [0]
  }
}
