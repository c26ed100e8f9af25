// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win. The numbers were found by trial on deals that no
/// figure is measured on.
struct SpiderWeights: Sendable {
  /// For each run that is not complete, face-down card, and card on one of another suit, rank, or
  /// lower rank.
  var runs = 40
  var hidden = 12
  var mixes = 6
  var breaks = 12
  var blocks = 4
  /// By the number of empty columns, up to four.
  var empty: InlineArray<5, Int> = [80, 40, 20, 10, 0]

  mutating func score(_ position: borrowing SpiderPosition) -> Int {
    var score = position.hiddenCount * hidden + position.mixes * mixes
    score += position.breaks * breaks + position.blocks * blocks
    score += (8 - position.completed) * runs + empty[min(position.emptyColumns, 4)]
    return min(max(score, 0), 4095)
  }
}
