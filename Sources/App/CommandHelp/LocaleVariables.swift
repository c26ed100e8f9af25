// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The variables by which the C library and ICU choose a language.
enum LocaleVariables {
  private static let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
  /// ICU ends the program over a language of twelve letters, over one letter with a long word behind it
  /// and over hundreds of parts; no part of a tag (BCP 47) has more than eight letters.
  private static let longestPart = 8
  private static let longest = 64

  /// Takes away those that name no language. To be called before anything of Foundation.
  static func clean() {
    for name in names {
      guard let value = getenv(name), !isSound(String(cString: value)) else { continue }
      unsetenv(name)
    }
  }

  /// Whether what stands before the encoding and the modifier can name a language, or none as `C` does.
  static func isSound(_ value: String) -> Bool {
    let name = value.prefix { !".@".contains($0) }
    guard name != "C" else { return true }
    let parts = name.split(omittingEmptySubsequences: false) { "_-".contains($0) }
    return value.utf8.count <= longest && parts[0].count > 1
      && parts.allSatisfy { $0.utf8.count <= longestPart }
  }
}
