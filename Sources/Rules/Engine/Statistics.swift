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

/// The statistics of a game at one difficulty, of one kind of deals.
public struct Tally: Hashable, Sendable, Codable {
  public let game: String
  public let difficulty: Difficulty
  public let dealKind: DealKind
  public var statistics = Statistics()

  public init(game: String, difficulty: Difficulty, dealKind: DealKind = .any) {
    self.game = game
    self.difficulty = difficulty
    self.dealKind = dealKind
  }

  /// Whether both count the same rounds, whatever they have counted so far.
  public func isOfSameKind(as other: Tally) -> Bool {
    game == other.game && difficulty == other.difficulty && dealKind == other.dealKind
  }
}

extension [Tally] {
  /// Whether deals of the other kind were played of the same game as well.
  public func hasOtherKind(than tally: Tally) -> Bool {
    contains {
      $0.game == tally.game && $0.difficulty == tally.difficulty && $0.dealKind != tally.dealKind
    }
  }

  /// In the order in which menus list games and difficulties; what they do not list comes last.
  public func inOrder(of descriptors: [any GameDescriptor]) -> [Tally] {
    func place(_ tally: Tally) -> (Int, Int, String, String, Int) {
      let descriptor = descriptors.firstIndex { $0.id == tally.game }
      let level = descriptor.flatMap {
        descriptors[$0].difficulties.firstIndex(of: tally.difficulty)
      }
      return (
        descriptor ?? .max, level ?? .max, tally.game, tally.difficulty.rawValue,
        tally.dealKind == .winnable ? 0 : 1
      )
    }
    return sorted { place($0) < place($1) }
  }
}
