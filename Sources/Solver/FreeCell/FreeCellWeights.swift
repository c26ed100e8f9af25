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
    (greedy, 658), (persistent, 804), (patient, 1494), (tidy, 700), (balanced, 356),
    (careful, 2582), (hasty, 667), (lifting, 734), (orderly, 764), (balanced, 666),
    (patient, 4010), (lifting, 2986), (loose, 15_000), (lifting, 20_000), (careful, 20_000),
    (persistent, 40_000), (patient, 60_000), (balanced, .max),
  ]

  /// Heads straight for the foundations.
  private static let greedy = FreeCellWeights(
    away: 233, cover: 25, breaks: 41, blocks: 5, cells: [-75, -2, 33, 67, 114],
    columns: [230, 151, 64, 17, 1], spread: -13, depth: 0, margin: 6)

  /// Follows a line almost to its end before it turns to another.
  private static let persistent = FreeCellWeights(
    away: 45, cover: 15, breaks: 28, blocks: 3, cells: [16, 8, 23, 70, 120],
    columns: [163, 120, 77, 29, -5], spread: 0, depth: 4, margin: -220)

  /// Prefers short lines and foundations that grow unevenly, and keeps cells free.
  private static let patient = FreeCellWeights(
    away: 76, cover: 15, breaks: 49, blocks: 57, cells: [24, 41, 16, 84, 215],
    columns: [190, 130, 51, 10, -5], spread: -17, depth: 21, margin: 6)

  /// Puts columns in order before all else.
  private static let tidy = FreeCellWeights(
    away: 120, cover: 7, breaks: 98, blocks: 26, cells: [5, 25, 19, 49, 160],
    columns: [218, 122, 103, 22, -1], spread: -12, depth: 0, margin: 3)

  private static let balanced = FreeCellWeights(
    away: 170, cover: 32, breaks: 36, blocks: 11, cells: [-11, 25, 13, 57, 147],
    columns: [161, 109, 1, -2, -1], spread: -2, depth: 2, margin: 12)

  /// As greedy, but keeps cells free.
  private static let careful = FreeCellWeights(
    away: 233, cover: 17, breaks: 41, blocks: 5, cells: [-38, 2, 56, 109, 179],
    columns: [197, 120, 81, 2, 3], spread: 0, depth: 6, margin: 4)

  /// Heads for the foundations, whatever covers the next cards.
  private static let hasty = FreeCellWeights(
    away: 284, cover: 11, breaks: 41, blocks: 12, cells: [-38, 2, 33, 62, 81],
    columns: [199, 120, 81, 5, 0], spread: 0, depth: 0, margin: 4)

  /// Cares for low cards that lie under high ones, not for order.
  private static let lifting = FreeCellWeights(
    away: 71, cover: 15, breaks: 6, blocks: 57, cells: [17, 34, 73, 84, 179],
    columns: [152, 93, 21, -9, -17], spread: -21, depth: 11, margin: 6)

  /// Prefers short lines and columns in order, whatever covers the next cards.
  private static let orderly = FreeCellWeights(
    away: 71, cover: 2, breaks: 49, blocks: 30, cells: [11, 25, 72, 84, 160],
    columns: [200, 122, 60, 12, 24], spread: -12, depth: 12, margin: 3)

  /// As greedy, but cares little for order.
  private static let loose = FreeCellWeights(
    away: 233, cover: 25, breaks: 9, blocks: 0, cells: [-3, 3, 17, 64, 114],
    columns: [230, 189, 84, 25, 3], spread: 2, depth: 0, margin: 2)
}
