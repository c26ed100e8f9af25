// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Aces Up, also Idiot's Delight: of two cards of a suit that end columns the lower one goes, until the
/// aces are left, which are high. As PySolFC's documentation has it: any last card may go to an empty
/// column, and four more are dealt when no more can go.
public struct AcesUp: DealingSolitaire, CardCounting, Faced, DirectPlay {
  public static let id = "acesup"

  public var difficulty: Difficulty { "medium" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(4) + .stock(.dealRow) + .completed

  public init() {}

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    turn.dealOnColumns()
  }

  public func release(of place: Place) -> Release<PlayingCard> {
    place.kind == .column ? .top : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .whenEmpty(.single, else: .nothing)
    case .completed:
      .lower(than: cards(of: table.tops(.column))) {
        $0.rank == .ace ? "acesup-refused-ace" : "acesup-refused-highest"
      }
    default: .nothing
    }
  }

  /// Off the table if it can, else to an empty column if another is under it.
  public func directGoal(of piece: Piece, on table: Table) -> Place? {
    guard let origin = table.place(of: piece), origin.kind == .column else { return nil }
    if higher(than: piece, on: table) != nil || table[origin].count == 1 { return .completed }
    return table.places(.column).first { table[$0].isEmpty } ?? .completed
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    guard case .place(let goal) = move.goal, let piece = move.picked.first else {
      return turn.dealOnColumns()
    }
    goal == .completed ? takeAway(piece, &turn) : carry(move.picked, to: goal, &turn)
  }

  /// Whether only the aces are left.
  public func isComplete(_ table: Table) -> Bool {
    table[.completed].count == cards.count - Suit.allCases.count
  }

  public func acts(on table: Table) -> [Act] { possible([.dealRow], on: table) }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .dealRow else { return Refusal("refused-act") }
    if table[.stock].isEmpty { return Refusal("refused-stock-empty") }
    return table.tops(.column).first { higher(than: $0, on: table) != nil }.map { piece in
      Refusal(Term("acesup-refused-deal", ["card": .term(name(of: piece))]))
    }
  }

  /// The lowest card that lets another go.
  func higher(than piece: Piece, on table: Table) -> PlayingCard? {
    card(piece).nextHigher(among: cards(of: table.tops(.column)))
  }
}
