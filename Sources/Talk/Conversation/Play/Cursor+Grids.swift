// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Walking a grid, and the pieces that wait to be put on it.
extension Cursor {
  /// Up and down over the rows, left and right over the columns; up from the first row to what comes
  /// before the grid.
  func besideSquare(
    _ step: Command.Step, on table: Table, carrying carried: Piece?
  ) -> Place? {
    let square = place(on: table)
    let squares = Numbering(table).places.filter { $0.isSquare }
    return switch step {
    case .left: .square(row: square.row, column: square.column - 1)
    case .right: .square(row: square.row, column: square.column + 1)
    case .up where square.row == squares.first?.row: before(squares, on: table, carried)
    case .up: .square(row: square.row - 1, column: square.column)
    case .down:
      // The last row may be shorter.
      squares.last { $0.row == square.row + 1 && $0.column <= square.column }
    case .first: squares.first { $0.row == square.row }
    case .last: squares.last { $0.row == square.row }
    case .previousChoice, .nextChoice: nil
    }
  }

  /// What comes before a grid; of pieces that wait the one in hand, or the first.
  private func before(_ squares: [Place], on table: Table, _ carried: Piece?) -> Place? {
    carried.flatMap(table.place).flatMap { $0.waiting != nil ? $0 : nil }
      ?? waiting(on: table).first ?? Numbering(table).places.prefix { $0 != squares.first }.last
  }

  /// Left and right over the pieces that still wait; down to the grid.
  func besideWaiting(_ step: Command.Step, on table: Table) -> Place? {
    let (here, waiting) = (place(on: table), waiting(on: table))
    return switch step {
    case .left: waiting.last { $0.number < here.number }
    case .right: waiting.first { $0.number > here.number }
    case .down: Numbering(table).places.first { $0.isSquare }
    case .first: waiting.first
    case .last: waiting.last
    case .up, .previousChoice, .nextChoice: nil
    }
  }

  private func waiting(on table: Table) -> [Place] {
    Numbering(table).places.filter { $0.waiting != nil && !table[$0].isEmpty }
  }
}
