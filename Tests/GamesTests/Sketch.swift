// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// A patience on tables written by hand; of cards that are alike, the first that is not laid yet is
/// meant.
struct Sketch<Rules: FoundationSolitaire>: WrittenTables {
  let game: Rules

  func piece(_ word: String, besides laid: Set<Piece>) throws -> Piece {
    guard let card = PlayingCard(word),
      let piece = game.cards.pieces.first(where: { game.card($0) == card && !laid.contains($0) })
    else { throw Unreadable(text: word) }
    return piece
  }

  func word(_ piece: Piece) -> String { game.card(piece).description }

  /// The first card of this name on a table.
  func piece(_ word: String, on table: Table) throws -> Piece {
    guard let card = PlayingCard(word),
      let piece = table.pieces.first(where: { game.card($0) == card })
    else { throw Unreadable(text: word) }
    return piece
  }

  func move(_ word: String, to place: String, on table: Table) throws -> Move {
    try move(piece(word, on: table), to: place)
  }

  func refusal(_ word: String, to place: String, on table: Table) throws -> Refusal? {
    game.refusal(of: try move(word, to: place, on: table), on: table)
  }

  /// Where a card goes by itself, or why it does not.
  func autoMove(_ word: String, on table: Table) throws -> [String] {
    try lines(play(Move(.autoMove, with: [try piece(word, on: table)]), on: table).table)
  }

  func name(_ word: String) throws -> Filling {
    guard let card = PlayingCard(word) else { throw Unreadable(text: word) }
    return .term(card.name)
  }
}
