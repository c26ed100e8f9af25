// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Match {
  /// How many moves have to be taken back, as few as are known to do, so that the match can be won;
  /// 0 where it can be as it is, nil where it is not known to be winnable at any point that can be
  /// gone back to.
  ///
  /// What could be won after some moves could be won before them, so that halving finds the point.
  ///
  /// - Parameter effort: for each of the points looked at; there are about as many as the number of
  ///   moves has binary digits.
  public func movesToTakeBack(within effort: Effort) -> Int? {
    func isWinnable(without count: Int) -> Bool {
      var earlier = self
      guard earlier.undo(count).count == count else { return false }
      return earlier.verdict(within: effort)?.isWinnable == true
    }
    if isWinnable(without: 0) { return 0 }
    guard isWinnable(without: undoableCount) else { return nil }
    var (lost, won) = (0, undoableCount)
    while won - lost > 1 {
      let middle = (lost + won) / 2
      if isWinnable(without: middle) { won = middle } else { lost = middle }
    }
    return won
  }
}
