// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Tables with squares, which are read row by row.
extension Narrator {
  /// What can be read as a whole: the rows and columns of a grid, and every other place for itself.
  public func sections(of table: Table) -> [Place] {
    let squares = squares(of: table)
    return Set(squares.map(\.row)).sorted().map(Place.row)
      + Set(squares.map(\.column)).sorted().map(Place.gridColumn)
      + table.toldPlaces.filter { !$0.isSquare }
  }

  /// What lies at a place, or in a row or column of a grid.
  public func section(_ place: Place, on table: Table) -> [Term] {
    switch place.kind {
    case .row: return [row(place.row, of: table)]
    case .gridColumn:
      let squares = squares(of: table).filter { $0.column == place.number }
      return [line("grid-column", place.number, squares, on: table)]
    default: return label(of: place, on: table)
    }
  }

  /// The rows of a grid, from the top; none for a table without squares.
  public func rows(of table: Table) -> [Term] {
    Set(squares(of: table).map(\.row)).sorted().map { row($0, of: table) }
  }

  /// A line for each place; of squares a row is one.
  func lines(
    of places: [Place], on table: Table, _ line: (Place) -> [Term]
  ) -> [PlacedLine] {
    var rows: Set<Int> = []
    return places.compactMap { place in
      guard place.isSquare else { return PlacedLine(line(place), at: place) }
      guard rows.insert(place.row).inserted else { return nil }
      return PlacedLine([row(place.row, of: table)], at: .row(place.row))
    }
  }

  /// A square: what lies there, then where it is; where it is comes first for a piece that takes
  /// longer to tell.
  public func label(
    ofSquare place: Place, on table: Table, isPicked: Bool = false
  ) -> Term {
    if let piece = table[place].top?.piece, describer?.look(of: piece) != nil {
      return Term(
        "label-place",
        [
          "place": .term(place.name), "cards": .list([sight(of: piece)]), "count": .number(1),
          "hidden": .number(0),
        ])
    }
    return Term(
      isPicked ? "label-square-picked" : "label-square",
      [
        "name": .term(name(at: place, on: table)), "place": .term(place.name.form("at")),
        "number": .number(place.number),
      ])
  }

  private func name(at square: Place, on table: Table) -> Term {
    (table[square].top?.piece).map(game.name) ?? Term("square-empty")
  }

  private func squares(of table: Table) -> [Place] {
    table.places.filter(\.isSquare)
  }

  private func row(_ number: Int, of table: Table) -> Term {
    let squares = squares(of: table).filter { $0.row == number }
    guard squares.allSatisfy({ table[$0].isEmpty }) else {
      return line("grid-row", number, squares, on: table)
    }
    return Term("grid-row", ["n": .number(number), "cards": .list([Term("row-empty")])])
  }

  private func line(_ key: Key, _ number: Int, _ squares: [Place], on table: Table) -> Term {
    let cards = squares.map { name(at: $0, on: table) }
    return Term(key, ["n": .number(number), "cards": .list(cards)])
  }
}
