// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Scorpion: seven columns of seven, built down in suit, in which any face-up card moves with all that
/// lies on it. Four runs from king to ace are to be made; three cards are dealt later.
///
/// As in Morehead and Mott-Smith, "The Complete Book of Solitaire and Patience Games", and PySolFC. A
/// run leaves the table when it is complete, as PySolFC has it.
public struct Scorpion: SuitRunSolitaire, DealingSolitaire {
  public static let id = "scorpion"
  /// In how many columns cards lie face down, and how many in each.
  private static let covered = (columns: 4, cards: 3)
  private static let height = 7

  public var difficulty: Difficulty { "hard" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(7) + .stock(.dealLast) + .completed

  public init() {}

  public func deal(_ turn: inout Turn) {
    var generator = turn.table.generator
    var pack = generator.shuffled(cards.pieces)[...]
    for (column, place) in turn.table.places(.column).enumerated() {
      for row in 0..<Self.height {
        guard let piece = pack.popLast() else { return }
        let isHidden = column < Self.covered.columns && row < Self.covered.cards
        turn.lay(piece, at: place, faceUp: !isHidden)
      }
    }
    for piece in pack { turn.lay(piece, at: .stock, faceUp: false) }
  }

  public var building: Building { .downInSuit }

  public func release(of place: Place) -> Release<PlayingCard> {
    place.kind == .column ? .anyFaceUp : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    place.kind == .column
      ? .whenEmpty(.base(.king), else: .building(building)) : .nothing
  }

  public func applyAutomaticMoves(_ turn: inout Turn) {
    removeCompleteRuns(&turn)
    turn.turnUpColumns()
  }
}

extension Act {
  /// Deals the last cards, one on each of the first columns.
  public static let dealLast: Act = "deal-last"
}
