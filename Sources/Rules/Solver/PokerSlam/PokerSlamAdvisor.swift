// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Finds the hand that leads to the most points in the end, as far as a player can know: which cards
/// are still in the deck, but not how they lie.
///
/// Every hand is played on again and again, with the deck in an order drawn by lot and the best hand
/// played each time. The better half of the hands goes on to more rounds, until one is left
/// (sequential halving: Karnin, Koren and Somekh, 2013). All are tried with the same orders.
public struct PokerSlamAdvisor: Sendable {
  /// A hand to play, and the points that it and what follows bring on the average.
  public struct Estimate: Hashable, Sendable {
    public let move: Move
    public let expected: Int
  }

  private let samples: Int
  private let isCancelled: @Sendable () -> Bool

  /// - Parameter samples: how many times a round is played on in all; each hand is tried once at
  ///   least.
  public init(samples: Int = 2_000, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.samples = samples
    self.isCancelled = isCancelled
  }

  /// Nil for a table without a hand, and where the search is cancelled. The same for the same grid
  /// and the same cards in the deck, on every machine and whatever the order of the deck.
  public func estimate(on table: Table) -> Estimate? {
    let grid = CompactGrid(table)
    let deck = table[.stock].map { UInt8($0.piece.number) }.sorted()
    var candidates = grid.hands.map { TriedHand(hand: $0) }
    // What scores most first: it wins a tie.
    candidates.sort { $0.hand.code > $1.hand.code }
    var chance = Generator(seed: Self.seed(grid, deck))
    let rounds = max(1, Int.bitWidth - (candidates.count - 1).leadingZeroBitCount)
    var tried = 0
    // The order of one card or none is known.
    let mostTries = deck.count < 2 ? 1 : Int.max
    while candidates.count > 1 || tried == 0, !candidates.isEmpty {
      let tries = min(max(1, samples / (rounds * candidates.count)), mostTries - tried)
      for _ in 0..<tries {
        let order = chance.shuffled(deck)
        for index in candidates.indices {
          guard !isCancelled() else { return nil }
          candidates[index].points += grid.points(of: candidates[index].hand, drawing: order)
        }
      }
      tried += tries
      let half = tried == mostTries ? 1 : (candidates.count + 1) / 2
      candidates = candidates.best(half)
    }
    return candidates.first.map { best in
      Estimate(
        move: Move(.playHand, with: grid.pieces(of: best.hand)),
        expected: (2 * best.points + tried) / (2 * tried))
    }
  }

  /// A hand, and the sum of the points it has led to.
  fileprivate struct TriedHand {
    let hand: CompactGrid.Hand
    var points = 0
  }

  /// From what the player knows alone.
  private static func seed(_ grid: CompactGrid, _ deck: [UInt8]) -> UInt64 {
    var fingerprint = Fingerprint(of: grid.cards.indices.map { grid.cards[$0] })
    fingerprint.add(deck)
    return fingerprint.value
  }
}

extension [PokerSlamAdvisor.TriedHand] {
  /// Those that led to the most points, in the order they had among those that led to as many.
  fileprivate func best(_ count: Int) -> Self {
    let order = indices.sorted { (self[$1].points, $0) < (self[$0].points, $1) }
    return order.prefix(count).map { self[$0] }
  }
}

extension CompactGrid {
  /// What a hand and the best hands after it score.
  fileprivate func points(of hand: Hand, drawing deck: [UInt8]) -> Int {
    var (grid, next) = (self, 0)
    grid.play(hand, drawing: deck, &next)
    return HandTable.standard.scores[Int(hand.code)] + grid.greedyScore(drawing: deck, from: next)
  }

  /// The cards of a hand in an order in which they can be chosen.
  func pieces(of hand: Hand) -> [Piece] {
    (0..<Int(hand.size)).reversed().map { Piece(Int(cards[hand.square($0)])) }
  }
}
