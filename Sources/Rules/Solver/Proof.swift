// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A line of moves that the rules play, on a table of its own: the only witness of a win that is
/// believed.
struct Proof<Played: Game> {
  private let game: Played
  private let start: Table
  private(set) var table: Table
  private var moves: [Move] = []

  init(_ game: Played, on table: Table) {
    self.game = game
    start = table
    self.table = table
  }

  /// - Throws: the refusal of the rules; then the line is none.
  mutating func play(_ move: Move) throws(Refusal) {
    try game.advance(&table, by: move)
    moves.append(move)
  }

  /// A line that knows of no move is none.
  mutating func play(_ move: Move?) throws(Refusal) {
    guard let move else { throw Refusal("refused-no-move") }
    try play(move)
  }

  /// Plays a piece, with all that lies on it, to a place.
  mutating func play(_ piece: Piece?, to place: Place?) throws(Refusal) {
    try play(Move(piece, to: place))
  }

  var isWon: Bool { game.outcome(of: table) == .won }

  /// The moves without those that lead in a circle, where they win.
  var line: [Move]? { isWon ? DirectLine(moves, of: game, on: start).moves : nil }

  /// The moves that steps come to; nil where the rules refuse one, or where the last one does not
  /// win.
  func line<Step>(
    of steps: [Step], _ play: (_ proof: inout Proof, _ step: Step) throws(Refusal) -> Void
  ) -> [Move]? {
    var proof = self
    do throws(Refusal) {
      for step in steps { try play(&proof, step) }
    } catch { return nil }
    return proof.line
  }

  /// The same for steps of one move each, given the table they are taken on.
  func line<Step>(of steps: [Step], _ move: (Step, Table) -> Move?) -> [Move]? {
    line(of: steps) { proof, step throws(Refusal) in try proof.play(move(step, proof.table)) }
  }
}

extension Move {
  /// A piece, with all that lies on it, to a place; nil without either.
  init?(_ piece: Piece?, to place: Place?) {
    guard let piece, let place else { return nil }
    self.init([piece], to: place)
  }
}
