// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a position look far from a win. The numbers were found by trial on deals that no
/// figure is measured on.
struct SpiderWeights: Sendable {
  var runs = 500
  var hidden = 120
  var mixes = 60
  var breaks = 120
  var blocks = 40
  var squares = 0
  /// By the number of empty columns, up to four.
  var empty: InlineArray<5, Int> = [800, 400, 200, 100, 0]
  /// covered
  var covers = 0
  var ends: InlineArray<8, Int> = [0, 0, 0, 0, 0, 0, 0, 0]
  var downs: InlineArray<8, Int> = [0, 0, 0, 0, 0, 0, 0, 0]
  var patience = 12

  mutating func score(_ position: inout SpiderPosition) -> Int {
    var score = position.hiddenCount * hidden + position.mixes * mixes
    score += position.breaks * breaks + position.blocks * blocks
    score += (8 - position.completed) * runs + empty[min(position.emptyColumns, 4)]
    score -= position.squares * squares
    for column in 0..<10 {
      let segments = Int(position.segments[column])
      if position.hidden[column] > 0 {
        score += segments * segments * covers + downs[Int(position.hidden[column] & 7)]
      } else {
        score += ends[min(segments, 7)]
      }
    }
    return min(max(score / 10 + 500, 0), 8191)
  }
}

extension SpiderWeights {
  struct Attempt { var weights: SpiderWeights; var width: Int }
  nonisolated(unsafe) static var attempts = [20, 60, 150, 400, 1000, 3000].map { Attempt(weights: SpiderWeights(), width: $0) }
}
