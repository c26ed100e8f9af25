// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win. The numbers were found by trial on deals 20,001 and
/// following.
struct FreeCellWeights: SearchWeights, Sendable {
  /// For each card that is not on a foundation.
  let away: Int
  /// For each card on a next card of the foundations.
  let cover: Int
  /// For each card on one that it does not follow, and more where that is of lower rank.
  let breaks: Int
  let blocks: Int
  /// By the number of cells taken.
  var cells: InlineArray<5, Int>
  /// By the number of empty columns, up to four.
  var columns: InlineArray<5, Int>
  /// For each card that one foundation is ahead of another.
  let spread: Int
  /// For each step from the position asked about.
  let depth: Int
  /// By how much a position has to look better to be looked into before its siblings are found.
  let margin: Int

  mutating func score(_ position: inout FreeCellPosition, after steps: Int) -> Int {
    var score = (52 - Int(position.foundedCount)) * away + position.cover() * cover
    score += position.awaited.spread * spread + steps * depth
    score += Int(position.breaks) * breaks + Int(position.blocks) * blocks
    score += cells[Int(position.cellCount - position.freeCells)]
    score += columns[Int(min(position.emptyColumns, 4))]
    return min(max(score >> 2, 0), BucketQueue.bound - 1)
  }
}

extension FreeCellWeights {
  static func stages(for start: FreeCellPosition) -> [(weights: FreeCellWeights, states: Int)] {
    stages
  }

  private static let stages = plan.map { (weights: kinds[$0.kind], states: $0.states) }

  /// The first eight by trial on deals 20,001 and following; the longer ones after them, for the few
  /// deals that none of those wins, on those of the first 32,000.
  private static let plan: [(kind: Int, states: Int)] = [
    (0, 574), (1, 1225), (2, 1600), (3, 1253), (4, 963), (5, 1058), (6, 9609), (7, 12_396),
    (2, 5624), (1, 27_680), (3, 9000), (4, 150_000), (3, 200_000), (6, 200_000), (1, .max),
  ]

  /// Each was chosen for the deals that those before it do not win: they differ as much in what they
  /// overlook as in what they see.
  private static let kinds: [FreeCellWeights] = [
    FreeCellWeights(
      away: 233, cover: 25, breaks: 41, blocks: 5, cells: [-38, 2, 33, 64, 114],
      columns: [197, 120, 81, 11, 0], spread: 0, depth: 0, margin: 4),
    FreeCellWeights(
      away: 45, cover: 15, breaks: 28, blocks: 3, cells: [16, 8, 23, 70, 120],
      columns: [163, 120, 77, 29, -5], spread: 0, depth: 4, margin: -220),
    FreeCellWeights(
      away: 170, cover: 32, breaks: 36, blocks: 5, cells: [-10, 25, 13, 58, 147],
      columns: [161, 109, 5, -2, -1], spread: -2, depth: 2, margin: 12),
    FreeCellWeights(
      away: 233, cover: 1, breaks: 41, blocks: 4, cells: [-75, -2, 33, 67, 114],
      columns: [163, 120, 77, 10, -5], spread: -3, depth: 7, margin: 6),
    FreeCellWeights(
      away: 76, cover: 15, breaks: 98, blocks: 57, cells: [24, 41, 16, 84, 352],
      columns: [190, 130, 51, 10, -5], spread: -17, depth: 40, margin: -5),
    FreeCellWeights(
      away: 233, cover: 25, breaks: 9, blocks: 0, cells: [-3, 3, 17, 64, 114],
      columns: [230, 189, 84, 25, 3], spread: 2, depth: 0, margin: 2),
    FreeCellWeights(
      away: 71, cover: 15, breaks: 28, blocks: 57, cells: [16, 8, 23, 70, 120],
      columns: [152, 93, 21, 6, -17], spread: 0, depth: 4, margin: 12),
    FreeCellWeights(
      away: 71, cover: 15, breaks: 49, blocks: 57, cells: [17, 34, 73, 84, 179],
      columns: [152, 93, 21, 1, -17], spread: -21, depth: 11, margin: 6),
  ]
}
