// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How far back a match has to go to be winnable.
public struct Rewind: Hashable, Sendable {
  /// How many moves to take back, the fewest that are known to do; nil where no point that can be
  /// gone back to is known to be winnable.
  public let moves: Int?
  /// The moves that win from there; empty where no such point is known.
  public let line: [Move]
  /// Whether the table as it is now is known to be lost.
  public let isLost: Bool
  /// Whether the deal itself is known to be lost.
  public let isDealLost: Bool

  public init(moves: Int?, line: [Move] = [], isLost: Bool, isDealLost: Bool = false) {
    self.moves = moves
    self.line = line
    self.isLost = isLost
    self.isDealLost = isDealLost
  }
}

extension Match {
  /// Looks for the last table of the match that is known to be winnable.
  ///
  /// What could be won after some moves could be won before them, so that halving finds the point:
  /// about as many tables are looked into as the number of moves has binary digits.
  ///
  /// - Parameters:
  ///   - effort: for each of the tables.
  ///   - time: for each of the tables; nil for as long as it takes.
  public func rewindToWinnable(within effort: Effort, _ time: Duration? = nil) -> Rewind {
    func verdict(without count: Int) -> Verdict? {
      var earlier = self
      guard earlier.undo(count).count == count else { return nil }
      return earlier.verdict(within: effort.within(time))
    }
    let now = verdict(without: 0)
    if case .won(let line) = now { return Rewind(moves: 0, line: line, isLost: false) }
    let isLost = now == .lost
    let first = verdict(without: undoableCount)
    guard case .won(var line) = first else {
      let isDealLost = first == .lost && undoableCount == moveCount
      return Rewind(moves: nil, isLost: isLost || isDealLost, isDealLost: isDealLost)
    }
    var (tooFew, enough) = (0, undoableCount)
    while enough - tooFew > 1 {
      let middle = (tooFew + enough) / 2
      if case .won(let nearer) = verdict(without: middle) {
        (enough, line) = (middle, nearer)
      } else {
        tooFew = middle
      }
    }
    return Rewind(moves: enough, line: line, isLost: isLost)
  }
}
