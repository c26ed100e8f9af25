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
  private var options: [String: Int] = [:]

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

  /// How the player wants one of the game's options; the usual, where nothing was asked for.
  public subscript(option: DealOption) -> Int? {
    get { options[option.setting] ?? option.usual }
    set { options[option.setting] = newValue }
  }
}

/// A setting of the player's that the deals of one game hang on: a number.
public struct DealOption: Hashable, Sendable {
  /// The setting's name: "reshuffles".
  public let setting: String
  /// What it is for who has not asked for anything; nil for no limit.
  public let usual: Int?
  /// Whether it makes another deal of a number, so that a deal which is the same for everyone leaves
  /// it out.
  public let changesDeal: Bool

  public init(_ setting: String, usual: Int?, changesDeal: Bool) {
    self.setting = setting
    self.usual = usual
    self.changesDeal = changesDeal
  }
}
