// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// A patience on tables written by hand. A place is one line, bottom card first, face-down cards in
/// brackets: "column 1: (KS) QH". What is not named is not on the table.
struct Spread<Played: FoundationSolitaire> {
  let game: Played

  init(_ game: Played) { self.game = game }

  func piece(_ word: String) throws -> Piece {
    guard let card = PlayingCard(word), let index = game.cards.firstIndex(of: card) else {
      throw Unreadable(text: word)
    }
    return Piece(index)
  }

  func table(_ lines: String..., score: Int = 0) throws -> Table {
    try table(lines, score: score)
  }

  func table(_ lines: [String], score: Int = 0) throws -> Table {
    var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
    for line in lines {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let place = Place(String(halves[0])), game.places.contains(place)
      else { throw Unreadable(text: line) }
      for word in halves[1].split(separator: " ") {
        let bare = word.filter { $0 != "(" && $0 != ")" }
        turn.lay(try piece(bare), at: place, faceUp: bare.count == word.count)
      }
    }
    turn.count(.score, by: score)
    return turn.table
  }

  /// Every place that is not empty, as ``table(_:score:)`` reads it.
  func lines(_ table: Table) -> [String] {
    table.places.filter { !table[$0].isEmpty }.map { place in
      let words = table[place].map {
        let word = game.card($0.piece).description
        return $0.isFaceUp ? word : "(\(word))"
      }
      return "\(place): \(words.joined(separator: " "))"
    }
  }

  func carry(_ word: String, to place: String) throws -> Move {
    guard let place = Place(place) else { throw Unreadable(text: place) }
    return Move([try piece(word)], to: place)
  }

  /// Plays a legal move and what follows from it.
  func play(_ move: Move, on table: Table) throws -> Turn {
    if let refusal = game.refusal(of: move, on: table) { throw refusal }
    var turn = Turn(table)
    game.play(move, &turn)
    game.applyAutomaticMoves(&turn)
    return turn
  }

  func after(_ word: String, to place: String, on table: Table) throws -> Table {
    try play(carry(word, to: place), on: table).table
  }

  func refusal(_ word: String, to place: String, on table: Table) throws -> Refusal? {
    game.refusal(of: try carry(word, to: place), on: table)
  }

  /// Where a card may go, in the order of reading.
  func goals(_ word: String, on table: Table) throws -> [String] {
    game.goals(for: [try piece(word)], on: table, onlyRight: true).map(\.description)
  }

  func words(_ pieces: [Piece]) -> String {
    pieces.map { game.card($0).description }.joined(separator: " ")
  }

  struct Unreadable: Error { let text: String }
}

/// The foundations of a suit up to a rank, as a line of a table: "foundation 1: AC 2C".
func foundation(_ number: Int, _ suit: Suit, upTo rank: Rank) -> String {
  let cards = Rank.allCases.filter { $0 <= rank }.map { PlayingCard($0, of: suit).description }
  return "foundation \(number): \(cards.joined(separator: " "))"
}

func name(_ word: String) -> Filling {
  PlayingCard(word).map { .term($0.name) } ?? .text(word)
}
