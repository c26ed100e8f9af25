// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A game on tables written by hand. A place is one line, bottom card first, face-down cards in
/// brackets: "column 1: (KS) QH". What is not named is not on the table.
protocol WrittenTables {
  associatedtype Played: Game

  var game: Played { get }

  /// - Parameter laid: of cards that are alike, one that is not among these is meant.
  func piece(_ word: String, besides laid: Set<Piece>) throws -> Piece

  func word(_ piece: Piece) -> String
}

struct Unreadable: Error { let text: String }

extension WrittenTables {
  func piece(_ word: String) throws -> Piece { try piece(word, besides: []) }

  func words(_ pieces: [Piece]) -> String { pieces.map(word).joined(separator: " ") }

  func table(_ lines: String..., seed: UInt64 = 1, score: Int = 0) throws -> Table {
    try table(lines, seed: seed, score: score)
  }

  func table(_ lines: [String], seed: UInt64 = 1, score: Int = 0) throws -> Table {
    var turn = Turn(Table(game.layout, generator: Generator(seed: seed)))
    for line in lines {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let place = Place(String(halves[0])), game.places.contains(place)
      else { throw Unreadable(text: line) }
      for word in halves[1].split(separator: " ") {
        let bare = word.filter { $0 != "(" && $0 != ")" }
        let piece = try piece(bare, besides: Set(turn.table.pieces))
        turn.lay(piece, at: place, faceUp: bare.count == word.count)
      }
    }
    turn.count(.score, by: score)
    return turn.table
  }

  /// Every place that is not empty, as ``table(_:seed:score:)`` reads it.
  func lines(_ table: Table) -> [String] {
    table.places.filter { !table[$0].isEmpty }.map { place in
      let words = table[place].map { $0.isFaceUp ? word($0.piece) : "(\(word($0.piece)))" }
      return "\(place): \(words.joined(separator: " "))"
    }
  }

  func move(_ piece: Piece, to place: String) throws -> Move {
    guard let place = Place(place) else { throw Unreadable(text: place) }
    return Move([piece], to: place)
  }

  func carry(_ word: String, to place: String) throws -> Move {
    try move(piece(word), to: place)
  }

  /// Plays a legal move and what follows from it.
  func play(_ move: Move, on table: Table) throws -> Turn {
    if let refusal = game.refusal(of: move, on: table) { throw refusal }
    var turn = Turn(table)
    game.play(move, &turn)
    game.applyAutomaticMoves(&turn)
    return turn
  }

  func refusal(_ word: String, to place: String, on table: Table) throws -> Refusal? {
    game.refusal(of: try carry(word, to: place), on: table)
  }
}
