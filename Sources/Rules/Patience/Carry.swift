// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card carried from where it lies, with all that lies on it, as a hint weighs it.
public struct Carry: Hashable, Sendable {
  public let piece: Piece
  public let origin: Place
  public let goal: Place
  /// How many cards stay behind under the load.
  public let left: Int
  /// Whether the card that comes to lie on top where the load lay is turned up.
  public let uncoversCard: Bool

  public init(_ piece: Piece, to goal: Place, on table: Table) {
    self.piece = piece
    self.goal = goal
    origin = table.place(of: piece) ?? goal
    left = table[origin].pieces.firstIndex(of: piece) ?? 0
    uncoversCard = left > 0 && !table[origin][left - 1].isFaceUp
  }

  public var move: Move { Move([piece], to: goal) }
}

extension Solitaire {
  /// Every legal carry.
  public func carries(on table: Table) -> [Carry] {
    picks(after: [], on: table).flatMap { carries(of: $0, on: table) }
  }

  /// Every legal carry of a card.
  public func carries(of piece: Piece, on table: Table) -> [Carry] {
    goals(for: [piece], on: table, onlyRight: true).map { Carry(piece, to: $0, on: table) }
  }

  /// A carry as a hint: with the card, `from` where and to which `place`.
  public func advice(
    _ carry: Carry, because key: Key, _ more: [String: Filling] = [:]
  ) -> Advice {
    let fillings: [String: Filling] = [
      "card": .term(name(of: carry.piece)), "from": .term(carry.origin.name.form("from")),
      "place": .term(carry.goal.name.form("to")),
    ]
    return Advice(carry.move, because: Term(key, fillings.merging(more) { $1 }))
  }
}
