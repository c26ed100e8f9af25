// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out by the rules: the only witness of a win that is believed.
struct FreeCellReplay {
  private let game: FreeCell
  private var table: Table
  private var moves: [Move] = []

  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(of steps: [FreeCellStep], _ game: FreeCell, on table: Table) -> [Move]? {
    var replay = FreeCellReplay(game: game, table: table)
    do {
      for step in steps { try replay.play(step) }
    } catch { return nil }
    return game.outcome(of: replay.table) == .won ? replay.moves : nil
  }

  private init(game: FreeCell, table: Table) {
    self.game = game
    self.table = table
  }

  private mutating func play(_ step: FreeCellStep) throws(Objection) {
    guard let goal = goal(of: step) else { throw Objection(Term("refused-no-move")) }
    let move = Move([Piece(Int(step.card.number))], to: goal)
    try game.advance(&table, by: move)
    moves.append(move)
  }

  /// Nil where there is none.
  private func goal(of step: FreeCellStep) -> Place? {
    switch step.ground {
    case .column: empty(.column)
    case .cell: empty(.cell)
    case .foundation: foundation(for: Int(step.card.number))
    default: table.place(of: Piece(Int(step.ground.number)))
    }
  }

  private func empty(_ kind: Place.Kind) -> Place? {
    table.places.first { $0.kind == kind && table[$0].isEmpty }
  }

  /// Where the card before it lies, or for an ace the first foundation that is empty.
  private func foundation(for card: Int) -> Place? {
    card < 4 ? empty(.foundation) : table.place(of: Piece(card - 4))
  }
}
