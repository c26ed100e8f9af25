// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The variables by which the C library and ICU choose a language.
enum LocaleVariables {
  private static let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
  /// ICU keeps the language in eleven letters and ends the program over more; no tag has more than
  /// eight.
  private static let longestLanguage = 8

  /// Takes away those that name no language. To be called before anything of Foundation.
  static func clean() {
    for name in names {
      guard let value = getenv(name), !isSound(String(cString: value)) else { continue }
      unsetenv(name)
    }
  }

  /// Whether the part before the region, the encoding and the modifier can be a language.
  static func isSound(_ value: String) -> Bool {
    value.utf8.prefix { !"_-.@".utf8.contains($0) }.count <= longestLanguage
  }
}
