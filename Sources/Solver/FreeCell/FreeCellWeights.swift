// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win. The numbers were found by trial on deals 20,001 and
/// following.
struct FreeCellWeights: Sendable {
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
    score += position.spread() * spread + steps * depth
    score += Int(position.breaks) * breaks + Int(position.blocks) * blocks
    score += cells[Int(position.cellCount - position.freeCells)]
    score += columns[Int(min(position.emptyColumns, 4))]
    return min(max(score >> 2, 0), BucketQueue.bound - 1)
  }
}

extension FreeCellWeights {
  /// How many positions are looked for by which weights, in turn. The last ones get what is left.
  static let stages: [(weights: FreeCellWeights, states: Int)] = [
    (greedy, 700), (persistent, 600), (balanced, 1100), (patient, 4900), (orderly, 4200),
    (greedy, 2300), (balanced, 2400), (persistent, 4000),
    (greedy, 20_000), (balanced, 20_000), (persistent, 20_000), (patient, 20_000),
    (balanced, 50_000), (persistent, 50_000), (orderly, 100_000), (patient, 200_000),
    (balanced, .max),
  ]

  /// Heads straight for the foundations.
  private static let greedy = FreeCellWeights(
    away: 233, cover: 25, breaks: 41, blocks: 5, cells: [-38, 2, 33, 64, 114],
    columns: [197, 120, 81, 11, 0], spread: 0, depth: 0, margin: 4)
  /// Follows a line almost to its end before it turns to another.
  private static let persistent = FreeCellWeights(
    away: 45, cover: 15, breaks: 28, blocks: 3, cells: [16, 8, 23, 70, 120],
    columns: [163, 120, 77, 29, -5], spread: 0, depth: 4, margin: -220)
  private static let balanced = FreeCellWeights(
    away: 100, cover: 32, breaks: 36, blocks: 20, cells: [-11, 25, 13, 62, 147],
    columns: [161, 109, 15, -2, -1], spread: 0, depth: 0, margin: 12)
  /// Prefers short lines and foundations that grow unevenly, and keeps cells free.
  private static let patient = FreeCellWeights(
    away: 71, cover: 15, breaks: 49, blocks: 57, cells: [17, 34, 73, 84, 179],
    columns: [190, 93, 51, 6, -5], spread: -14, depth: 11, margin: 6)
  /// Prefers short lines and columns in order, whatever covers the next cards.
  private static let orderly = FreeCellWeights(
    away: 71, cover: 1, breaks: 49, blocks: 30, cells: [7, 25, 73, 84, 160],
    columns: [200, 122, 60, 12, 24], spread: -12, depth: 12, margin: 3)
}
