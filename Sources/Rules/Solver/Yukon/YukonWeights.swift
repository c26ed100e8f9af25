// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a table of Yukon look far from a win.
struct YukonWeights: SearchWeights, Sendable {
  /// For each card that is not on a foundation.
  var away = 0
  /// For each card that lies face down.
  var hidden = 0
  /// For each card on one that its foundation takes next.
  var cover = 0
  /// For each card on a lower one of its suit, and so has to move.
  var buried = 0
  /// For each card on one that it does not follow.
  var breaks = 0
  /// For each column that is not empty.
  var columns = 0
  /// For each step from the position asked about.
  var depth = 0

  /// By how much a position has to look better to be looked into at once.
  var margin = BucketQueue.bound

  mutating func score(_ position: inout YukonPosition, after steps: Int) -> Int {
    let load = position.load()
    var score = position.away * away + position.faceDown.count * hidden + steps * depth
    score += load.cover * cover + load.buried * buried
    score += load.breaks * breaks + load.columns * columns
    return min(max(score >> 2, 0), BucketQueue.bound - 1)
  }

  static func stages(for start: YukonPosition) -> [(weights: YukonWeights, states: Int)] {
    [
      (hasty, 10_000), (tidying, 20_000), (placing, 20_000), (spacing, 20_000),
      (uncovering, 20_000), (clearing, 40_000), (delving, 60_000), (patient, 60_000),
      (hasty, 80_000), (tidying, 80_000), (placing, 80_000), (spacing, 80_000),
      (uncovering, .max),
    ]
  }

  // Found by trial on deals 1,001 to 1,012, and the last two on what those leave open of 1 to 100.
  private static let hasty = YukonWeights(
    away: 150, hidden: 120, cover: 2, breaks: 10, columns: -30, depth: 1, margin: 20)
  private static let tidying = YukonWeights(
    away: 20, hidden: 60, cover: 2, buried: 80, breaks: 10, depth: 8)
  private static let placing = YukonWeights(away: 60, hidden: 30, cover: 10, depth: 1, margin: 20)
  private static let spacing = YukonWeights(
    away: 20, cover: 5, buried: 40, breaks: -10, columns: 80, depth: 1)
  private static let uncovering = YukonWeights(
    hidden: 120, cover: 20, buried: 20, breaks: -10, columns: 80, depth: 4)
  private static let clearing = YukonWeights(
    away: 100, hidden: 120, cover: 40, buried: 40, columns: -30)
  private static let delving = YukonWeights(away: 60, cover: 20, breaks: 10, margin: 0)
  private static let patient = YukonWeights(
    away: 100, hidden: 30, cover: 10, breaks: 30, columns: 30, depth: 4, margin: 0)
}
