// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Yukon: Klondike without a stock. Every card is dealt, and any face-up card moves with all that
/// lies on it, in order or not.
public struct Yukon: FoundationSolitaire {
  public static let id = "yukon"

  public var difficulty: Difficulty { "medium" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(7) + .foundations(4)

  public init() {}

  /// Column 1 holds one card; column n holds n - 1 face-down cards and five on them.
  public func deal(_ turn: inout Turn) {
    var generator = turn.table.generator
    var pack = generator.shuffled(cards.pieces)[...]
    for number in 1...7 {
      let hidden = number - 1
      for row in 0..<(number == 1 ? 1 : hidden + 5) {
        guard let piece = pack.popLast() else { return }
        turn.lay(piece, at: .column(number), faceUp: row >= hidden)
      }
    }
  }

  public var building: Building { .downInAlternatingColours }

  public func release(of place: Place) -> Release<PlayingCard> {
    switch place.kind {
    case .column: .anyFaceUp
    case .foundation: .top
    default: .nothing
    }
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .whenEmpty(.base(.king), else: .building(building))
    case .foundation: .foundation
    default: .nothing
    }
  }

  public func applyAutomaticMoves(_ turn: inout Turn) {
    turn.turnUpColumns()
    countSorted(&turn)
  }
}
