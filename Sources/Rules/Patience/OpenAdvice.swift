// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// Hints where every card of the columns lies open. None of them takes apart what follows in order,
/// so that they do not go in circles.
extension FoundationSolitaire {
  /// What is safe first, then what joins cards that go together, then digging for the next card
  /// that a foundation waits for.
  public func openAdvice(on table: Table) -> Advice? {
    if canFinish(table) { return Advice(Move(.finish), because: Term("hint-finish")) }
    return foundationAdvice(on: table) ?? joining(on: table) ?? digging(on: table)
  }

  /// A whole run, or the card of a cell or the waste, goes on a card that takes it: first one that
  /// leaves a column empty, then one out of a cell, then one that lies on a card wanted soon.
  private func joining(on table: Table) -> Advice? {
    let joins = places.compactMap { origin -> Carry? in
      guard let piece = free(at: origin, on: table).first,
        isWorthJoining(piece, from: origin, on: table),
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
      return advice(best, because: "hint-frees-cell")
    }
    if let best = joins.first(where: { $0.origin == .waste }) {
      return advice(best, because: "hint-from-waste")
    }
    guard !joins.isEmpty else { return nil }
    let wanted = wantedInColumns(on: table).first
    return (joins.first { $0.origin == wanted?.place } ?? joins.first).map {
      advice($0, because: "hint-joins")
    }
  }

  /// The deepest card of a column stays where an empty column would take no other.
  private func isWorthJoining(_ piece: Piece, from origin: Place, on table: Table) -> Bool {
    origin.kind == .column && table[origin].first?.piece == piece
      ? canFill(origin, on: table) : isLoose(piece, at: origin, on: table)
  }

  /// Whether a card does not lie on one that it follows.
  private func isLoose(_ piece: Piece, at place: Place, on table: Table) -> Bool {
    guard place.kind == .column, let index = table[place].pieces.firstIndex(of: piece), index > 0
    else { return true }
    return !building.allows(card(piece), on: card(table[place][index - 1].piece))
  }

  /// Whether an empty column would take any card at all.
  private func canFill(_ column: Place, on table: Table) -> Bool {
    let rule = acceptance(of: column, on: table)
    return Set(cards).contains { rule.refusal(Offer([$0], on: [], at: column)) == nil }
  }

  /// What covers a wanted card goes out of the way, all of it or a run of it at a time: to another
  /// column, or a card alone to a cell.
  private func digging(on table: Table) -> Advice? {
    for wanted in wantedInColumns(on: table) {
      let run = free(at: wanted.place, on: table)
      let cover = table[wanted.place].pieces.suffix(wanted.cover).filter(run.contains)
      guard let piece = cover.first, isLoose(piece, at: wanted.place, on: table) else { continue }
      let carries = carries(of: piece, on: table)
      let best =
        carries.first { $0.goal.kind == .column }
        ?? (cover.count == 1 ? carries.first { $0.goal.kind == .cell } : nil)
      guard let best else { continue }
      return advice(best, because: "hint-digs", ["wanted": .term(name(of: wanted.piece))])
    }
    return nil
  }

  /// The next cards of the foundations that lie in columns, the one that is easiest to reach first.
  private func wantedInColumns(on table: Table) -> [BuriedCard] {
    let wanted = Set(wanted(on: table))
    let buried = table.places(.column).flatMap { place in
      table[place].pieces.enumerated().compactMap { index, piece in
        wanted.contains(piece)
          ? BuriedCard(piece: piece, place: place, cover: table[place].count - 1 - index) : nil
      }
    }
    return buried.sorted { $0.cover < $1.cover }
  }
}

/// A card in a column that a foundation takes next, and how many cards lie on it.
private struct BuriedCard {
  let piece: Piece
  let place: Place
  let cover: Int
}
