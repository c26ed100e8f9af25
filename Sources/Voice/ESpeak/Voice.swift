// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeak

/// A voice of the library's own list.
public struct Voice: Hashable, Sendable {
  /// As the library calls it, in English: "German".
  public let name: String
  /// A BCP 47 tag, in lower case: "en-gb".
  public let language: String

  /// Voices of a language and all its regions: "en-us" belongs to "en".
  public func speaks(_ language: String) -> Bool {
    self.language.prefix { $0 != "-" } == language.lowercased().prefix { $0 != "-" }
  }
}

extension Voice {
  /// Without the voices of MBROLA, which need another program.
  static var all: [Voice] {
    list(nil)
      .filter { !$0.identifier.hasPrefix("mb/") }
      .map { Voice(name: $0.name, language: $0.language) }
      .sorted { ($0.name, $0.language) < ($1.name, $1.language) }
  }

  static var variants: [String] {
    list("variant").map { String($0.identifier.drop { $0 != "/" }.dropFirst()) }.sorted()
  }

  static var selected: String? {
    espeak_GetCurrentVoice().flatMap { $0.pointee.identifier }.map { String(cString: $0) }
  }

  /// Selects by properties, for a name that the library does not know fails in silence.
  static func select(_ language: String) -> Bool {
    spoken(language).withCString { tag in
      var wanted = espeak_VOICE()
      wanted.languages = tag
      return espeak_SetVoiceByProperties(&wanted) == EE_OK
    }
  }

  /// Plain "cmn" reads Pinyin as if it were English.
  private static func spoken(_ language: String) -> String {
    let parts = language.lowercased().split(separator: "-")
    let isMandarin = parts.first == "cmn" || (parts.first == "zh" && !parts.contains("yue"))
    return isMandarin ? "cmn-latn-pinyin" : language
  }

  private static func list(
    _ language: String?
  ) -> [(name: String, language: String, identifier: String)] {
    var found: [(String, String, String)] = []
    var next: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
    if let language {
      language.withCString { tag in
        var wanted = espeak_VOICE()
        wanted.languages = tag
        next = espeak_ListVoices(&wanted)
      }
    } else {
      next = espeak_ListVoices(nil)
    }
    while let voice = next?.pointee?.pointee {
      next = next?.advanced(by: 1)
      // The tag follows a byte that ranks it.
      found.append(
        (
          String(cString: voice.name), String(cString: voice.languages + 1),
          String(cString: voice.identifier)
        ))
    }
    return found
  }
}
