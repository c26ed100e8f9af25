// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Who wins a table, and how far it is known whether it can be won at all.
public struct DealAssessment: Hashable, Sendable {
  public let rating: DealRating
  /// The solver's or, where it has none, that of a player who won.
  public let verdict: Verdict
}

extension Match {
  /// Who wins the match's table as it is now; nil for a game that has no solver.
  ///
  /// The same for the same table on every machine, unless it is cancelled.
  public func rating(within effort: Effort) -> DealRating? {
    assessment(within: effort)?.rating
  }

  /// The rating with what it rests on; nil for a game that has no solver.
  ///
  /// The solver is asked first: what is proved lost need not be played. Then a player who follows
  /// the hints plays twenty times, or as often as it takes to know the answer.
  public func assessment(within effort: Effort) -> DealAssessment? {
    guard let verdict = verdict(within: effort) else { return nil }
    guard verdict != .lost else { return DealAssessment(rating: .lost, verdict: .lost) }
    var follower = HintFollower(game, seed: table.digest)
    var (wins, losses) = (0, 0)
    var line: [Move]?
    while wins < Self.winsOfAnyone, losses < (wins > 0 ? Self.lossesOfCareful : Self.lossesInVain) {
      let won = follower.winningLine(from: table, effort.isCancelled)
      guard !effort.isCancelled() else {
        return DealAssessment(rating: .unknown, verdict: verdict)
      }
      line = line ?? won
      if won == nil { losses += 1 } else { wins += 1 }
    }
    // A line is believed when the rules have let it be played.
    let proof = line.flatMap { isWon(by: $0) ? Verdict.won($0) : nil }
    let proved = verdict.isWinnable == nil ? proof ?? .unknown : verdict
    let rating: DealRating =
      switch wins {
      case Self.winsOfAnyone...: .anyone
      case 1...: .careful
      default: proved.isWinnable == true ? .solver : .unknown
      }
    return DealAssessment(rating: rating, verdict: proved)
  }

  private func isWon(by line: [Move]) -> Bool {
    var match = self
    for move in line {
      do throws(Refusal) { try match.play(move) } catch { return false }
    }
    return match.outcome == .won
  }

  // The bounds are our own, as nobody has published any.

  /// Half of twenty.
  private static let winsOfAnyone = 10
  /// With so many, fewer than half of twenty are won.
  private static let lossesOfCareful = 11
  /// So many in a row end it: who wins one time in four has won by then with 94 %.
  private static let lossesInVain = 10
}
