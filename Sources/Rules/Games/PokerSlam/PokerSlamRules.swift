// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

extension PokerSlam {
  public func picks(after picked: [Piece], on table: Table) -> [Piece] {
    let grid = Grid(table)
    return grid.cards.filter { refusal(toChoosing: $0, after: picked, on: grid) == nil }
  }

  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    let grid = Grid(table)
    guard grid.square(of: piece) == nil else {
      return refusal(toChoosing: piece, after: picked, on: grid)
    }
    let isPlayed = table.place(of: piece)?.kind == .completed
    return Refusal(
      Term(
        isPlayed ? "pokerslam-refused-played" : "pokerslam-refused-in-stock",
        ["card": .term(name(of: piece))]))
  }

  public func refusal(of move: Move, on table: Table) -> Refusal? {
    guard case .act(let act) = move.goal else {
      return Refusal("pokerslam-refused-place")
    }
    guard act == .playHand else { return Refusal("refused-act") }
    guard let first = move.picked.first else { return Refusal("refused-nothing-picked") }
    let grid = Grid(table)
    for (index, piece) in move.picked.enumerated() {
      let before = Array(move.picked.prefix(index))
      if let refusal = refusal(toChoosing: piece, after: before, on: grid) { return refusal }
    }
    guard move.picked.count > 1 else {
      return Refusal(Term("pokerslam-refused-one", ["card": .term(name(of: first))]), .miss)
    }
    return hand(of: move.picked) == nil ? refusal(toNoHand: move.picked, on: grid) : nil
  }

  /// Why a card cannot be chosen after others that touch each other, or nil.
  public func refusal(
    toChoosing piece: Piece, after picked: [Piece], on grid: Grid
  ) -> Refusal? {
    guard let square = grid.square(of: piece) else { return .notOnGrid }
    let card: [String: Filling] = ["card": .term(name(of: piece))]
    guard !picked.contains(piece) else {
      return Refusal(Term("pokerslam-refused-chosen", card))
    }
    guard picked.count < TouchingSets.largest else {
      return Refusal("pokerslam-refused-five")
    }
    let isInReach = picked.contains { grid.square(of: $0)?.touches(square) == true }
    return picked.isEmpty || isInReach
      ? nil : Refusal(Term("pokerslam-refused-apart", card))
  }

  /// Names the cards that do not count, where the others make a hand that can be played.
  private func refusal(toNoHand picked: [Piece], on grid: Grid) -> Refusal {
    guard let best = grid.filter(picked.contains).hands().first else {
      return Refusal(Term("pokerslam-refused-no-hand", ["count": .number(picked.count)]), .miss)
    }
    let kickers = picked.filter { !best.cards.contains($0) }
    let reason = Term(
      "pokerslam-refused-kickers",
      [
        "cards": .list(kickers.map(name)), "count": .number(kickers.count),
        "hand": .term(best.hand.name),
      ])
    return Refusal(reason, .miss)
  }

  public func gatherable(on table: Table) -> [[Piece]] { Grid(table).hands().map(\.cards) }
}

extension Refusal {
  static let notOnGrid = Refusal("pokerslam-refused-not-there")
}
