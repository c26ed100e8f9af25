// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games

/// Atlas Solitaire on tables written by hand. A place is one line, bottom card first, face-down
/// cards in brackets: "column 1: (france) italy". A card goes by its id in its file, or by its
/// run-time id where two groups use the same one.
struct Deal {
  let game: AtlasSolitaire

  init(_ groups: [Group], reshuffleLimit: Int? = nil) throws {
    game = try AtlasSolitaire(
      AtlasSetup(
        difficulty: "easy", groups: groups, columns: [0, 0, 0, 0], reshuffleLimit: reshuffleLimit))
  }

  private var cards: [Card] { game.setup.groups.flatMap(\.cards) }

  func piece(_ word: String) throws -> Piece {
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

  func words(_ pieces: [Piece]) -> String { pieces.map(word).joined(separator: " ") }

  func table(_ lines: String..., seed: UInt64 = 1) throws -> Table {
    try table(lines, seed: seed)
  }

  func table(_ lines: [String], seed: UInt64 = 1) throws -> Table {
    var turn = Turn(Table(game.layout, generator: Generator(seed: seed)))
    for line in lines {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let place = Place(String(halves[0])), game.places.contains(place)
      else { throw Unreadable(text: line) }
      for word in halves[1].split(separator: " ") {
        let bare = word.filter { $0 != "(" && $0 != ")" }
        turn.lay(try piece(bare), at: place, faceUp: bare.count == word.count)
      }
    }
    return turn.table
  }

  /// Every place that is not empty, as ``table(_:seed:)`` reads it.
  func lines(_ table: Table) -> [String] {
    table.places.filter { !table[$0].isEmpty }.map { place in
      let words = table[place].map { $0.isFaceUp ? word($0.piece) : "(\(word($0.piece)))" }
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

  /// The table after some carries, "france to column 2".
  func playing(_ carries: String..., on table: Table) throws -> Table {
    try carries.reduce(table) { table, text in
      guard let to = text.range(of: " to ") else { throw Unreadable(text: text) }
      let move = try carry(
        String(text[..<to.lowerBound]), to: String(text[to.upperBound...]))
      return try play(move, on: table).table
    }
  }

  func refusal(_ word: String, to place: String, on table: Table) throws -> Refusal? {
    game.refusal(of: try carry(word, to: place), on: table)
  }

  /// Where a card may go, in the order of reading.
  func goals(_ word: String, on table: Table, onlyRight: Bool = true) throws -> [String] {
    game.goals(for: [try piece(word)], on: table, onlyRight: onlyRight).map(\.description)
  }

  func name(_ word: String) throws -> Filling { .term(game.name(of: try piece(word))) }

  struct Unreadable: Error { let text: String }
}

extension StringProtocol {
  /// Where a text first occurs.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map {
      $0..<index($0, offsetBy: text.count)
    }
  }
}
