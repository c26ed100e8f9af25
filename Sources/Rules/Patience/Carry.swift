// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card carried from where it lies, with all that lies on it, as a hint weighs it.
public struct Carry: Sendable {
  public let piece: Piece
  public let origin: Place
  public let goal: Place
  /// How many cards stay behind under the load.
  public let left: Int
  /// How many cards travel.
  public let count: Int
  /// Whether the card that comes to lie on top where the load lay is turned up.
  public let uncoversCard: Bool
  /// That on which it can be carried.
  private let table: Table

  public init(_ piece: Piece, to goal: Place, on table: Table) {
    self.piece = piece
    self.goal = goal
    origin = table.place(of: piece) ?? goal
    left = table[origin].pieces.firstIndex(of: piece) ?? 0
    count = table[origin].count - left
    uncoversCard = left > 0 && !table[origin][left - 1].isFaceUp
    self.table = table
  }

  /// What a hint tells of the load and where it lies, as far as its reason does not.
  public enum Naming: Hashable, Sendable {
    /// The card alone.
    case card
    /// The card, and how many travel with it.
    case load
    /// The same, with where it lies unless the card's name alone finds it.
    case whole
  }

  /// The cards beside the one carried that lie open and in play.
  fileprivate var others: [Piece] {
    table.places.filter { table.layout[$0].isDisjoint(with: [.collecting, .outOfPlay]) }
      .flatMap { table[$0].filter(\.isFaceUp).map(\.piece) }.filter { $0 != piece }
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
    _ carry: Carry, because key: Key, _ more: [String: Filling] = [:],
    naming: Carry.Naming = .whole
  ) -> Advice {
    let fillings: [String: Filling] = [
      "card": .term(told(carry, naming)), "from": .term(carry.origin.name.form("from")),
      "place": .term(carry.goal.name.form("to")),
    ]
    return Advice(carry.move, because: Term(key, fillings.merging(more) { $1 }))
  }

  /// What travels, where `name` is how its lowest card is called.
  public func told(_ carry: Carry, _ name: Term) -> Term {
    guard carry.count > 1 else { return name }
    return Term("hint-cards", ["card": .term(name), "count": .number(carry.count - 1)])
  }

  private func told(_ carry: Carry, _ naming: Carry.Naming) -> Term {
    let name = name(of: carry.piece)
    guard naming != .card else { return name }
    let load = told(carry, name)
    let isFound = carry.count == 1 && !carry.others.contains { self.name(of: $0) == name }
    guard naming == .whole, !isFound else { return load }
    return carry.origin.holding(load)
  }
}
