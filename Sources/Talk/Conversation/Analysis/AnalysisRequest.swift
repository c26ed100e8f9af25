// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Something that may take time to find out; see ``Request/analyze(_:)``.
public struct AnalysisRequest: Sendable {
  /// Told apart by it, as an answer may come when another question has been asked.
  public let id: Int
  /// What is asked, with the match or the wish it is asked of.
  public let subject: Subject

  public enum Subject: Sendable {
    /// How a match is won from its table now: a ``AnalysisResult/verdict(_:)``.
    case win(Match)
    /// Whether what has been seen of a match shows that it is lost: a ``AnalysisResult/verdict(_:)``
    /// that tells of nothing hidden.
    case deadEnd(Match)
    /// Which move brings the most points: a ``AnalysisResult/best(_:points:)``.
    case points(Match)
    /// How many moves have to be taken back so that a match is known to be winnable: a
    /// ``AnalysisResult/rewindToWinnable(_:line:isLost:isDealLost:)``.
    case rewindToWinnable(Match)
    /// Who wins the deal of a match: a ``AnalysisResult/rating(_:)``.
    case rating(Match)
    /// A deal that is as the player wishes it: a ``AnalysisResult/round(_:)``.
    case deal(DealSearchRequest)
  }
}

/// What was found out.
public enum AnalysisResult: Equatable, Codable, Sendable {
  case verdict(Verdict)
  /// The move with the most points to come on the average, and how many; nil where there is none.
  case best(Move, points: Int)
  /// How many moves to take back; nil where no point of the match is known to be winnable.
  ///
  /// - line: the moves that win from there.
  /// - isLost: whether the table is known to be lost as it is.
  /// - isDealLost: whether the deal is known to have been.
  case rewindToWinnable(Int?, line: [Move] = [], isLost: Bool, isDealLost: Bool = false)
  case rating(DealRating)
  case round(Deal)
  /// There is no answer; for a deal, with what stands in the way, if anything does.
  case nothing(Refusal?)
}

/// What can be found out about a game's rounds.
public enum AnalysisCapability: String, Codable, Sendable {
  /// Whether and how they are won.
  case wins
  /// Which move brings the most points.
  case points
  /// Whether what has been seen shows that they are lost, and no more.
  case deadEnds
}
