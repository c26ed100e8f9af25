// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win.
struct PatienceWeights: Sendable {
  /// For each card that is not on a foundation or off the table.
  var away = 60
  /// For each card on a next card of the foundations.
  var cover = 12
  /// For each card that lies on one which goes to its foundation first, and so has to move.
  var buried = 20
  /// For each card on one that it does not follow, and more where that goes first.
  var breaks = 20
  var blocks = 6
  var hidden = 40
  var cells = 16
  /// For each column that is not empty.
  var columns = 30
  /// For each card of the reserve.
  var reserve = 50
  /// For each card of stock and waste.
  var talon = 0
  /// For each time the waste was turned over.
  var redeals = 0
  /// For each step from the position asked about.
  var depth = 2

  mutating func score(_ position: inout PatiencePosition, after steps: Int) -> Int {
    var score = (position.cardCount - position.doneCount) * away + position.breaks * breaks
    score += position.blocks * blocks + position.hiddenCount * hidden + steps * depth
    score += position.cellsTaken * cells
    score += (position.columnCount - position.emptyColumns) * columns
    score += position.reserveCount * reserve + position.talonCount * talon
    score += position.redeals * redeals
    let load = position.load()
    score += load.cover * cover + load.buried * buried
    return min(max(score >> 2, 0), BucketQueue.bound - 1)
  }

  /// How many positions are looked for by which weights, in turn. The last ones get what is left.
  static func stages(for rules: SearchRules) -> [(weights: PatienceWeights, states: Int)] {
    [
      (PatienceWeights(), 5_000),
      (PatienceWeights(away: 30, cover: 20, breaks: 40, blocks: 10), 10_000),
      (PatienceWeights(away: 90, cover: 6, breaks: 8, blocks: 12, depth: 0), 30_000),
      (PatienceWeights(depth: 8), .max),
    ]
  }
}

extension PatiencePosition {
  /// How many cards lie on the next cards of the foundations, and how many lie on any that goes to its
  /// foundation first.
  mutating func load() -> (cover: Int, buried: Int) {
    guard !rules.completesRuns else { return (0, 0) }
    var (cover, buried) = (0, 0)
    for column in 0..<columnCount {
      var card = tops[column & 15]
      // From the top down: cards that are higher than one below them, by their heights.
      var waiting: UInt64 = 0
      var above = 0
      while card != .none {
        let height = height(of: card)
        let higher = waiting & ~((1 << (UInt64(height + 1) * 4)) &- 1)
        buried += Self.sum(of: higher)
        waiting &= (1 << (UInt64(height + 1) * 4)) &- 1
        waiting += 1 << (UInt64(height) * 4)
        if foundation(of: card) != nil { cover += above }
        above += 1
        card = below[card.index]
      }
    }
    for index in 0..<reserveCount where foundation(of: reserve[index & 15]) != nil {
      cover += reserveCount - 1 - index
    }
    return (cover, buried)
  }

  /// The sum of numbers of four bits each.
  private static func sum(of numbers: UInt64) -> Int {
    let pairs = (numbers & 0x0F0F_0F0F_0F0F_0F0F) + (numbers >> 4 & 0x0F0F_0F0F_0F0F_0F0F)
    return Int(truncatingIfNeeded: (pairs &* 0x0101_0101_0101_0101) >> 56)
  }
}
