// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization
import Testing

/// The line that tells a whole table is heard in one breath.
struct MapLaws {
  private static let mostWords = 20
  private static let locales = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Locales")
  private static let books = Phrasebook.languages(in: locales).map {
    Phrasebook(language: $0, locales: locales)
  }

  @Test("A map has twenty words at most, in every language", arguments: Registered.all)
  func words(registered: Registered) throws {
    try tryOut(registered, every: 10) { game, table in
      guard let map = game.descriptions?.map(of: table) else { return }
      for book in Self.books {
        let text = book.line([map]).text
        let words = text.split(whereSeparator: \.isWhitespace).filter {
          $0.contains { $0.isLetter || $0.isNumber }
        }
        #expect(!text.isEmpty && words.count <= Self.mostWords, "\(book.language): \(text)")
      }
    }
  }
}
