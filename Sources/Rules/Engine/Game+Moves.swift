// SPDX-License-Identifier: GPL-3.0-or-later

/// What follows from the rules of any game.
extension Game {
  public var places: [Place] { layout.places }

  /// Everything that travels when these pieces are moved: one piece takes along what lies on it,
  /// several that were gathered travel by themselves.
  public func carriedPieces(of picked: [Piece], on table: Table) -> [Piece] {
    guard picked.count == 1, let place = table.place(of: picked[0]) else { return picked }
    return table[place].carriedPieces(of: picked[0]).map(\.piece)
  }

  /// What choosing a place does now: what its layout says, unless nothing lies there and it cannot be
  /// done either. Where something lies there, a refusal tells why it cannot be done.
  public func act(at place: Place, on table: Table) -> Act? {
    guard let act = layout.act(at: place) else { return nil }
    return !table[place].isEmpty || refusal(of: Move(act), on: table) == nil ? act : nil
  }

  /// Every legal move of a table: what can be gathered, or the acts that need no piece and one piece
  /// to one place. Where the order of what is picked does not matter, one of the orders.
  public func moves(on table: Table) -> [Move] {
    if let gathering {
      return gathering.gatherable(on: table).map { Move(gathering.gatheringAct, with: $0) }
    }
    let acts = acts(on: table).map { Move($0) }
    let carries = picks(after: [], on: table).flatMap { piece in
      goals(for: [piece], on: table, onlyRight: true).map { Move([piece], to: $0) }
    }
    return acts + carries
  }
}

extension Game {
  /// What the game is called: `game-klondike`.
  public var title: Term { .game(Self.id) }

  /// Where its match is kept.
  public var slot: String { difficulty.slot(of: Self.self) }

  /// Whether another round has the same rules and settings.
  func isSame(as other: any Game) -> Bool { self == other as? Self }
}
