// SPDX-License-Identifier: GPL-3.0-or-later

/// A round of a game: its rules, what is told of it and what it answers, with the settings that a save needs to make
/// the same round again. Menus, hints, narration, saves and undo follow from it.
public protocol Game: Rules, Telling, GameQueryAnswering, Codable, Equatable {
  /// The game's name in saves and on the command line: "atlas".
  static var id: String { get }

  /// The ends that the game tells in its own words, `over-<id>`; of any other the general ones serve.
  static var ownEndings: Set<Outcome> { get }

  /// The form of shared messages in which the game's pieces are called what they are, such as
  /// "piece"; nil where they are cards. See ``Key/form(_:)``.
  static var pieceForm: String? { get }

  /// How hard this round is, by the name the game's kind lists it under.
  var difficulty: Difficulty { get }

  /// Why there is no deal of a seed, or nil; a game that deals from numbers has not all of them.
  func refusal(ofSeed seed: UInt64) -> Refusal?

  /// The number the player knows the deal by; nil for a deal without one, such as a board that
  /// was brought along.
  func dealNumber(seed: UInt64) -> UInt64?

  /// What the round is made of, for choosing something else next time (group ids).
  var ingredients: [String] { get }
}

extension Game {
  /// Where its match is kept.
  public var slot: String { difficulty.slot(of: Self.self) }

  /// What the game is called: `game-klondike`.
  public var title: Term { .game(Self.id) }

  /// Whether another round has the same rules and settings.
  func isSame(as other: any Game) -> Bool { self == other as? Self }

  public static var ownEndings: Set<Outcome> { [] }
  public static var pieceForm: String? { nil }
  public func refusal(ofSeed seed: UInt64) -> Refusal? { nil }
  public func dealNumber(seed: UInt64) -> UInt64? { seed }
  public var ingredients: [String] { [] }
}

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
