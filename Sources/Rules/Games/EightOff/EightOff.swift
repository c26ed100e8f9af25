// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Eight Off: eight columns of six open cards, built down in suit, and eight cells, of which four are
/// taken at first. An empty column takes a king.
///
/// As in Morehead and Mott-Smith, "The Complete Book of Solitaire and Patience Games", and PySolFC. A
/// run moves at once where there are cells to move its cards one by one, as programs have it.
public struct EightOff: FoundationSolitaire {
  public static let id = "eightoff"
  private static let columnHeight = 6

  public var difficulty: Difficulty { "easy" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(8) + .cells(8) + .foundations(4)

  public init() {}

  /// The last four cards go to cells.
  public func deal(_ turn: inout Turn) {
    var generator = turn.table.generator
    let columns = turn.table.places(.column)
    for (index, piece) in generator.shuffled(cards.pieces).enumerated() {
      let (row, rest) = index.quotientAndRemainder(dividingBy: columns.count)
      let place = row < Self.columnHeight ? columns[rest] : Place(.cell, rest + 1)
      turn.lay(piece, at: place, faceUp: true)
    }
  }

  public var building: Building { .downInSuit }

  public func release(of place: Place) -> Release<PlayingCard> {
    switch place.kind {
    case .column: .run(building)
    case .cell: .top
    default: .nothing
    }
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column:
      .whenEmpty(.base(.king), else: .building(building))
        .and(.fitting { _ in 1 + table.freeCellCount })
    case .cell: .cell
    case .foundation: .foundation
    default: .nothing
    }
  }

  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    goalWithCells(for: piece, on: table)
  }

  public var searchesForAdvice: Bool { true }

  public func advice(on table: Table) -> Advice? { openAdvice(on: table) }

  public func progress(of table: Table) -> [Term] {
    [foundationProgress(on: table), roomProgress(on: table)]
  }

  public func map(of table: Table) -> Term? { pileCounts(on: table) }

  public func applyAutomaticMoves(_ turn: inout Turn) { countSorted(&turn) }
}
