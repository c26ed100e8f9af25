// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How a patience stands.
extension Solitaire {
  public func outcome(of table: Table) -> Outcome {
    if isComplete(table) { return .won }
    return drawingMayHelp(on: table) || canCarry(on: table) ? .open : .lost
  }

  /// Whether a card in play can do more than change one empty column for another. A table on which one can
  /// may be lost all the same.
  private func canCarry(on table: Table) -> Bool {
    picks(after: [], on: table).contains { piece in
      goals(for: [piece], on: table, onlyRight: true).contains {
        !table[$0].isEmpty || !isBottom(piece, of: table) || $0.kind != .column
      }
    }
  }

  public func hasEnded(on table: Table) -> Bool { isComplete(table) }

  public func drawingMayHelp(on table: Table) -> Bool {
    comingUp(on: table).contains { canPlay($0, on: table) }
  }

  /// Whether a card would find a place if it lay open.
  public func canPlay(_ piece: Piece, on table: Table) -> Bool {
    table.places.contains { accepts(piece, at: $0, on: table) }
  }

  /// Whether a place takes a card, wherever the card lies.
  public func accepts(_ piece: Piece, at place: Place, on table: Table) -> Bool {
    acceptance(of: place, on: table)
      .refusal(Offer([card(piece)], on: cards(at: place, on: table), at: place)) == nil
  }

  /// Whether a piece is the deepest of a column.
  private func isBottom(_ piece: Piece, of table: Table) -> Bool {
    table.places.contains { $0.kind == .column && table[$0].first?.piece == piece }
  }

  /// Where a card goes that can go one way only.
  public func onlyGoal(of piece: Piece, on table: Table) -> Place? {
    let goals = goals(for: [piece], on: table, onlyRight: true)
    return goals.count == 1 ? goals[0] : nil
  }

  /// Of some acts those that can be done.
  public func possible(_ acts: [Act], on table: Table) -> [Act] {
    acts.filter { refusal(of: $0, with: [], on: table) == nil }
  }
}

extension FoundationSolitaire {
  public func foundationCount(on table: Table) -> Int {
    table.places(.foundation).reduce(0) { $0 + table[$1].count }
  }

  /// Whether every card lies on a foundation.
  public func isComplete(_ table: Table) -> Bool { foundationCount(on: table) == cards.count }
}
