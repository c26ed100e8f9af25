// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension PicturePuzzle {
  public static var ownEndings: Set<Outcome> { [.won] }
  public static var pieceForm: String? { "piece" }

  /// A piece keeps its number for the whole game. What it shows is not the rules' affair.
  public func name(of piece: Piece) -> Term {
    Term("puzzle-piece", ["n": .number(piece.number + 1)])
  }

  public func face(of piece: Piece) -> Face? {
    part(of: piece).map {
      .part(
        PicturePart(
          number: piece.number + 1, index: $0, side: setup.side, picture: setup.picture))
    }
  }

  /// A piece that is placed is still known by the number it waited under.
  public func label(of place: Place, on table: Table) -> Term? {
    guard table[place].isEmpty, let square = place.waiting.flatMap(table.place) else { return nil }
    return Term(
      "puzzle-placed", ["piece": .term(place.name), "place": .term(square.name.form("at"))])
  }

  public func position(of piece: Piece, on table: Table) -> [Term] {
    guard let point = point(of: piece, on: table) else { return [] }
    let lies = Term(
      "puzzle-lies",
      [
        "piece": .term(name(of: piece)), "where": .term(surroundings(of: point)),
        "point": .term(point.name.form("at")),
      ])
    let below = self.piece(under: piece, table).map { name(of: $0) }
    return [lies] + (below.map { [Term("puzzle-lies-on", ["piece": .term($0)])] } ?? [])
  }

  public func extent(of table: Table) -> Term? {
    Term("puzzle-extent", ["count": .number(squares.count)])
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
