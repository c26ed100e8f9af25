// SPDX-License-Identifier: GPL-3.0-or-later

/// How hard a round is, by one lower-case word: "easy".
public struct Difficulty: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// `difficulty-easy`
  public var name: Term { Term(Key("difficulty-\(rawValue)")) }

  /// Where the match of a game at this difficulty is kept: "klondike-easy".
  public func slot(of game: any Game.Type) -> String { "\(game.id)-\(rawValue)" }
}
