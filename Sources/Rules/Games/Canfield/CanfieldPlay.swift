// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Canfield {
  /// The reserve first, for what lies in it cannot be had otherwise.
  public func advice(on table: Table) -> Advice? {
    if let safe = safePlay(on: table) { return advice(safe, because: "hint-safe") }
    let carries = carries(on: table)
    if let best = carries.first(where: { $0.origin == .reserve }) {
      return advice(best, because: "canfield-hint-reserve")
    }
    let emptying = carries.first {
      $0.origin.kind == .column && $0.left == 0 && $0.goal.kind == .column
        && !table[$0.goal].isEmpty
    }
    // The reserve fills the column at once, as long as it lasts.
    if let emptying {
      return advice(
        emptying,
        because: table[.reserve].isEmpty ? "hint-empties-column" : "canfield-hint-reserve")
    }
    if let best = carries.first(where: { $0.origin == .waste }) {
      return advice(best, because: "hint-from-waste")
    }
    return foundationAdvice(on: table) ?? drawingAdvice(on: table)
  }

  public func extent(of table: Table) -> Term? {
    Term("canfield-base", ["rank": .text(base(on: table).word)])
  }

  public func progress(of table: Table) -> [Term] {
    cardProgress(of: table) + [
      Term("canfield-progress-reserve", ["count": .number(table[.reserve].count)])
    ]
  }

  public func map(of table: Table) -> Term? { pileCounts(on: table) }
}
