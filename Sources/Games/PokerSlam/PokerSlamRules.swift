// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

extension PokerSlam {
  public func picks(after picked: [Piece], on table: Table) -> [Piece] {
    let grid = Grid(table)
    return grid.cards.filter { objection(toChoosing: $0, after: picked, on: grid) == nil }
  }

  public func objection(
    toPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Objection? {
    objection(toTaking: piece, on: table)
      ?? objection(toChoosing: piece, after: picked, on: Grid(table))
  }

  /// Where a card is that does not lie on the grid.
  public func objection(toTaking piece: Piece, on table: Table) -> Objection? {
    guard Grid(table).square(of: piece) == nil else { return nil }
    let isPlayed = table.place(of: piece)?.kind == .completed
    return Objection(
      Term(
        isPlayed ? "pokerslam-refused-played" : "pokerslam-refused-in-stock",
        ["card": .term(name(of: piece))]))
  }

  public func objection(to move: Move, on table: Table) -> Objection? {
    guard case .act(let act) = move.goal else {
      return Objection(Term("pokerslam-refused-place"))
    }
    guard act == .playHand else { return Objection(Term("refused-act")) }
    guard let first = move.picked.first else { return Objection(Term("refused-nothing-picked")) }
    let grid = Grid(table)
    for (index, piece) in move.picked.enumerated() {
      let before = Array(move.picked.prefix(index))
      if let objection = objection(toChoosing: piece, after: before, on: grid) { return objection }
    }
    guard move.picked.count > 1 else {
      return Objection(Term("pokerslam-refused-one", ["card": .term(name(of: first))]), .miss)
    }
    return hand(of: move.picked) == nil ? objection(toNoHand: move.picked, on: grid) : nil
  }

  /// Why a card cannot be chosen after others that touch each other, or nil.
  public func objection(
    toChoosing piece: Piece, after picked: [Piece], on grid: Grid
  ) -> Objection? {
    guard let square = grid.square(of: piece) else { return .notOnGrid }
    let card: [String: Filling] = ["card": .term(name(of: piece))]
    guard !picked.contains(piece) else {
      return Objection(Term("pokerslam-refused-chosen", card))
    }
    guard picked.count < TouchingSets.largest else {
      return Objection(Term("pokerslam-refused-five"))
    }
    let isInReach = picked.contains { grid.square(of: $0)?.touches(square) == true }
    return picked.isEmpty || isInReach
      ? nil : Objection(Term("pokerslam-refused-apart", card))
  }

  /// Names the cards that do not count, where the others make a hand that can be played.
  private func objection(toNoHand picked: [Piece], on grid: Grid) -> Objection {
    guard let best = grid.filter(picked.contains).hands().first else {
      return Objection(Term("pokerslam-refused-no-hand", ["count": .number(picked.count)]), .miss)
    }
    let kickers = picked.filter { !best.cards.contains($0) }
    let reason = Term(
      "pokerslam-refused-kickers",
      [
        "cards": .list(kickers.map(name)), "count": .number(kickers.count),
        "hand": .term(best.hand.name),
      ])
    return Objection(reason, .miss)
  }

  /// Every hand on the grid, its cards in one of the orders in which they can be chosen.
  public func moves(on table: Table) -> [Move] {
    Grid(table).hands().map { Move(.playHand, with: $0.cards) }
  }
}

extension Objection {
  static let notOnGrid = Objection(Term("pokerslam-refused-not-there"))
}
