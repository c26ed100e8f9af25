// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension Spider {
  /// Joins one suit first, then turns cards up, and deals last. Runs are never taken apart, so
  /// that hints do not go in circles.
  public func advice(on table: Table) -> Advice? {
    let carries = columns.flatMap { wholeRuns(from: $0, on: table) }
    return joining(carries) ?? uncovering(carries) ?? emptying(carries, on: table)
      ?? dealing(carries, on: table)
  }

  /// A whole run, and a column it can go to.
  private struct Carry {
    let piece: Piece
    let origin: Place
    let goal: Place
    /// Whether it continues a run of its suit.
    let isJoin: Bool
    let isToEmptyColumn: Bool
    let uncoversCard: Bool
    let emptiesColumn: Bool
  }

  private func wholeRuns(from origin: Place, on table: Table) -> [Carry] {
    let run = free(at: origin, on: table)
    guard let piece = run.first else { return [] }
    let left = table[origin].count - run.count
    return goals(for: [piece], on: table, onlyRight: true).map { goal in
      Carry(
        piece: piece, origin: origin, goal: goal, isJoin: isJoin(piece, to: goal, on: table),
        isToEmptyColumn: table[goal].isEmpty,
        uncoversCard: left > 0 && !table[origin][left - 1].isFaceUp, emptiesColumn: left == 0)
    }
  }

  private func joining(_ carries: [Carry]) -> Advice? {
    let joins = carries.filter(\.isJoin)
    let best = joins.first(where: \.uncoversCard) ?? joins.first(where: \.emptiesColumn)
    return (best ?? joins.first).map { advice($0, because: "spider-hint-joins") }
  }

  /// On another card rather than to an empty column, which is worth keeping.
  private func uncovering(_ carries: [Carry]) -> Advice? {
    let uncovering = carries.filter(\.uncoversCard)
    let best = uncovering.first { !$0.isToEmptyColumn } ?? uncovering.first
    return best.map { advice($0, because: "hint-turns-up") }
  }

  /// An empty column is worth making where a run that covers a face-down card can use it.
  private func emptying(_ carries: [Carry], on table: Table) -> Advice? {
    let hasUse = columns.contains { place in
      let covered = table[place].dropLast(free(at: place, on: table).count).last
      return covered?.isFaceUp == false
    }
    let best = carries.first { $0.emptiesColumn && !$0.isToEmptyColumn }
    return hasUse ? best.map { advice($0, because: "hint-empties-column") } : nil
  }

  private func dealing(_ carries: [Carry], on table: Table) -> Advice? {
    if refusal(of: Move(.deal), on: table) == nil {
      return Advice(Move(.deal), because: Term("spider-hint-deal"))
    }
    guard !table[.stock].isEmpty else { return nil }
    let filling = carries.first { $0.isToEmptyColumn && !$0.emptiesColumn }
    return filling.map { advice($0, because: "spider-hint-fills") }
  }

  /// With where the card lies: in two packs there is another of its name.
  private func advice(_ carry: Carry, because key: Key) -> Advice {
    Advice(
      Move([carry.piece], to: carry.goal),
      because: Term(
        key.form("from"),
        [
          "card": .term(name(of: carry.piece)), "from": .term(carry.origin.name.form("from")),
          "place": .term(carry.goal.name.form("to")),
        ]))
  }
}
