// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win.
struct PatienceWeights: SearchWeights, Sendable {
  /// For each card that is not on a foundation.
  var away = 60
  /// For each card on a next card of the foundations.
  var cover = 0
  /// For each card on one of the next four of a suit: fourfold on the next, once on the fourth.
  var soon = 0
  /// For each card that lies on one which goes to its foundation first, and so has to move.
  var buried = 0
  /// For each card that lies under a higher one of its suit.
  var inversions = 0
  /// For each card on one that it does not follow, and more where that goes first.
  var breaks = 0
  var blocks = 0
  var hidden = 0
  var cells = 0
  /// For each column that is not empty, and for each whose top another card could lie on.
  var columns = 0
  var hosts = 0
  /// For each card of the reserve.
  var reserve = 0
  /// For each card of stock and waste, and for each of the waste once more.
  var talon = 0
  var waste = 0
  /// For each step from the position asked about.
  var depth = 0

  /// Never: here the first step that looks better is seldom the best.
  var margin: Int { BucketQueue.bound }

  mutating func score(_ position: inout PatiencePosition, after steps: Int) -> Int {
    var score = (position.cardCount - position.doneCount) * away + position.breaks * breaks
    score += position.blocks * blocks + position.hiddenCount * hidden + steps * depth
    score += position.cellsTaken * cells
    score += (position.columnCount - position.emptyColumns) * columns
    score += position.reserveCount * reserve + position.talonCount * talon
    score += position.wasteCount * waste
    let load = position.load()
    score += load.cover * cover + load.soon * soon + load.hosts * hosts
    score += load.buried * buried + load.inversions * inversions
    return min(max(score >> 2, 0), BucketQueue.bound - 1)
  }
}
