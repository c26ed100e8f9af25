// SPDX-License-Identifier: GPL-3.0-or-later

/// What came of a deal that many have played, each of them once, without anybody's name.
public struct DealBoard: Hashable, Codable, Sendable {
  public let played: Int
  public let won: Int
  /// How many won without a hint.
  public let wonWithoutHint: Int
  /// Of those who won; nil where nobody did.
  public let moves: Figure?
  /// In seconds.
  public let time: Figure?
  /// Of everybody, in a game that is played for points; nil for any other.
  public let points: Figure?
  /// What the player made of it who asks; nil where they have not played it.
  public let own: DealPlay?
  /// The player's place among those who won, or among all in a game for points, by points, moves
  /// and time; nil where they have none.
  public let place: Int?

  /// The best of some numbers, and the one in the middle.
  public struct Figure: Hashable, Codable, Sendable {
    public let best: Int
    public let middle: Int

    public init(best: Int, middle: Int) {
      self.best = best
      self.middle = middle
    }

    /// Nil of none.
    fileprivate init?(bestFirst numbers: [Int]) {
      guard let best = numbers.first else { return nil }
      let half = numbers.count / 2
      let isEven = numbers.count.isMultiple(of: 2)
      self.init(
        best: best, middle: isEven ? (numbers[half - 1] + numbers[half]) / 2 : numbers[half])
    }
  }

  /// - Parameters:
  ///   - plays: the first of each player.
  ///   - own: that of the player who asks.
  public init(_ plays: [DealPlay], own: DealPlay?) {
    let wins = plays.filter { $0.ending == .won }
    let isForPoints = plays.contains { $0.ending == .over }
    let placed = isForPoints ? plays : wins
    played = plays.count
    won = wins.count
    wonWithoutHint = wins.count { $0.hints == 0 }
    moves = Figure(bestFirst: wins.map(\.moves).sorted())
    time = Figure(bestFirst: wins.map(\.seconds).sorted())
    points = isForPoints ? Figure(bestFirst: plays.compactMap(\.score).sorted(by: >)) : nil
    self.own = own
    place = own.flatMap { own in
      placed.contains(own) ? 1 + placed.count { $0.isBetter(than: own, isForPoints) } : nil
    }
  }
}

extension DealPlay {
  fileprivate func isBetter(than other: DealPlay, _ isForPoints: Bool) -> Bool {
    if isForPoints { return score ?? .min > other.score ?? .min }
    return (moves, seconds) < (other.moves, other.seconds)
  }
}
