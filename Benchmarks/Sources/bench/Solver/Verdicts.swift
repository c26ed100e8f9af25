// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Solver

/// Verdicts asked one after the other, and what they took.
struct Verdicts {
  /// Of whole verdicts: the search, and the rules that play the line it finds.
  private(set) var times = Times()
  /// The same without that play, which is measured once more by itself.
  private(set) var searches = Times()
  private(set) var (won, lost) = (0, 0)
  private(set) var wonInASecond = 0
  private(set) var (total, replayed) = (Duration.zero, Duration.zero)

  /// Asks for the verdict on a match of a game that is searched.
  mutating func add(_ match: Match) {
    let clock = ContinuousClock()
    let effort = Effort.usual(for: type(of: match.game))
    var verdict = Verdict?.none
    let whole = clock.measure { verdict = match.verdict(within: effort) }
    var replay = Duration.zero
    switch verdict {
    case .won(let line):
      won += 1
      if whole < .seconds(1) { wonInASecond += 1 }
      var table = match.table
      replay = clock.measure { for move in line { try? match.game.advance(&table, by: move) } }
    case .lost: lost += 1
    case .unknown, nil: break
    }
    times.add(whole)
    searches.add(whole - replay)
    total += whole
    replayed += replay
  }

  var told: String {
    """
    \(times.count) tables, \(won) won, \(wonInASecond) of them within 1 s, \
    \(lost) lost, \(times.count - won - lost) open; \
    median \(show(times.median)) ms, p99 \(show(times.percentile(99))) ms, \
    p99.9 \(show(times.quantile(999, of: 1_000))) ms, total \(show(total / .seconds(1))) s; \
    without the replay median \(show(searches.median)) ms, p99 \(show(searches.percentile(99))) ms, \
    total \(show((total - replayed) / .seconds(1))) s
    """
  }
}
