// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be foreseen of a carry: nothing of it hangs on what lies face down.
public struct MovePreview: Hashable, Sendable {
  /// What a carry does beside carrying, in the order it is told.
  public enum Effect: Hashable, Sendable {
    /// A foundation's group, or a column's run, goes out of play.
    case completes(Place.Kind)
    /// The next card of the column turns up.
    case turnsUp
    case emptiesColumn
    /// So many pieces that others lay on come free.
    case frees(Int)
  }

  /// How far a goal helps, the best first.
  public enum MoveRank: Hashable, Sendable, CaseIterable {
    /// A group or run is complete, or a card goes to a foundation and will not be missed.
    case finishes
    /// What travels goes on together with what it comes to lie on.
    case joins
    case lies
    case takesColumn
    /// Any other empty place.
    case parks
    /// The carry is offered, and refused with a reason.
    case refused
  }

  public let effects: [Effect]
  public let moveRank: MoveRank
}

extension Game {
  /// Plays a legal move and what follows from it by itself, and leaves the table as it was.
  public func turn(playing move: Move, on table: Table) -> Turn {
    var turn = Turn(table)
    play(move, &turn)
    applyAutomaticMoves(&turn)
    return turn
  }

  /// Plays a move, and what follows from it by itself, on a table of its own: nobody is told what
  /// happens there, and nothing is taken back.
  public func advance(_ table: inout Table, by move: Move) throws(Refusal) {
    if let refusal = refusal(of: move, on: table) { throw refusal }
    var turn = Turn(consume table)
    play(move, &turn)
    applyAutomaticMoves(&turn)
    table = turn.table
  }

  /// What carrying a piece to a place would do, found out by trying it.
  public func preview(of piece: Piece, to goal: Place, on table: Table) -> MovePreview {
    let move = Move([piece], to: goal)
    guard refusal(of: move, on: table) == nil else {
      return MovePreview(effects: [], moveRank: .refused)
    }
    let load = carriedPieces(of: [piece], on: table)
    let turn = turn(playing: move, on: table)
    let effects = effects(of: turn, on: table)
    let isComplete = effects.contains { if case .completes = $0 { true } else { false } }
    let traits = table.layout[goal]
    let foundationBuilding = foundationBuilding
    func isSafe(_ piece: Piece) -> Bool { foundationBuilding?.isSafe(piece, on: table) ?? true }
    let moveRank: MovePreview.MoveRank =
      switch goal {
      case _ where isComplete: .finishes
      case _ where traits.contains(.collecting) && load.allSatisfy { isSafe($0) }:
        .finishes
      case _ where table[goal].isEmpty: traits.contains(.fanned) ? .takesColumn : .parks
      case _ where travelsOn(load, at: goal, of: turn.table): .joins
      default: .lies
      }
    return MovePreview(effects: effects, moveRank: moveRank)
  }

  private func travelsOn(_ load: [Piece], at goal: Place, of table: Table) -> Bool {
    let pile = Set(table[goal].pieces)
    return picks(after: [], on: table).filter(pile.contains).count > load.count
  }

  private func effects(of turn: Turn, on table: Table) -> [MovePreview.Effect] {
    let layout = table.layout
    var effects: [MovePreview.Effect] = []
    for event in turn.events {
      switch event {
      // A piece alone is no group and no run.
      case .moved(let pieces, let place, let goal)
      where layout[goal].contains(.outOfPlay) && pieces.count > 1:
        effects.append(.completes(place.kind))
      case .turned(_, let place, faceUp: true) where layout[place].contains(.fanned):
        effects.append(.turnsUp)
      case .moved(_, let origin, let goal)
      where layout[origin].contains(.fanned) && turn.table[origin].isEmpty
        && layout.rows(at: origin) == nil
        && (!layout[goal].contains(.fanned) || !table[goal].isEmpty):
        effects.append(.emptiesColumn)
      default: break
      }
    }
    let freed = table.layout.overlaps ? turn.table.freed(by: turn.events).count : 0
    if freed > 0, !effects.contains(.turnsUp) { effects.append(.frees(freed)) }
    return effects.reduce(into: []) { told, effect in
      if !told.contains(effect) { told.append(effect) }
    }
  }
}
