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

  /// How many positions are looked for by which weights, in turn. The last ones get what is left. Found
  /// by trial on deals 1,000 and following.
  static func stages(for rules: SearchRules) -> [(weights: PatienceWeights, states: Int)] {
    if rules.spaces == .nothing {
      // Most that are won are so soon, and by some of these only.
      return [
        (clearing, 4_000), (hosting, 4_000), (patient, 4_000), (digging, 6_000), (tidy, 4_000),
        (deep, 10_000), (hosting, 20_000), (patient, 30_000), (clearing, .max),
      ]
    }
    return rules.turnsTheCorner
      ? [(PatienceWeights(), 2_000), (reserved, .max)]
      : [
        (PatienceWeights(), 5_000), (digging, 10_000), (clearing, 30_000),
        (PatienceWeights(depth: 8), .max),
      ]
  }

  /// Minds what covers the cards that are wanted next.
  private static let digging = PatienceWeights(
    cover: 12, buried: 40, breaks: 0, blocks: 0, hidden: 0, cells: 0, columns: 0, depth: 0)
  /// Minds every card that has to move once more.
  private static let clearing = PatienceWeights(
    cover: 10, buried: 150, breaks: 0, blocks: 0, hidden: 0, cells: 0, columns: 0, depth: 0)
  /// The same, where an empty column is of no use.
  private static let hosting = PatienceWeights(
    cover: 10, buried: 150, breaks: 0, blocks: 0, hidden: 0, cells: 0, columns: -60, depth: 0)
  /// The same, where what is near the start comes first.
  private static let tidy = PatienceWeights(
    away: 20, cover: 6, buried: 150, breaks: 0, blocks: 0, hidden: 0, cells: 0, columns: -30,
    depth: 1)
  private static let patient = PatienceWeights(
    away: 30, cover: 10, buried: 100, breaks: 0, blocks: 0, hidden: 0, cells: 0, columns: 0,
    depth: 1)
  private static let deep = PatienceWeights(
    away: 100, cover: 10, buried: 100, breaks: 0, blocks: 0, hidden: 0, cells: 0, columns: 0,
    depth: 0)
  /// Empties the reserve first.
  private static let reserved = PatienceWeights(
    cover: 4, buried: 10, breaks: 0, blocks: 10, hidden: 0, cells: 0, columns: 0, reserve: 120,
    depth: 0)
}

extension PatiencePosition {
  /// How many cards lie on the next cards of the foundations, and how many lie on any that goes to its
  /// foundation first.
  mutating func load() -> (cover: Int, buried: Int) {
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
