// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A line of moves that the rules play, on a table of its own: the only witness of a win that is
/// believed.
struct Proof<Played: Game> {
  private let game: Played
  private(set) var table: Table
  private var moves: [Move] = []

  init(_ game: Played, on table: Table) {
    self.game = game
    self.table = table
  }

  /// - Throws: the refusal of the rules; then the line is none.
  mutating func play(_ move: Move) throws(Refusal) {
    try game.advance(&table, by: move)
    moves.append(move)
  }

  /// Plays a piece, with all that lies on it, to a place; a line that knows of none is none.
  mutating func play(_ piece: Piece?, to place: Place?) throws(Refusal) {
    guard let piece, let place else { throw Refusal("refused-no-move") }
    try play(Move([piece], to: place))
  }

  var isWon: Bool { game.outcome(of: table) == .won }

  /// The moves, where they win.
  var line: [Move]? { isWon ? moves : nil }
}
