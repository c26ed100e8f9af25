// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension Spider {
  /// Joins one suit first, then turns cards up, and deals last. Runs are never taken apart, so
  /// that hints do not go in circles.
  public func advice(on table: Table) -> Advice? {
    let wholeRuns = columns.compactMap { free(at: $0, on: table).first }
    let carries = wholeRuns.flatMap { self.carries(of: $0, on: table) }
    return joining(carries, on: table) ?? uncovering(carries, on: table)
      ?? emptying(carries, on: table) ?? dealing(carries, on: table)
  }

  private func joining(_ carries: [Carry], on table: Table) -> Advice? {
    let joins = carries.filter { isJoin($0.piece, to: $0.goal, on: table) }
    let best = joins.first(where: \.uncoversCard) ?? joins.first { $0.left == 0 } ?? joins.first
    return best.map { hint($0, because: "spider-hint-joins") }
  }

  /// On another card rather than to an empty column, which is worth keeping.
  private func uncovering(_ carries: [Carry], on table: Table) -> Advice? {
    let uncovering = carries.filter(\.uncoversCard)
    let best = uncovering.first { !table[$0.goal].isEmpty } ?? uncovering.first
    return best.map { hint($0, because: "hint-turns-up") }
  }

  /// An empty column is worth making where a run that covers a face-down card can use it.
  private func emptying(_ carries: [Carry], on table: Table) -> Advice? {
    let hasUse = columns.contains { place in
      let covered = table[place].dropLast(free(at: place, on: table).count).last
      return covered?.isFaceUp == false
    }
    let best = carries.first { $0.left == 0 && !table[$0.goal].isEmpty }
    return hasUse ? best.map { hint($0, because: "hint-empties-column") } : nil
  }

  private func dealing(_ carries: [Carry], on table: Table) -> Advice? {
    if refusal(of: Move(.deal), on: table) == nil {
      return Advice(Move(.deal), because: Term("spider-hint-deal"))
    }
    guard !table[.stock].isEmpty else { return nil }
    let filling = carries.first { table[$0.goal].isEmpty && $0.left > 0 }
    return filling.map { hint($0, because: "spider-hint-fills") }
  }

  /// With where the card lies: in two packs there is another of its name.
  private func hint(_ carry: Carry, because key: Key) -> Advice {
    advice(carry, because: key.form("from"), naming: .load)
  }
}
