// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Baker's Dozen: thirteen columns of four open cards, built down whatever the suit. Only top cards
/// move, and an empty column stays empty.
///
/// As in Morehead and Mott-Smith, "The Complete Book of Solitaire and Patience Games", and PySolFC.
public struct BakersDozen: FoundationSolitaire {
  public static let id = "bakersdozen"
  private static let columnCount = 13

  public var difficulty: Difficulty { "easy" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(columnCount) + .foundations(4)

  public init() {}

  /// A king goes under the other cards of its column: else nothing there could ever be had, as it
  /// lies on no card.
  public func deal(_ turn: inout Turn) {
    var generator = turn.table.generator
    let pack = generator.shuffled(cards.pieces)
    for number in 1...Self.columnCount {
      let column = pack.enumerated().filter { $0.offset % Self.columnCount == number - 1 }
        .map(\.element)
      let kings = column.filter { card($0).rank == .king }
      for piece in kings + column.filter({ card($0).rank != .king }) {
        turn.lay(piece, at: .column(number), faceUp: true)
      }
    }
  }

  public var building: Building { .downRegardlessOfSuit }

  public func release(of place: Place) -> Release<PlayingCard> {
    place.kind == .column ? .top : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .single.and(.whenEmpty(.closed, else: .building(building)))
    case .foundation: .foundation
    default: .nothing
    }
  }

  public var searchesForAdvice: Bool { true }

  public func advice(on table: Table) -> Advice? { openAdvice(on: table) }

  public func map(of table: Table) -> Term? { pileCounts(on: table) }

  public func applyAutomaticMoves(_ turn: inout Turn) { countSorted(&turn) }
}
