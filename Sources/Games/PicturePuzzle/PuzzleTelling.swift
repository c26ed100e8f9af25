// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension PicturePuzzle {
  /// A piece keeps its number for the whole game. What it shows is not the rules' affair.
  public func name(of piece: Piece) -> Term {
    Term("puzzle-piece", ["n": .number(piece.number + 1)])
  }

  /// A piece that is placed is still known by the number it waited under.
  public func label(of place: Place, on table: Table) -> Term? {
    guard table[place].isEmpty, let square = place.waiting.flatMap(table.place) else { return nil }
    return Term(
      "puzzle-placed", ["piece": .term(place.name), "place": .term(square.name.form("at"))])
  }

  public func progress(of table: Table) -> [Term] {
    let missing = unplaced(on: table).count
    return [
      Term(
        "puzzle-progress",
        ["placed": .number(squares.count - missing), "count": .number(squares.count)])
    ]
  }
}
