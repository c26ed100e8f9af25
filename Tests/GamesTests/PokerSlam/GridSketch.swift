// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

@testable import Games

/// A grid written by hand: a line for each row, "--" for an empty square, and the deck, the next
/// card first. All other cards have been played, or are nowhere, as the test wants.
struct GridSketch {
  let game = PokerSlam(listsHands: true)

  func table(_ rows: String..., deck: String = "", playingTheRest: Bool = false) throws -> Table {
    var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
    for (row, line) in rows.enumerated() {
      for (column, word) in line.split(separator: " ").enumerated() where word != "--" {
        turn.lay(
          try piece(word), at: .square(row: row + 1, column: column + 1), faceUp: true)
      }
    }
    for word in deck.split(separator: " ").reversed() {
      turn.lay(try piece(word), at: .stock, faceUp: false)
    }
    let rest = PlayingCard.deck.pieces.filter { turn.table.place(of: $0) == nil }
    for piece in playingTheRest ? rest : [] { turn.lay(piece, at: .completed, faceUp: true) }
    return turn.table
  }

  func rows(_ table: Table) -> [String] {
    (1...5).map { row in
      (1...5).map { column in
        table[.square(row: row, column: column)].top.map { game.card($0.piece).description } ?? "--"
      }.joined(separator: " ")
    }
  }

  func pieces(_ words: String) throws -> [Piece] { try words.split(separator: " ").map(piece) }

  func words(_ pieces: [Piece]) -> String {
    pieces.map { game.card($0).description }.joined(separator: " ")
  }

  func play(_ words: String, on table: Table) throws -> Turn {
    let move = Move(.playHand, with: try pieces(words))
    if let refusal = game.refusal(of: move, on: table) { throw refusal }
    var turn = Turn(table)
    game.play(move, &turn)
    return turn
  }

  func refusal(_ words: String, on table: Table) throws -> Refusal? {
    game.refusal(of: Move(.playHand, with: try pieces(words)), on: table)
  }

  private func piece(_ word: some StringProtocol) throws -> Piece {
    guard let card = PlayingCard(String(word)) else { throw Unreadable(text: String(word)) }
    return Piece(card.number)
  }
}
