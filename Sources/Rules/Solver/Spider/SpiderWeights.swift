// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win. The numbers were found by trial on deals 300,001 and
/// following.
struct SpiderWeights: Sendable {
  /// For each run that is not complete, and the square of the length of each that is on the table.
  let runs: Int
  let squares: Int
  /// For each face-down card.
  let hidden: Int
  /// For the square of the number of runs that cover those of a column.
  let covers: Int
  /// For each card on one of another suit, on one that it does not follow, and on one of lower rank.
  let mixes: Int
  let breaks: Int
  let blocks: Int
  /// By the number of empty columns, up to four.
  var columns: InlineArray<5, Int>
  /// For so many steps in turn nothing may get better before ten are dealt.
  let patience: Int

  mutating func score(_ position: inout SpiderPosition) -> Int {
    var score = (SpiderPosition.runCount - position.completed) * runs - position.squares * squares
    score += position.hiddenCount * hidden + position.covers() * covers
    score += position.disorder.mixes * mixes + position.disorder.breaks * breaks
    score += position.disorder.blocks * blocks
    score += columns[min(position.emptyColumns, 4)]
    return min(max(score / 8, 0), Selection.bound - 1)
  }
}

extension SpiderPosition {
  /// The squares of the numbers of runs over face-down cards, summed up.
  fileprivate mutating func covers() -> Int {
    var covers = 0
    for column in 0..<Self.columnCount where hidden[column] > 0 {
      covers += Int(segments[column]) * Int(segments[column])
    }
    return covers
  }
}

extension SpiderWeights {
  /// The weights by which to look in turn, and how many positions to go on with from each step to
  /// the next.
  static let attempts: [(weights: SpiderWeights, width: Int)] = [
    (tidy, 20), (tidy, 60), (mixed, 60), (joined, 120), (joined, 250), (unhurried, 500),
    (pure, 1000), (loose, 500), (mixed, 1000), (tidy, 2000), (mixed, 4000),
  ]

  /// Digs where little covers face-down cards, and shuns cards that do not follow one another.
  private static let tidy = SpiderWeights(
    runs: 2500, squares: 7, hidden: 60, covers: 27, mixes: 98, breaks: 178, blocks: 29,
    columns: [700, 500, 500, 200, 0], patience: 8)
  /// Minds cards on another suit little more than those out of order, and takes longer to deal.
  private static let mixed = SpiderWeights(
    runs: 1900, squares: 8, hidden: 60, covers: 20, mixes: 80, breaks: 120, blocks: 40,
    columns: [568, 499, 200, 100, 0], patience: 14)
  /// Prefers long runs.
  private static let joined = SpiderWeights(
    runs: 2500, squares: 10, hidden: 60, covers: 20, mixes: 100, breaks: 120, blocks: 40,
    columns: [700, 499, 330, 200, 0], patience: 12)
  /// Turns cards up whatever comes of it.
  private static let loose = SpiderWeights(
    runs: 500, squares: 4, hidden: 100, covers: 12, mixes: 70, breaks: 120, blocks: 40,
    columns: [568, 499, 200, 100, 0], patience: 16)
  /// Does not care when cards are turned up.
  private static let unhurried = SpiderWeights(
    runs: 1700, squares: 10, hidden: 36, covers: 14, mixes: 78, breaks: 134, blocks: 39,
    columns: [700, 499, 330, 200, 0], patience: 12)
  /// Shuns cards on another suit even more than those out of order.
  private static let pure = SpiderWeights(
    runs: 2525, squares: 5, hidden: 60, covers: 18, mixes: 145, breaks: 135, blocks: 40,
    columns: [700, 500, 500, 200, 0], patience: 8)
}
