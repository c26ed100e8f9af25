// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Sees what the rules of a game do not know, such as what is printed on its pieces, and answers
/// questions about it.
public protocol Onlooker: Sendable {
  /// What a piece looks like, in a few words.
  func look(of piece: Piece) -> Term?

  /// What there is to learn about what a piece shows: entities, the one most worth a word first.
  func subjects(of piece: Piece) -> [String]

  /// What is told when a round begins.
  var introduction: [Term] { get }

  /// What can be asked, in the order of the menu.
  var errands: [Errand] { get }

  /// - Parameter arguments: one for each of the errand's parameters.
  /// - Throws: an ``Objection`` that says why there is no answer.
  func run(
    _ errand: Errand, _ arguments: [Errand.Argument], on table: Table
  ) throws(Objection) -> Errand.Answer
}

extension Onlooker {
  public func subjects(of piece: Piece) -> [String] { [] }
}

/// Something a player can ask for by name that takes no part in the rules: an act which, in place
/// of changing the table, is answered.
public struct Errand: Hashable, Sendable {
  /// What it is called and which key it has.
  public let act: Act
  public let parameters: [Parameter]
  /// Whether it comes to a move, and so stands among the acts.
  public let isMove: Bool

  public init(_ act: Act, _ parameters: [Parameter] = [], isMove: Bool = false) {
    self.act = act
    self.parameters = parameters
    self.isMove = isMove
  }

  /// What has to be given. Menus ask for it with the message `ask-<act>-<n>`, n from 1.
  public enum Parameter: Hashable, Sendable {
    /// A piece, by its number.
    case piece
    /// An empty square, by its row and column.
    case emptySquare
    /// One of these messages, by its place in the list or by its words.
    case choice([Key])
    case number(ClosedRange<Int>)
  }

  public enum Argument: Hashable, Sendable {
    case piece(Piece)
    case square(Place)
    /// Counted from 0.
    case choice(Int)
    case number(Int)
  }

  public enum Answer: Hashable, Sendable {
    /// A line each.
    case lines([Term])
    /// The piece is to be heard.
    case sound(Piece)
    case move(Move)
  }
}
