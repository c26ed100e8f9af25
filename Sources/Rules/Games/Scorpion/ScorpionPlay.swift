// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Scorpion {
  public func acts(on table: Table) -> [Act] { possible([.dealLast], on: table) }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    guard act == .dealLast else { return autoMove(picked, &turn) }
    turn.dealOnColumns()
  }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    switch act {
    case .dealLast: table[.stock].isEmpty ? Refusal("scorpion-refused-dealt") : nil
    case .autoMove: refusal(toAutoMoving: picked, on: table)
    default: Refusal("refused-act")
    }
  }

  /// The last cards come when nothing else is worth doing: they cover three columns.
  public func advice(on table: Table) -> Advice? {
    carryAdvice(on: table) ?? dealingAdvice(.dealLast, because: "scorpion-hint-deal", on: table)
  }

  public func progress(of table: Table) -> [Term] {
    (foundations(on: table).map { [$0] } ?? []) + [
      Term(
        "scorpion-progress",
        ["stock": .number(table[.stock].count), "hidden": .number(table.hiddenInColumns)])
    ]
  }

  public func map(of table: Table) -> Term? { pileCounts(on: table) }
}
