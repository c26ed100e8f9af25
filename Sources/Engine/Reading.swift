// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that one game tells about its table and others do not, by one word: "neighbours".
public struct Reading: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// As a menu names it: `command-neighbours`. Its `.words` are what can be typed.
  public var title: Term { Term(Key("command-\(name)")) }

  /// What has to be given. Where it is not, it is asked for with the message `ask-<reading>-<n>`, n
  /// from 1.
  public enum Parameter: Hashable, Sendable {
    /// A piece, by its place, number or name.
    case piece
    /// An empty square, by its row and column.
    case emptySquare
    /// One of these messages, by its place in the list or by its words.
    case choice([Key])
    /// - Parameter unit: how many make what a player counts in, such as a square.
    case number(ClosedRange<Int>, unit: Int = 1)
  }

  public enum Argument: Hashable, Sendable {
    case piece(Piece)
    case square(Place)
    /// Counted from 0.
    case choice(Int)
    case number(Int)
  }
}

/// Answers the readings of a game: the game itself, or who sees what its rules do not know.
public protocol Answering: Sendable {
  /// What has to be given for a reading, in this order.
  ///
  /// - Throws: an ``Objection`` where it is never answered, whatever is given.
  func parameters(of reading: Reading) throws(Objection) -> [Reading.Parameter]

  /// How many arguments do; nil where all are needed.
  func leastArguments(of reading: Reading) -> Int?

  /// Whether a reading comes to a move, and so stands among the acts.
  func isMove(_ reading: Reading) -> Bool

  /// - Parameters:
  ///   - arguments: one for each of the reading's parameters.
  ///   - picked: what is gathered.
  /// - Throws: an ``Objection`` that says why there is no answer.
  func answer(
    _ reading: Reading, _ arguments: [Reading.Argument], picked: [Piece], on table: Table
  ) throws(Objection) -> Answer
}

public enum Answer: Hashable, Sendable {
  /// A fact a line.
  case lines([Term])
  /// Choices, one of which can be picked.
  case choices(Choices)
  /// The piece is to be heard.
  case sound(Piece)
  case move(Move)
}

extension Answering {
  public func parameters(of reading: Reading) throws(Objection) -> [Reading.Parameter] { [] }
  public func leastArguments(of reading: Reading) -> Int? { nil }
  public func isMove(_ reading: Reading) -> Bool { false }
  public func answer(
    _ reading: Reading, _ arguments: [Reading.Argument], picked: [Piece], on table: Table
  ) throws(Objection) -> Answer { throw Objection(Term("refused-act")) }
}
