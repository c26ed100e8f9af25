// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// TriPeaks (Robert Hogue, 1989): three peaks of four rows, played to the waste a rank up or down, kings
/// and aces next to one another. As PySolFC's documentation has its Three Peaks, but for the points.
///
/// It is told as ten columns, a card of the last row each with what lies behind it up to the right:
/// the top of a column is free once as many cards have left the next one.
public struct TriPeaks: WasteSolitaire {
  public static let id = "tripeaks"

  public var difficulty: Difficulty { "medium" }
  public var layout: Layout { Self.layout }
  private static let layout =
    Layout.peaks([4, 3, 2, 4, 3, 2, 4, 3, 2, 1]) + .builtWaste + .stock(.draw)

  public init() {}

  public var building: Building { .upOrDownRoundTheCorner }

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    for place in turn.table.places(.column) {
      turn.move(turn.table.layout.rows(at: place) ?? 0, from: .stock, to: place)
    }
    turn.draw(1)
  }

  public func applyAutomaticMoves(_ turn: inout Turn) { turn.turnUpColumns() }
}
