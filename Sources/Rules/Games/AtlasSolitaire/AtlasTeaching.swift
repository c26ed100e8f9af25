// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// What a learner is told before a round and after it.
extension AtlasSolitaire {
  public var chapters: [Chapter] {
    setup.groups.enumerated().map { index, group in
      Chapter(group.name, cards.filter { $0.home == index && !$0.isBase }.map(\.piece))
    }
  }

  /// Of several cards carried together the first is meant that does not belong.
  public func correction(of mistake: Move, on table: Table?) -> Correction? {
    guard let piece = mistake.picked.first, cards.indices.contains(piece.number) else { return nil }
    guard let table, case .place(let goal) = mistake.goal else {
      return Correction(piece, tried: nil, right: home(of: piece))
    }
    let load = carriedPieces(of: mistake.picked, on: table)
    if let group = openGroup(at: goal, on: table), goal.kind == .foundation {
      let stranger = load.first { !card($0).belongs(to: group) } ?? piece
      return Correction(stranger, tried: setup.groups[group].name, right: home(of: stranger))
    }
    let top = table[goal].top.map { card($0.piece) }
    let stranger = load.first { card($0).groups & (top?.groups ?? 0) == 0 } ?? piece
    return Correction(stranger, tried: top?.card.name, right: home(of: stranger))
  }

  private func home(of piece: Piece) -> Term { setup.groups[card(piece).home].name }
}
