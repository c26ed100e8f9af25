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
  public var cards: [PlayingCard] { PlayingCard.deck }
  public var layout: Layout { Self.layout }
  private static let layout = Layout(squares) + .completed
  private static let squares = PlayingCard.deck.indices.map { index in
    Place.square(row: index / lineLength + 1, column: index % lineLength + 1)
  }
  private static let lineLength = 9
  /// How many piles to the left a card may go.
  public static let strides = [3, 1]

  public init() {}

  public func deal(_ turn: inout Turn) {
    for piece in cards.pieces { turn.lay(piece, at: .completed, faceUp: false) }
    turn.shuffle(.completed)
    for square in Self.squares {
      turn.move(from: .completed, to: square)
      turn.turn(.top, of: square, faceUp: true)
    }
  }

  public func release(of place: Place) -> Release<PlayingCard> { place.isSquare ? .top : .nothing }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    guard let pile = table[place].top, place.isSquare else { return .nothing }
    return Acceptance { offer in
      let card = [
        "card": Filling.term(offer.cards[0].name), "other": .term(self.card(pile.piece).name),
      ]
      guard neighbours(rightOf: place, on: table).contains(offer.cards[0]) else {
        return Refusal(Term("accordion-refused-far", card))
      }
      return offer.cards[0].hasSuitOrRank(of: self.card(pile.piece))
        ? nil : Refusal(Term("accordion-refused-match", card))
    }
  }

  /// The same as the rules of the piles say, without asking all of them.
  public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    let row = row(on: table)
    guard picked.count == 1, let origin = table.place(of: picked[0]),
      let index = row.firstIndex(of: origin)
    else { return [] }
    return Self.strides.map { index - $0 }.filter(row.indices.contains).map { row[$0] }.filter {
      table[$0].top.map { card($0.piece).hasSuitOrRank(of: card(picked[0])) } == true
    }
  }

  /// A card that can go one way only goes at once.
  public func directGoal(of piece: Piece, on table: Table) -> Place? {
    let goals = goals(for: [piece], on: table, onlyRight: true)
    return goals.count == 1 ? goals[0] : nil
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

  public func isComplete(_ table: Table) -> Bool { row(on: table).count == 1 }
}

extension Accordion {
  /// The piles there are, from left to right.
  public func row(on table: Table) -> [Place] { Self.squares.filter { !table[$0].isEmpty } }

  private func neighbours(rightOf place: Place, on table: Table) -> [PlayingCard] {
    let row = row(on: table)
    guard let index = row.firstIndex(of: place) else { return [] }
    return Self.strides.map { index + $0 }.filter(row.indices.contains).compactMap {
      table[row[$0]].top.map { card($0.piece) }
    }
  }
}

extension PlayingCard {
  public func hasSuitOrRank(of other: PlayingCard) -> Bool {
    suit == other.suit || rank == other.rank
  }
}
