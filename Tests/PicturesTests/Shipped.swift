// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization

@testable import Pictures

let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The pictures that come with the game, each read and cut once.
enum Shipped {
  struct Puzzle: CustomStringConvertible {
    let picture: ShippedPicture
    let cutting: Cutting

    var description: String { "\(picture.rawValue) \(cutting.size.rawValue)" }
  }

  static let folder = checkout.appending(path: "Data/pictures")

  /// Both grids of every picture.
  static func puzzles() throws -> [Puzzle] { try all.get() }

  private static let all = Result {
    try ShippedPicture.allCases.flatMap { shipped in
      let picture = try Picture(file: folder.appending(path: shipped.file).path)
      return GridSize.allCases.map {
        Puzzle(picture: shipped, cutting: Cutting(picture, into: $0))
      }
    }
  }
}

/// The words of every language.
enum Words {
  private static let locales = checkout.appending(path: "Locales")
  static let books = Phrasebook.languages(in: locales).map {
    Phrasebook(language: $0, locales: locales)
  }

  private static let english = Phrasebook(language: "en", locales: locales)

  static func english(_ term: Term) -> String { english.line([term]).text }
}
