// SPDX-License-Identifier: GPL-3.0-or-later

/// Results taken together. They are counted in the order in which the rounds ended.
public struct Statistics: Hashable, Sendable, Codable {
  public private(set) var won = 0
  /// With those that were abandoned.
  public private(set) var lost = 0
  public private(set) var abandoned = 0
  /// Of those that were lost: how many could have been won, as far as that was found out.
  public private(set) var lostWinnable = 0
  /// Played for points alone, and neither won nor lost.
  public private(set) var over = 0
  /// How many rounds were won one after the other, up to now and at best.
  public private(set) var currentStreak = 0
  public private(set) var bestStreak = 0
  /// In seconds, as the average is, and of rounds that were won.
  public private(set) var bestTime: Int?
  /// Of rounds that were won.
  public private(set) var fewestMoves: Int?
  /// Of rounds that were played to their end; nil for a game without points.
  public private(set) var bestScore: Int?
  private var timeOfWins = 0
  private var scored = 0
  private var points = 0

  public init() {}

  public var played: Int { won + lost + over }
  /// Of rounds that were played to their end; nil for a game without points.
  public var averageScore: Int? { scored == 0 ? nil : points / scored }
  public var averageTime: Int? { won == 0 ? nil : timeOfWins / won }

  /// - Parameter couldBeWon: nil where nobody knows.
  public mutating func count(
    _ ending: RoundResult.Ending, seconds: Int, moves: Int, score: Int?, couldBeWon: Bool? = nil
  ) {
    switch ending {
    case .won:
      won += 1
      currentStreak += 1
      bestStreak = max(bestStreak, currentStreak)
      bestTime = min(bestTime ?? seconds, seconds)
      fewestMoves = min(fewestMoves ?? moves, moves)
      timeOfWins += seconds
    case .over: over += 1
    case .lost, .abandoned:
      lost += 1
      currentStreak = 0
      if ending == .abandoned { abandoned += 1 }
      if couldBeWon == true { lostWinnable += 1 }
    }
    guard ending != .abandoned, let score else { return }
    bestScore = max(bestScore ?? score, score)
    scored += 1
    points += score
  }
}

/// The statistics of a game at one difficulty.
public struct Tally: Hashable, Sendable, Codable {
  public let game: String
  public let difficulty: Difficulty
  public var statistics = Statistics()

  public init(game: String, difficulty: Difficulty) {
    self.game = game
    self.difficulty = difficulty
  }
}

extension [Tally] {
  /// In the order in which menus list games and difficulties; what they do not list comes last.
  public func inOrder(of descriptors: [any GameDescriptor]) -> [Tally] {
    func place(_ tally: Tally) -> (Int, Int, String, String) {
      let descriptor = descriptors.firstIndex { $0.id == tally.game }
      let level = descriptor.flatMap {
        descriptors[$0].difficulties.firstIndex(of: tally.difficulty)
      }
      return (descriptor ?? .max, level ?? .max, tally.game, tally.difficulty.rawValue)
    }
    return sorted { place($0) < place($1) }
  }
}
