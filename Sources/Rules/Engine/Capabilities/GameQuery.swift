// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that one game tells about its table and others do not, by one word: "neighbours".
public struct GameQuery: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// As a menu names it: `command-neighbours`. Its `.words` are what can be typed.
  public var title: Term { Term(Key("command-\(name)")) }

  /// What has to be given. Where it is not, it is asked for with the message `ask-<gameQuery>-<n>`, n
  /// from 1.
  public enum Parameter: Hashable, Sendable, Codable {
    /// A piece, by its place, number or name.
    case piece
    /// An empty square, by its row and column.
    case emptySquare
    /// One of these messages, by its place in the list or by its words.
    case choice([Key])
    /// - Parameter unit: how many make what a player counts in, such as a square.
    case number(ClosedRange<Int>, unit: Int = 1)
  }

  public enum Argument: Hashable, Sendable, Codable {
    case piece(Piece)
    case square(Place)
    /// Counted from 0.
    case choice(Int)
    case number(Int)
  }
}

/// Answers the readings of a game: the game itself, or who sees what its rules do not know.
public protocol GameQueryAnswering: Sendable {
  /// What has to be given for a reading, in this order.
  ///
  /// - Throws: a ``Refusal`` where it is never answered, whatever is given.
  func parameters(of gameQuery: GameQuery) throws(Refusal) -> [GameQuery.Parameter]

  /// How many arguments do; nil where all are needed.
  func leastArguments(of gameQuery: GameQuery) -> Int?

  /// Whether a reading comes to a move, and so stands among the acts.
  func isMove(_ gameQuery: GameQuery) -> Bool

  /// - Parameters:
  ///   - arguments: one for each of the reading's parameters.
  ///   - picked: what is gathered.
  /// - Throws: a ``Refusal`` that says why there is no answer.
  func answer(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
  ) throws(Refusal) -> GameQueryAnswer
}

public enum GameQueryAnswer: Hashable, Sendable {
  /// A fact a line.
  case lines([Term])
  /// Choices, one of which can be picked.
  case choices(Choices)
  /// The piece is to be heard.
  case sound(Piece)
  case move(Move)
}

extension GameQueryAnswering {
  public func parameters(of gameQuery: GameQuery) throws(Refusal) -> [GameQuery.Parameter] { [] }
  public func leastArguments(of gameQuery: GameQuery) -> Int? { nil }
  public func isMove(_ gameQuery: GameQuery) -> Bool { false }
}
