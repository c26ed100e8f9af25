// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games

/// Atlas Solitaire on tables written by hand: "column 1: (france) italy". A card goes by its id in
/// its file, or by its run-time id where two groups use the same one.
struct Deal: WrittenTables {
  let game: AtlasSolitaire

  init(_ groups: [Group], reshuffleLimit: Int? = nil) throws {
    game = try AtlasSolitaire(
      AtlasSetup(
        difficulty: "easy", groups: groups, columns: [0, 0, 0, 0], reshuffleLimit: reshuffleLimit))
  }

  private var cards: [Card] { game.setup.groups.flatMap(\.cards) }

  func piece(_ word: String, besides laid: Set<Piece>) throws -> Piece {
    guard let index = cards.firstIndex(where: { $0.id == word || $0.localID == word }) else {
      throw Unreadable(text: word)
    }
    return Piece(index)
  }

  func pieces(_ words: String) throws -> [Piece] {
    try words.split(separator: " ").map { try piece(String($0)) }
  }

  func word(_ piece: Piece) -> String {
    let card = cards[piece.number]
    return cards.count { $0.localID == card.localID } == 1 ? card.localID : card.id
  }

  /// The table after some carries, "france to column 2".
  func playing(_ carries: String..., on table: Table) throws -> Table {
    try carries.reduce(table) { table, text in
      guard let to = text.range(of: " to ") else { throw Unreadable(text: text) }
      let move = try carry(
        String(text[..<to.lowerBound]), to: String(text[to.upperBound...]))
      return try play(move, on: table).table
    }
  }

  /// Where a card may go, in the order of reading.
  func goals(_ word: String, on table: Table, onlyRight: Bool = true) throws -> [String] {
    game.goals(for: [try piece(word)], on: table, onlyRight: onlyRight).map(\.description)
  }

  func name(_ word: String) throws -> Filling { .term(game.name(of: try piece(word))) }
}

extension StringProtocol {
  /// Where a text first occurs.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map {
      $0..<index($0, offsetBy: text.count)
    }
  }
}
