// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension FreeCell {
  /// What is safe first, then what joins cards that go together, then digging for the next card
  /// that a foundation waits for. Runs are never taken apart, so that hints do not go in circles.
  public func advice(on table: Table) -> Advice? {
    if canFinish(table) { return Advice(Move(.finish), because: Term("freecell-hint-finish")) }
    return foundationAdvice(on: table) ?? joining(on: table) ?? digging(on: table)
  }

  /// A whole run, or the card of a cell, goes on a card that takes it: first one that leaves a
  /// column empty, then one out of a cell, then one that lies on a card wanted soon.
  private func joining(on table: Table) -> Advice? {
    let joins = places.compactMap { origin -> Carry? in
      guard let piece = free(at: origin, on: table).first,
        let goal = goals(for: [piece], on: table, onlyRight: true).first(where: {
          $0.kind == .column && !table[$0].isEmpty
        })
      else { return nil }
      return Carry(piece, to: goal, on: table)
    }
    if let best = joins.first(where: { $0.origin.kind == .column && $0.left == 0 }) {
      return advice(best, because: "hint-empties-column")
    }
    if let best = joins.first(where: { $0.origin.kind == .cell }) {
      return advice(best, because: "freecell-hint-frees-cell")
    }
    guard !joins.isEmpty else { return nil }
    let wanted = wanted(on: table).first
    return (joins.first { $0.origin == wanted?.place } ?? joins.first).map {
      advice($0, because: "hint-joins")
    }
  }

  /// What covers a wanted card goes out of the way, all of it or a run of it at a time: to an
  /// empty column, or a card alone to a cell.
  private func digging(on table: Table) -> Advice? {
    for wanted in wanted(on: table) {
      let run = free(at: wanted.place, on: table)
      let cover = table[wanted.place].pieces.suffix(wanted.cover).filter(run.contains)
      guard let piece = cover.first else { continue }
      let carries = carries(of: piece, on: table)
      let best =
        carries.first { $0.goal.kind == .column }
        ?? (cover.count == 1 ? carries.first { $0.goal.kind == .cell } : nil)
      guard let best else { continue }
      return advice(best, because: "freecell-hint-digs", ["wanted": .term(name(of: wanted.piece))])
    }
    return nil
  }

  /// A card in a column that a foundation takes next, and how many cards lie on it.
  private struct Wanted {
    let piece: Piece
    let place: Place
    let cover: Int
  }

  /// The next cards of the foundations, the one that is easiest to reach first.
  private func wanted(on table: Table) -> [Wanted] {
    let ranks = foundedRanks(on: table)
    let next = table.places(.column).flatMap { place in
      table[place].pieces.enumerated().compactMap { index, piece in
        card(piece).rank.rawValue == ranks[card(piece).suit, default: 0] + 1
          ? Wanted(piece: piece, place: place, cover: table[place].count - 1 - index) : nil
      }
    }
    return next.sorted { $0.cover < $1.cover }
  }

  /// How far each suit is on the foundations.
  private func foundedRanks(on table: Table) -> [Suit: Int] {
    let founded = table.places(.foundation).flatMap { table[$0].pieces }
    return Dictionary(founded.map { (card($0).suit, 1) }, uniquingKeysWith: +)
  }
}
