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
  /// The touching sets that are hands, the best first, then by reading order.
  public func hands() -> [GridHand] {
    let found = search()
    return PokerHand.allCases.reversed().flatMap { hand in found.filter { $0.hand == hand } }
  }

  /// Whether any touching set is a hand.
  public var hasHand: Bool { !search(limit: 1).isEmpty }

  /// The first so many touching sets that are hands, as the walk comes to them.
  private func search(limit: Int = .max) -> [GridHand] {
    let cards = pieces.map { CardSet($0.map { [PlayingCard.deck[$0.number]] } ?? []) }
    // The set that each step adds to, and its squares, by its size.
    var sets = Array(repeating: CardSet(), count: TouchingSets.largest + 1)
    var squares = Array(repeating: 0, count: TouchingSets.largest)
    var found: [GridHand] = []
    let walk = TouchingSets.walk
    var index = 0
    while index < walk.count, found.count < limit {
      let step = walk[index]
      let (square, size) = (Int(step.square), Int(step.size))
      var set = sets[size - 1]
      set.formUnion(cards[square])
      sets[size] = set
      squares[size - 1] = square
      guard !cards[square].isEmpty, set.isPartOfHand else {
        index = Int(step.next)
        continue
      }
      if let hand = PokerHand(set) {
        found.append(GridHand(hand: hand, cards: squares.prefix(size).compactMap { pieces[$0] }))
      }
      index += 1
    }
    return found
  }
}
