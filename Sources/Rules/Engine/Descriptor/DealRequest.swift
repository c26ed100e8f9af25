// SPDX-License-Identifier: GPL-3.0-or-later

/// What a player asks of a new round.
public struct DealRequest: Hashable, Sendable, Codable {
  public var difficulty: Difficulty
  /// The deal's number: the same number makes the same round.
  public var number: UInt64
  /// Whether the number must mean the same deal for everyone, and so hang on nothing of the
  /// player's own.
  public var isShared: Bool
  /// Whether the deal must be one that can be won.
  public var isWinnable: Bool
  /// What it is to be about, by the id of a ``RoundTopic``; nil for whatever the number brings.
  public var topic: String?
  /// What the last rounds were made of, the newest first, to be avoided where that is possible.
  public var recent: [[String]]
  /// How the player wants the game's options.
  public var options = DealOptionValues()

  public init(
    difficulty: Difficulty, number: UInt64, isShared: Bool = false, isWinnable: Bool = true,
    topic: String? = nil, recent: [[String]] = []
  ) {
    self.difficulty = difficulty
    self.number = number
    self.isShared = isShared
    self.isWinnable = isWinnable
    self.topic = topic
    self.recent = recent
  }
}
