// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Tries every line of moves that the rules allow, with no insight of its own but one: while the
/// waste may be shuffled as often as one likes, any card of stock and waste can be drawn next.
struct EveryLine {
  let game: AtlasSolitaire
  let bound: Int
  private var seen: Set<Layout> = []

  /// Where everything lies, but for the order of the reserve.
  private struct Layout: Hashable {
    var columns: [[Lying]]
    var foundations: Set<Set<Piece>>
    var completed: Set<Piece>
  }

  init(_ game: AtlasSolitaire, bound: Int) {
    self.game = game
    self.bound = bound
  }

  /// Whether any line wins; nil where more than `bound` layouts would have to be seen.
  mutating func wins(from table: Table) -> Bool? {
    var open = [table]
    while let table = open.popLast() {
      if game.outcome(of: table) == .won { return true }
      guard seen.insert(layout(of: table)).inserted else { continue }
      if seen.count > bound { return nil }
      open += nexts(of: table)
    }
    return false
  }

  private func layout(of table: Table) -> Layout {
    let columns = Place.row(.column, 4).map { Array(table[$0]) }
    return Layout(
      columns: columns.sorted { $0.lexicographicallyPrecedes($1) { $0.piece < $1.piece } },
      foundations: Set(Place.row(.foundation, 4).map { Set(table[$0].pieces) }),
      completed: Set(table[.completed].pieces))
  }

  private func nexts(of table: Table) -> [Table] {
    let reserve = table[.stock].pieces + table[.waste].pieces
    let shown = reserve.isEmpty ? [table] : reserve.map { drawn($0, of: reserve, table) }
    return shown.flatMap { table in
      game.moves(on: table).filter { !$0.picked.isEmpty }.map { move in
        var turn = Turn(table)
        game.play(move, &turn)
        game.applyAutomaticMoves(&turn)
        return turn.table
      }
    }
  }

  /// The same table with one card of the reserve on top of the waste.
  private func drawn(_ piece: Piece, of reserve: [Piece], _ table: Table) -> Table {
    var turn = Turn(Table(table.layout, generator: table.generator))
    for place in table.places where place != .stock && place != .waste {
      for lying in table[place] { turn.lay(lying.piece, at: place, faceUp: lying.isFaceUp) }
    }
    for other in reserve where other != piece { turn.lay(other, at: .waste, faceUp: true) }
    turn.lay(piece, at: .waste, faceUp: true)
    return turn.table
  }
}
