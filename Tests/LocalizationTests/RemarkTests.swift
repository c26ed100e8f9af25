// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Localization

/// One memorable sentence about each place, in every language.
@Suite struct RemarkTests {
  private static let languages = Phrasebook.languages(in: locales)

  private static func remarks(_ book: Phrasebook) -> [Key] {
    book.keys.filter { $0.hasPrefix("remark-") }.map { Key($0) }
  }

  @Test(arguments: languages)
  func eachLeavesItsNameOutWhereItIsAskedAbout(language: String) {
    let book = Phrasebook(language: language, locales: locales)
    let remarks = Self.remarks(book)
    #expect(remarks.count == 1_869)
    for key in remarks {
      let told = book.line([Term(key)]).text
      let asked = book.line([Term(key, ["gap": "\u{2026}"])]).text
      #expect(told.contains { ".。।".contains($0) }, "\(key.name): \(told)")
      #expect(asked.count { $0 == "\u{2026}" } == 1, "\(key.name): \(asked)")
      #expect(told != asked)
    }
  }

  @Test func englishNeedsSixteenWordsAtMost() {
    let book = Phrasebook(language: "en", locales: locales)
    for key in Self.remarks(book) {
      let told = book.line([Term(key)]).text
      #expect(told.split(separator: " ").count <= 16, "\(told)")
      #expect(!told.contains { ";()\u{2013}\u{2014}\"".contains($0) }, "\(told)")
    }
  }

  /// The name that is left out would be heard all the same.
  @Test func noRemarkNamesItsPlaceTwice() {
    let book = Phrasebook(language: "en", locales: locales)
    for key in Self.remarks(book) {
      let name = book.line([Term(Key(String(key.name.dropFirst("remark-".count))))]).text
      let asked = book.line([Term(key, ["gap": "\u{2026}"])]).text
      #expect(!asked.contains(name) || Self.longer.contains(name), "\(asked)")
    }
  }

  /// Names that stand within longer ones of other places.
  private static let longer: Set<String> = []
}
