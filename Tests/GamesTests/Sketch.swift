// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience

/// A patience on tables written by hand. A place is one line, bottom card first, face-down cards in
/// brackets: "column 1: (KS) QH". Of cards that are alike, the first that is not laid yet is meant.
struct Sketch<Rules: FoundationSolitaire> {
  let game: Rules

  func table(_ lines: String...) throws -> Table { try table(lines) }

  func table(_ lines: [String]) throws -> Table {
    var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
    for line in lines {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let place = Place(String(halves[0])), game.places.contains(place)
      else { throw Unreadable(text: line) }
      for word in halves[1].split(separator: " ") {
        let bare = word.filter { $0 != "(" && $0 != ")" }
        let laid = Set(turn.table.pieces)
        guard let card = PlayingCard(String(bare)),
          let piece = game.cards.pieces.first(where: {
            game.card($0) == card && !laid.contains($0)
          })
        else { throw Unreadable(text: line) }
        turn.lay(piece, at: place, faceUp: bare.count == word.count)
      }
    }
    return turn.table
  }

  /// Every place that is not empty, as ``table(_:)`` reads it.
  func lines(_ table: Table) -> [String] {
    table.places.filter { !table[$0].isEmpty }.map { place in
      let words = table[place].map {
        $0.isFaceUp ? "\(game.card($0.piece))" : "(\(game.card($0.piece)))"
      }
      return "\(place): \(words.joined(separator: " "))"
    }
  }

  /// The first card of this name on a table.
  func piece(_ word: String, on table: Table) throws -> Piece {
    guard let card = PlayingCard(word),
      let piece = table.pieces.first(where: { game.card($0) == card })
    else { throw Unreadable(text: word) }
    return piece
  }

  func move(_ word: String, to place: String, on table: Table) throws -> Move {
    guard let place = Place(place) else { throw Unreadable(text: place) }
    return Move([try piece(word, on: table)], to: place)
  }

  func refusal(_ word: String, to place: String, on table: Table) throws -> Refusal? {
    game.refusal(of: try move(word, to: place, on: table), on: table)
  }

  /// Plays a legal move and what follows from it.
  func play(_ move: Move, on table: Table) throws -> Turn {
    if let refusal = game.refusal(of: move, on: table) { throw refusal }
    var turn = Turn(table)
    game.play(move, &turn)
    game.applyAutomaticMoves(&turn)
    return turn
  }

  /// Where a card goes by itself, or why it does not.
  func autoMove(_ word: String, on table: Table) throws -> [String] {
    try lines(play(Move(.autoMove, with: [try piece(word, on: table)]), on: table).table)
  }

  func name(_ word: String) throws -> Filling {
    guard let card = PlayingCard(word) else { throw Unreadable(text: word) }
    return .term(card.name)
  }

  struct Unreadable: Error { let text: String }
}
