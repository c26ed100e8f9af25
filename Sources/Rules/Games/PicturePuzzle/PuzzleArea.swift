// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The working area: the grid of the picture, and below it room for the pieces that wait. A piece
/// lies where its centre is, counted in points from the left and from the top.
extension PicturePuzzle {
  /// The side of the picture.
  private static let picture = 480
  private static let height = 740
  /// At the bottom, where nothing lies.
  private static let margin = 20

  /// The side of a square.
  public var cell: Int { Self.picture / setup.side }

  /// Where the centre of a piece may lie, so that all of it is inside.
  public var across: ClosedRange<Int> { cell / 2...Self.picture - cell / 2 }
  public var down: ClosedRange<Int> { cell / 2...Self.height - Self.margin - cell / 2 }

  /// The point inside that is nearest to one.
  func inside(_ point: Place) -> Place {
    .point(
      x: min(max(point.x, across.lowerBound), across.upperBound),
      y: min(max(point.y, down.lowerBound), down.upperBound))
  }

  /// Where a piece lies that is not placed; nil for one that is.
  public func point(of piece: Piece, on table: Table) -> Place? {
    table.place(of: piece)?.waiting != nil
      ? .point(x: table[.across(piece)], y: table[.down(piece)]) : nil
  }

  /// The piece that lies uppermost over another and covers a part of it; nil where none does, or
  /// where the table does not know.
  public func piece(on piece: Piece, _ table: Table) -> Piece? {
    overlapping(piece, on: table).last { table[.layer($0)] > table[.layer(piece)] }
  }

  /// The piece that lies uppermost of those another covers a part of; nil where there is none.
  public func piece(under piece: Piece, _ table: Table) -> Piece? {
    overlapping(piece, on: table).last { table[.layer($0)] < table[.layer(piece)] }
  }

  /// The lowest first.
  private func overlapping(_ piece: Piece, on table: Table) -> [Piece] {
    guard setup.keepsLayers, let point = point(of: piece, on: table) else { return [] }
    return unplaced(on: table).filter { other in
      guard other != piece, let there = self.point(of: other, on: table) else { return false }
      return abs(there.x - point.x) < cell && abs(there.y - point.y) < cell
    }.sorted { table[.layer($0)] < table[.layer($1)] }
  }

  /// Lets a piece lie at a point, on top of all others.
  func lay(_ piece: Piece, at point: Place, _ turn: inout Turn) {
    turn.put(piece, at: point)
    guard setup.keepsLayers else { return }
    let top = unplaced(on: turn.table).filter { $0 != piece }.map { turn.table[.layer($0)] }.max()
    turn.count(.layer(piece), by: (top ?? 0) + 1 - turn.table[.layer(piece)])
  }

  /// A piece that is placed lies nowhere else any more.
  func lift(_ piece: Piece, _ turn: inout Turn) {
    turn.put(piece, at: nil)
    if setup.keepsLayers { turn.count(.layer(piece), by: -turn.table[.layer(piece)]) }
  }

  /// Where a piece at a point lies, by the squares that it covers a good part of.
  public func surroundings(of point: Place) -> Term {
    func covered(by centre: Int) -> [Int] {
      let (first, beyond) = (centre - cell / 2).quotientAndRemainder(dividingBy: cell)
      if beyond < cell / 4 { return [first + 1] }
      return beyond > cell - cell / 4 ? [first + 2] : [first + 1, first + 2]
    }
    let columns = covered(by: point.x).filter { $0 <= setup.side }
    let squares = covered(by: point.y).filter { $0 <= setup.side }.flatMap { row in
      columns.map { Place.square(row: row, column: $0) }
    }
    return Term(
      "puzzle-where",
      ["count": .number(squares.count), "squares": .list(squares.map(\.digits))])
  }

  /// The free square that a piece snaps into when it is let go at a point.
  func square(snapping piece: Piece, at point: Place, on table: Table) -> Place? {
    squares.first { square in
      let centre = (
        x: (square.column - 1) * cell + cell / 2, y: (square.row - 1) * cell + cell / 2
      )
      let away = (x: point.x - centre.x, y: point.y - centre.y)
      let isOver = max(abs(away.x), abs(away.y)) * 2 <= cell
      let distance = setup.snapDistance
      return isOver && away.x * away.x + away.y * away.y <= distance * distance
        && table[square].isEmpty && belongs(piece, in: square)
    }
  }

  /// Gives every piece that is not placed a place below the grid at random.
  func scatter(_ turn: inout Turn) {
    let pieces = unplaced(on: turn.table)
    let below = Self.picture + cell / 2...down.upperBound
    let numbers = turn.roll(pieces.flatMap { _ in [across.count, below.count] })
    for (index, piece) in pieces.enumerated() {
      lay(
        piece,
        at: .point(
          x: across.lowerBound + numbers[2 * index], y: below.lowerBound + numbers[2 * index + 1]),
        &turn)
    }
  }
}

extension Turn {
  /// Notes where a piece lies; nowhere, once it is placed.
  fileprivate mutating func put(_ piece: Piece, at point: Place?) {
    count(.across(piece), by: (point?.x ?? 0) - table[.across(piece)])
    count(.down(piece), by: (point?.y ?? 0) - table[.down(piece)])
  }
}

extension Counter {
  fileprivate static func across(_ piece: Piece) -> Counter { Counter("x \(piece.number)") }
  fileprivate static func layer(_ piece: Piece) -> Counter { Counter("z \(piece.number)") }
  fileprivate static func down(_ piece: Piece) -> Counter { Counter("y \(piece.number)") }
}
