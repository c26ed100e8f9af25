// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Accordion: a row of 52 cards, in which a card goes on the one to its left or on the third to its
/// left where they have the suit or the rank in common. Won when one pile is left, as Morehead and
/// Mott-Smith and PySolFC's documentation have it.
///
/// The row is read in lines of nine squares. A pile that goes leaves its square empty and is no
/// neighbour any more, so that every pile keeps its two digits. Of a pile only its top card ever
/// counts: what it covers is out of play.
public struct Accordion: Solitaire, Faced, DirectPlay {
  public static let id = "accordion"

  public var difficulty: Difficulty { "hard" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.row(of: 52, inLinesOf: 9) + .completed
  /// How many piles to the left a card may go.
  public static let strides = [3, 1]

  public init() {}

  public func deal(_ turn: inout Turn) {
    for piece in cards.pieces { turn.lay(piece, at: .completed, faceUp: false) }
    turn.shuffle(.completed)
    for square in turn.table.places where square.isSquare {
      turn.move(from: .completed, to: square)
      turn.turn(.top, of: square, faceUp: true)
    }
  }

  public func release(of place: Place) -> Release<PlayingCard> { place.isSquare ? .top : .nothing }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    guard place.isSquare, !table[place].isEmpty else { return .nothing }
    let comers = table.neighbours(of: place, at: Self.strides).compactMap { table[$0].top?.piece }
    return .only(cards(of: comers), else: "accordion-refused-far")
      .and(.suitOrRank(else: "accordion-refused-match"))
  }

  /// The same as the rules of the piles say, without asking all of them.
  public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    guard picked.count == 1, let origin = table.place(of: picked[0]) else { return [] }
    return table.neighbours(of: origin, at: Self.strides.map(-)).filter {
      table[$0].top.map { card($0.piece).hasSuitOrRank(of: card(picked[0])) } == true
    }
  }

  public func directGoal(of piece: Piece, on table: Table) -> Place? {
    onlyGoal(of: piece, on: table)
  }

  public var asksWhereTo: Bool { true }

  public func play(_ move: Move, _ turn: inout Turn) {
    guard case .place(let goal) = move.goal, let piece = move.picked.first,
      let origin = turn.table.place(of: piece)
    else { return }
    let covered = turn.table[goal].top.map { name(of: $0.piece) }
    turn.move(from: goal, to: .completed)
    turn.move(from: origin, to: goal)
    if let covered { turn.note(Term("accordion-covers", ["card": .term(covered)])) }
  }

  public func isComplete(_ table: Table) -> Bool { table.row.count == 1 }
}
