// SPDX-License-Identifier: GPL-3.0-or-later

/// How a round ended, for the statistics.
public struct RoundResult: Hashable, Sendable, Codable {
  public enum Ending: String, Hashable, Sendable, CaseIterable, Codable {
    case won, lost, abandoned
    /// The points stand; there was nothing to win or lose.
    case over
  }

  public let game: String
  public let difficulty: String
  public let ending: Ending
  public let seconds: Int
  public let moves: Int
  public let mistakes: Int
  /// Nil for a game without points.
  public let score: Int?
  public let seed: UInt64
  /// What another player asks for to get this deal; nil where it was not kept.
  public let dealNumber: UInt64?
  public let ingredients: [String]
  public let dealKind: DealKind
  /// How many hints the player had; nil where nobody counted them.
  public let hints: Int?

  public init(
    game: String, difficulty: String, ending: Ending, seconds: Int, moves: Int, mistakes: Int,
    score: Int?, seed: UInt64, dealNumber: UInt64?, ingredients: [String],
    dealKind: DealKind = .any, hints: Int? = nil
  ) {
    self.game = game
    self.difficulty = difficulty
    self.ending = ending
    self.seconds = seconds
    self.moves = moves
    self.mistakes = mistakes
    self.score = score
    self.seed = seed
    self.dealNumber = dealNumber
    self.ingredients = ingredients
    self.dealKind = dealKind
    self.hints = hints
  }

  public init(of match: Match, _ ending: Ending, seconds: Int, score: Int? = nil) {
    self.init(
      game: type(of: match.game).id, difficulty: match.game.difficulty.rawValue, ending: ending,
      seconds: seconds, moves: match.moveCount, mistakes: match.mistakes.count,
      score: score ?? match.score, seed: match.seed,
      dealNumber: match.dealNumber, ingredients: (match.game.deals?.ingredients ?? []),
      dealKind: match.dealKind, hints: match.hintCount)
  }
}
