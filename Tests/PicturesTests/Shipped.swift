// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Phrasebook

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

/// The words of the four languages.
enum Words {
  static let books = ["en", "de", "es", "pl"].map {
    Phrasebook(language: $0, locales: checkout.appending(path: "Locales"))
  }

  static func english(_ term: Term) -> String { books[0].line([term]).text }
}
