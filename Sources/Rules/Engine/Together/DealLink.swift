// SPDX-License-Identifier: GPL-3.0-or-later

/// A deal that one player has invited others to, as one of them sees it.
public struct DealLink: Equatable, Codable, Sendable {
  public let code: JoinCode
  public let deal: Deal
  /// Whether the player who sees it has made it.
  public let isOwn: Bool
  /// What the player has made of it; nil as long as they have not.
  public let own: DealPlay?
  /// Those of the others who have done with it, in the order in which they came.
  public let others: [DealPlay]
  /// How many others have opened it and not done with it yet.
  public let playing: Int

  public init(
    _ code: JoinCode, _ deal: Deal, isOwn: Bool, own: DealPlay? = nil, others: [DealPlay] = [],
    playing: Int = 0
  ) {
    self.code = code
    self.deal = deal
    self.isOwn = isOwn
    self.own = own
    self.others = others
    self.playing = playing
  }
}

/// That somebody has done with a deal that the player plays, too.
public struct DealNews: Hashable, Sendable {
  /// By which it is known that it was told.
  public let code: JoinCode
  public let other: Int
  public let game: String
  public let difficulty: Difficulty
  public let theirs: DealPlay
  /// Nil as long as the player has not done with it.
  public let own: DealPlay?

  public init(
    _ code: JoinCode, other: Int, game: String, difficulty: Difficulty, theirs: DealPlay,
    own: DealPlay?
  ) {
    self.code = code
    self.other = other
    self.game = game
    self.difficulty = difficulty
    self.theirs = theirs
    self.own = own
  }
}
