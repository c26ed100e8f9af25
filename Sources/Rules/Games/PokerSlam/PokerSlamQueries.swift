// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// What a player can ask about the grid.
extension PokerSlam {
  /// The hand that cards make, wherever they lie; nil for cards that are none.
  public func hand(of picked: [Piece]) -> PokerHand? { PokerHand(CardSet(picked.map(card))) }

  /// Every hand on the grid, the best first.
  public func hands(on table: Table) -> [GridHand] { Grid(table).hands() }

  public func bestHand(with piece: Piece, on table: Table) -> GridHand? {
    hands(on: table).first { $0.cards.contains(piece) }
  }

  /// How the chosen cards hang together: for each after the first, the way to it from the last one
  /// before it that lies straight beside it, else from the last that it touches at all.
  public func links(of picked: [Piece], on table: Table) -> [Link] {
    let grid = Grid(table)
    return picked.indices.dropFirst().compactMap { index in
      let links = picked.prefix(index).reversed().compactMap { earlier -> Link? in
        guard let from = grid.square(of: earlier), let to = grid.square(of: picked[index]),
          let direction = from.direction(to: to)
        else { return nil }
        return Link(from: earlier, direction: direction, to: picked[index])
      }
      return links.first(where: \.direction.isStraight) ?? links.first
    }
  }

  /// A chosen card and another that touches it.
  public struct Link: Hashable, Sendable {
    public let from: Piece
    public let direction: GridDirection
    public let to: Piece
  }

  /// What falls where when these cards are played.
  public func falls(without picked: [Piece], on table: Table) -> [Fall] {
    Grid(table).filter { !picked.contains($0) }.falls
  }

  /// How many cards come from the deck when these are played.
  public func drawCount(without picked: [Piece], on table: Table) -> Int {
    min(Grid(table).filter { !picked.contains($0) }.gaps.count, table[.stock].count)
  }

  /// The cards that are neither on the grid nor played, in the order of ``PlayingCard/deck``: which
  /// they are can be known, how they lie cannot.
  public func unseen(on table: Table) -> [Piece] { table[.stock].pieces.sorted() }

  /// The best hand; where the player is to find it, at first no more than the row it begins in, then
  /// its kind, and the hand itself to who asks a third time.
  public func advice(on table: Table) -> Advice? {
    guard let best = hands(on: table).first, let first = best.cards.first,
      let place = table.place(of: first)
    else { return nil }
    let move = Move(.playHand, with: best.cards)
    let all = told(best, on: table)
    guard !listsHands else { return Advice(move, because: all) }
    return Advice(
      move, because: Term("pokerslam-hint-row", ["row": .number(place.row)]),
      further: [Term("pokerslam-hint-kind", best.hand.fillings), all])
  }

  /// A hand by its score and where its cards lie: the place of the first, and the way to the others.
  func told(_ hand: GridHand, on table: Table) -> Term {
    var fillings = hand.hand.fillings
    fillings["place"] = hand.cards.first.flatMap(table.place).map { .term($0.name) }
    fillings["chain"] = .term(chain(of: hand.cards, on: table))
    return Term("pokerslam-hint", fillings)
  }
}
