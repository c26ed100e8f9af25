// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// The grid of PokerSlam for the solver, which plays on thousands of them.
public struct CompactGrid: Sendable {
  /// Where no card lies.
  static let empty: UInt8 = 0xFF
  static let side = 5

  /// The card of each square, row by row.
  private(set) var cards = InlineArray<25, UInt8>(repeating: empty)

  public init(_ table: Table) {
    for index in cards.indices {
      let place = Place.square(row: index / Self.side + 1, column: index % Self.side + 1)
      if let piece = table[place].top?.piece { cards[index] = UInt8(piece.number) }
    }
  }

  /// A touching set that is a hand.
  struct Hand: Hashable {
    /// See ``HandTable``.
    let code: UInt8
    let size: UInt8
    /// Five bits a square, the one that was added last lowest.
    let squares: UInt32

    func square(_ index: Int) -> Int { Int(squares >> (5 * UInt32(index)) & 31) }
  }

  /// Calls for every hand on the grid, in the order of the walk.
  @inline(__always)
  func forEachHand(_ body: (Hand) -> Void) {
    let walk = TouchingSets.walk
    let table = HandTable.standard
    var sets = InlineArray<6, Gathered>(repeating: Gathered())
    var squares = InlineArray<6, UInt32>(repeating: 0)
    var index = 0
    while index < walk.count {
      let step = walk[index]
      let size = Int(step.size)
      let card = cards[Int(step.square)]
      guard card != Self.empty else {
        index = Int(step.next)
        continue
      }
      let set = sets[size - 1].adding(card)
      sets[size] = set
      squares[size] = squares[size - 1] << 5 | UInt32(step.square)
      if size > 1 {
        let code = table.hand(of: set, size: size)
        if code != 0 { body(Hand(code: code, size: step.size, squares: squares[size])) }
      }
      index =
        size < TouchingSets.largest && table.isPartOfHand(set) ? index + 1 : Int(step.next)
    }
  }

  /// Every hand, in the order of the walk.
  var hands: [Hand] {
    var hands: [Hand] = []
    hands.reserveCapacity(128)
    forEachHand { hands.append($0) }
    return hands
  }

  /// How many hands there are; as much work as finding them.
  public var handCount: Int {
    var count = 0
    forEachHand { _ in count += 1 }
    return count
  }

  /// The first of the hands that score most.
  var bestHand: Hand? {
    var best: Hand?
    forEachHand { if $0.code > best?.code ?? 0 { best = $0 } }
    return best
  }

  /// Plays a hand: what lies above falls, and the gaps are filled from the lowest row on, left to
  /// right.
  ///
  /// - Parameters:
  ///   - deck: cards in the order in which they come.
  ///   - next: which of them comes next; counted on.
  mutating func play(_ hand: Hand, drawing deck: [UInt8], _ next: inout Int) {
    for index in 0..<Int(hand.size) { cards[hand.square(index)] = Self.empty }
    for column in 0..<Self.side { fall(column) }
    for row in (0..<Self.side).reversed() {
      for column in 0..<Self.side where cards[row * Self.side + column] == Self.empty {
        guard next < deck.count else { return }
        cards[row * Self.side + column] = deck[next]
        next += 1
      }
    }
  }

  private mutating func fall(_ column: Int) {
    var free = column + Self.side * (Self.side - 1)
    for square in stride(from: free, through: column, by: -Self.side) {
      let card = cards[square]
      guard card != Self.empty else { continue }
      cards[square] = Self.empty
      cards[free] = card
      free -= Self.side
    }
  }

  /// The points of who plays the best hand each time, to the end.
  func greedyScore(drawing deck: [UInt8], from next: Int) -> Int {
    var (grid, next, score) = (self, next, 0)
    while let hand = grid.bestHand {
      score += HandTable.standard.scores[Int(hand.code)]
      grid.play(hand, drawing: deck, &next)
    }
    return score
  }
}
