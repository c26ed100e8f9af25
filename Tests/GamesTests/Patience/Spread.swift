// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// A patience with one pack on tables written by hand.
struct Spread<Played: Solitaire>: WrittenTables where Played.Card == PlayingCard {
  let game: Played

  init(_ game: Played) { self.game = game }

  func piece(_ word: String, besides laid: Set<Piece>) throws -> Piece {
    guard let card = PlayingCard(word), let index = game.cards.firstIndex(of: card) else {
      throw Unreadable(text: word)
    }
    return Piece(index)
  }

  func word(_ piece: Piece) -> String { game.card(piece).description }

  func after(_ word: String, to place: String, on table: Table) throws -> Table {
    try play(carry(word, to: place), on: table).table
  }

  /// Where a card may go, in the order of reading.
  func goals(_ word: String, on table: Table) throws -> [String] {
    game.goals(for: [try piece(word)], on: table, onlyRight: true).map(\.description)
  }
}

/// The foundations of a suit up to a rank, as a line of a table: "foundation 1: AC 2C".
func foundation(_ number: Int, _ suit: Suit, upTo rank: Rank) -> String {
  let cards = Rank.allCases.filter { $0 <= rank }.map { PlayingCard($0, of: suit).description }
  return "foundation \(number): \(cards.joined(separator: " "))"
}

func name(_ word: String) -> Filling {
  PlayingCard(word).map { .term($0.name) } ?? .text(word)
}
