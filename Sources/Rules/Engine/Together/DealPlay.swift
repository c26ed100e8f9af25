// SPDX-License-Identifier: GPL-3.0-or-later

/// How somebody's round of a deal ended, as far as it is held against others'.
public struct DealPlay: Hashable, Codable, Sendable {
  public let ending: RoundResult.Ending
  public let moves: Int
  public let seconds: Int
  /// Nil where nobody counted them.
  public let hints: Int?
  /// Nil for a game without points.
  public let score: Int?

  public init(
    _ ending: RoundResult.Ending, moves: Int, seconds: Int, hints: Int? = nil, score: Int? = nil
  ) {
    self.ending = ending
    self.moves = moves
    self.seconds = seconds
    self.hints = hints
    self.score = score
  }

  public init(_ result: RoundResult) {
    self.init(
      result.ending, moves: result.moves, seconds: result.seconds, hints: result.hints,
      score: result.score)
  }
}

extension RoundResult {
  /// Whether a match that was played again from its deal bears the result out.
  public func isBorneOut(by match: Match) -> Bool {
    guard match.isCounted, game == type(of: match.game).id,
      difficulty == match.game.difficulty.rawValue, seed == match.seed,
      dealNumber == match.dealNumber, moves == match.moveCount, score == match.score
    else { return false }
    return switch ending {
    case .won: match.outcome == .won
    case .over: match.outcome == .over || match.endingWhenGivenUp == .over
    case .lost, .abandoned: ![.won, .over].contains(match.outcome)
    }
  }
}
