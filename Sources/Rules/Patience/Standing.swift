// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How a patience stands, and what its empty piles take.
extension Solitaire {
  private func foundationCount(on table: Table) -> Int {
    table.places.reduce(0) { $1.kind == .foundation ? $0 + table[$1].count : $0 }
  }

  /// Whether every card lies on a foundation.
  public func isComplete(_ table: Table) -> Bool { foundationCount(on: table) == cards.count }

  /// Whether no card in play can do more than change one empty column for another, and none of the
  /// reserve could be played if it lay open. A table may be lost and not stuck, never the reverse.
  ///
  /// - Parameter reserve: cards that may still be drawn.
  public func isStuck(_ table: Table, reserve: [Piece] = []) -> Bool {
    let canCarry = picks(after: [], on: table).contains { piece in
      goals(for: [piece], on: table, onlyRight: true).contains {
        !table[$0].isEmpty || !isBottom(piece, of: table) || $0.kind != .column
      }
    }
    return !canCarry && !reserve.contains { canPlay($0, on: table) }
  }

  /// Whether a card would find a place if it lay open.
  public func canPlay(_ piece: Piece, on table: Table) -> Bool {
    table.places.contains { accepts(piece, at: $0, on: table) }
  }

  /// Whether a place takes a card, wherever the card lies.
  func accepts(_ piece: Piece, at place: Place, on table: Table) -> Bool {
    acceptance(of: place, on: table)
      .refusal(Offer([card(piece)], on: cards(at: place, on: table), at: place)) == nil
  }

  /// Whether a piece is the deepest of a column.
  func isBottom(_ piece: Piece, of table: Table) -> Bool {
    table.places.contains { $0.kind == .column && table[$0].first?.piece == piece }
  }

  /// How many cards lie on the foundations.
  public func foundationProgress(on table: Table) -> Term {
    Term(
      "progress-foundations",
      ["done": .number(foundationCount(on: table)), "total": .number(cards.count)])
  }

  public func progress(of table: Table) -> [Term] {
    let hidden = table.places.filter { $0.kind == .column }
      .reduce(0) { $0 + table[$1].hiddenCount }
    let reserve = Term(
      "progress-reserve",
      [
        "stock": .number(table[.stock].count), "waste": .number(table[.waste].count),
        "hidden": .number(hidden),
      ])
    return [foundationProgress(on: table)]
      + (hidden + table[.stock].count + table[.waste].count == 0 ? [] : [reserve])
  }

  public func invitation(of place: Place, on table: Table) -> Term? {
    invitation(ofPile: place, on: table)
  }

  /// What an empty pile takes, read off its rule: any card, or one rank.
  public func invitation(ofPile place: Place, on table: Table) -> Term? {
    let rule = acceptance(of: place, on: table)
    let taken = PlayingCard.deck.filter { rule.refusal(Offer([$0], on: [], at: place)) == nil }
    if taken.count == PlayingCard.deck.count { return Term("invites-any-card") }
    let ranks = Set(taken.map(\.rank))
    return ranks.count == 1 ? ranks.first?.wanted : nil
  }
}
