// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// The cards in the squares at one moment.
public struct Grid: Hashable, Sendable {
  private var pieces: [Piece?]

  public init(_ table: Table) {
    pieces = Square.all.map { table[$0.place].top?.piece }
  }

  subscript(square: Square) -> Piece? { pieces[square.index] }

  /// The cards that are there, row by row.
  var cards: [Piece] { pieces.compactMap { $0 } }

  func square(of piece: Piece) -> Square? { pieces.firstIndex(of: piece).map(Square.init(index:)) }

  /// The grid with some of its cards, and the other squares empty.
  func filter(_ isKept: (Piece) -> Bool) -> Grid {
    var grid = self
    grid.pieces = pieces.map { $0.flatMap { isKept($0) ? $0 : nil } }
    return grid
  }
}

/// Cards on the grid that are a hand.
public struct GridHand: Hashable, Sendable {
  public let hand: PokerHand
  /// In an order in which they can be chosen: each touches one before it.
  public let cards: [Piece]
}

extension Grid {
  /// The touching sets that are hands, the best first, then as the walk comes to them.
  public func hands() -> [GridHand] {
    var ranked = Array(repeating: [GridHand](), count: PokerHand.allCases.count)
    for found in search() { ranked[found.hand.rawValue].append(found) }
    return ranked.reversed().flatMap { $0 }
  }

  /// Whether any touching set is a hand.
  public var hasHand: Bool { !search(limit: 1).isEmpty }

  /// The first so many touching sets that are hands.
  private func search(limit: Int = .max) -> [GridHand] {
    // What has been chosen, and the set of it, by its size.
    var chosen = InlineArray<5, Piece>(repeating: Piece(0))
    var sets = InlineArray<6, CardSet>(repeating: CardSet())
    var found: [GridHand] = []
    let (walk, singles) = (TouchingSets.walk, Self.singles)
    var index = 0
    while index < walk.count, found.count < limit {
      let step = walk[index]
      let size = Int(step.size)
      guard let piece = pieces[Int(step.square)] else {
        index = Int(step.next)
        continue
      }
      chosen[size - 1] = piece
      sets[size] = sets[size - 1].union(singles[piece.number])
      if size > 1, let hand = PokerHand(sets[size]) {
        found.append(GridHand(hand: hand, cards: (0..<size).map { chosen[$0] }))
      }
      let isWorthGrowing = size < TouchingSets.largest && sets[size].isPartOfHand
      index = isWorthGrowing ? index + 1 : Int(step.next)
    }
    return found
  }

  /// Each card alone, by its number.
  private static let singles = PlayingCard.deck.map { CardSet([$0]) }
}
