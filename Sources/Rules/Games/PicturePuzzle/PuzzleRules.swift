// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension PicturePuzzle {
  public func picks(after picked: [Piece], on table: Table) -> [Piece] {
    picked.isEmpty ? unplaced(on: table) : []
  }

  public func acts(on table: Table) -> [Act] { unplaced(on: table).isEmpty ? [] : [.rearrange] }

  public func refusal(of move: Move, on table: Table) -> Refusal? {
    switch move.goal {
    case .act(let act):
      let isLegal = act == .rearrange && move.picked.isEmpty && !unplaced(on: table).isEmpty
      return isLegal ? nil : Refusal("refused-act")
    case .place(let place):
      guard let piece = move.picked.first else { return Refusal("puzzle-refused-nothing") }
      guard move.picked.count == 1 else { return Refusal("puzzle-refused-several") }
      return refusal(ofPicking: piece, after: [], on: table)
        ?? refusal(toPutting: piece, at: place, on: table)
    }
  }

  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    guard let place = table.place(of: piece) else {
      return Refusal(Term("puzzle-refused-no-piece", ["n": .number(piece.number + 1)]))
    }
    return place.waiting != nil
      ? nil
      : Refusal(
        Term(
          "puzzle-refused-placed",
          ["piece": .term(name(of: piece)), "place": .term(place.name.form("at"))]))
  }

  private func refusal(toPutting piece: Piece, at place: Place, on table: Table) -> Refusal? {
    if place == .tray(of: piece) || place == point(of: piece, on: table) {
      return Refusal("refused-same-place")
    }
    if place.isPoint { return refusal(toDropping: piece, at: place) }
    guard place.isSquare, places.contains(place) else { return .takesNothing(place) }
    guard table[place].isEmpty else {
      return Refusal(Term("puzzle-refused-taken", ["place": .term(place.name)]))
    }
    guard !belongs(piece, in: place) else { return nil }
    return Refusal(
      Term(
        "puzzle-refused-wrong",
        ["piece": .term(name(of: piece)), "place": .term(place.name.form("at"))]), .mistake)
  }

  private func refusal(toDropping piece: Piece, at point: Place) -> Refusal? {
    guard !across.contains(point.x) || !down.contains(point.y) else { return nil }
    return Refusal(
      Term(
        "puzzle-refused-outside",
        [
          "left": .number(across.lowerBound), "right": .number(across.upperBound),
          "top": .number(down.lowerBound), "bottom": .number(down.upperBound),
        ]))
  }

  /// The first empty square, and a piece for it.
  public func advice(on table: Table) -> Advice? {
    for square in squares where table[square].isEmpty {
      guard let piece = unplaced(on: table).first(where: { belongs($0, in: square) }) else {
        continue
      }
      return Advice(
        Move([piece], to: square),
        because: Term(
          "puzzle-hint",
          ["piece": .term(name(of: piece)), "place": .term(square.name.form("to"))]))
    }
    return nil
  }
}
