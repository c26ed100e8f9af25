// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Act {
  /// Moves the picked card where it helps most.
  public static let autoMove: Act = "auto-move"
}

/// Where a card goes by itself.
extension Solitaire {
  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    act == .autoMove
      ? refusal(toAutoMoving: picked, on: table) : Refusal("refused-act")
  }

  public func refusal(toAutoMoving picked: [Piece], on table: Table) -> Refusal? {
    guard picked.count == 1, let piece = picked.first, let origin = table.place(of: piece) else {
      return Refusal("refused-nothing-picked")
    }
    if let refusal = refusal(ofTaking: piece, from: origin, on: table) { return refusal }
    guard autoGoal(for: piece, on: table) == nil else { return nil }
    return Refusal(Term("refused-no-move", ["card": .term(name(of: piece))]))
  }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    autoMove(picked, &turn)
  }

  public func autoMove(_ picked: [Piece], _ turn: inout Turn) {
    guard let piece = picked.first, let goal = autoGoal(for: piece, on: turn.table) else { return }
    carry(picked, to: goal, &turn)
  }

  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    usualGoal(for: piece, on: table)
  }

  /// A foundation first, then an occupied column, then an empty one.
  public func usualGoal(for piece: Piece, on table: Table) -> Place? {
    let goals = goals(for: [piece], on: table, onlyRight: true)
    return goals.first { $0.kind == .foundation }
      ?? goals.first { $0.kind == .column && !table[$0].isEmpty }
      ?? goals.first { $0.kind == .column && moves(piece, offBottomOn: table) }
  }

  /// A whole column gains nothing in an empty one.
  private func moves(_ piece: Piece, offBottomOn table: Table) -> Bool {
    table.place(of: piece).map { $0.kind != .column || table[$0].first?.piece != piece } ?? false
  }
}
