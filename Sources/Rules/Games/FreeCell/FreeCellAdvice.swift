// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension FreeCell {
  /// What is safe first, then what joins cards that go together, then digging for the next card
  /// that a foundation waits for. Runs are never taken apart, so that hints do not go in circles.
  public func advice(on table: Table) -> Advice? {
    if canFinish(table) { return Advice(Move(.finish), because: Term("freecell-hint-finish")) }
    return playing(on: table) ?? joining(on: table) ?? digging(on: table)
  }

  private func playing(on table: Table) -> Advice? {
    let ready = places.compactMap { origin -> (piece: Piece, origin: Place, goal: Place)? in
      guard let piece = free(at: origin, on: table).last, let goal = home(of: piece, on: table)
      else { return nil }
      return (piece, origin, goal)
    }
    let safe = ready.first { isSafe(card($0.piece), on: table) }
    return (safe ?? ready.first).map {
      advice(
        $0.piece, from: $0.origin, to: $0.goal, because: safe == nil ? "hint-plays" : "hint-safe")
    }
  }

  /// The foundation that takes a card next, wherever the card lies.
  private func home(of piece: Piece, on table: Table) -> Place? {
    places.first { place in
      guard place.kind == .foundation else { return false }
      let offer = Offer([card(piece)], on: cards(at: place, on: table), at: place)
      return acceptance(of: place, on: table).refusal(offer) == nil
    }
  }

  /// A whole run, or the card of a cell, goes on a card that takes it: first one that leaves a
  /// column empty, then one that lies on a card wanted soon, then one out of a cell.
  private func joining(on table: Table) -> Advice? {
    let joins = places.compactMap { origin -> Advice? in
      guard let piece = free(at: origin, on: table).first,
        let goal = goals(for: [piece], on: table, onlyRight: true).first(where: {
          $0.kind == .column && !table[$0].isEmpty
        })
      else { return nil }
      let key: Key =
        switch origin {
        case _ where origin.kind == .cell: "freecell-hint-frees-cell"
        case _ where table[origin].first?.piece == piece: "hint-empties-column"
        default: "hint-joins"
        }
      return advice(piece, from: origin, to: goal, because: key)
    }
    let order: [Key] = ["hint-empties-column", "freecell-hint-frees-cell"]
    return order.compactMap { key in joins.first { $0.reason.key == key } }.first
      ?? joiningFromWanted(joins, on: table) ?? joins.first
  }

  private func joiningFromWanted(_ joins: [Advice], on table: Table) -> Advice? {
    guard !joins.isEmpty, let wanted = wanted(on: table).first else { return nil }
    return joins.first { $0.move.picked.first.flatMap(table.place(of:)) == wanted.place }
  }

  /// What covers a wanted card goes out of the way, all of it or a run of it at a time: to an
  /// empty column, or a card alone to a cell.
  private func digging(on table: Table) -> Advice? {
    for wanted in wanted(on: table) {
      let run = free(at: wanted.place, on: table)
      let cover = table[wanted.place].pieces.suffix(wanted.cover).filter(run.contains)
      guard let piece = cover.first else { continue }
      let goals = goals(for: [piece], on: table, onlyRight: true)
      let goal =
        goals.first { $0.kind == .column }
        ?? (cover.count == 1 ? goals.first { $0.kind == .cell } : nil)
      guard let goal else { continue }
      return advice(
        piece, from: wanted.place, to: goal, because: "freecell-hint-digs", digsFor: wanted.piece)
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
    let columns = places.filter { $0.kind == .column }
    let ranks = foundedRanks(on: table)
    let next = columns.flatMap { place in
      table[place].pieces.enumerated().compactMap { index, piece in
        card(piece).rank.rawValue == ranks[card(piece).suit, default: 0] + 1
          ? Wanted(piece: piece, place: place, cover: table[place].count - 1 - index) : nil
      }
    }
    return next.sorted { $0.cover < $1.cover }
  }

  /// How far each suit is on the foundations.
  private func foundedRanks(on table: Table) -> [Suit: Int] {
    let founded = places.filter { $0.kind == .foundation }.flatMap { table[$0].pieces }
    return Dictionary(founded.map { (card($0).suit, 1) }, uniquingKeysWith: +)
  }

  private func advice(
    _ piece: Piece, from origin: Place, to goal: Place, because key: Key,
    digsFor wanted: Piece? = nil
  ) -> Advice {
    var fillings: [String: Filling] = [
      "card": .term(name(of: piece)), "from": .term(origin.name.form("from")),
      "place": .term(goal.name.form("to")),
    ]
    if let wanted { fillings["wanted"] = .term(name(of: wanted)) }
    return Advice(Move([piece], to: goal), because: Term(key, fillings))
  }
}
