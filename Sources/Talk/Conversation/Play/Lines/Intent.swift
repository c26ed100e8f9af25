// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a player means by a line typed at a table.
enum Intent: Equatable, Sendable {
  /// A place alone: what lies there, or a goal.
  case choose(Place)
  /// A piece alone, by its name.
  case take(Piece)
  /// Pieces one after the other, in a game where they are gathered.
  case gather([Piece])
  /// One of these pieces to one of these places.
  case move([Piece], to: Goals)
  /// An act that one of these pieces is needed for, the one meant most first.
  case act(Act, with: [Piece])
  /// What lies at a place.
  case label(Place)
  /// A place, or a row or column of a grid, to be read.
  case read(Place)
  /// Where a card lies whose name holds this.
  case find(String)
  case gameQuery(GameQuery, [GameQuery.Argument])
  /// An act that only the secret opens; see ``Secret``.
  case secret(Act)
  /// What only another game has by this word.
  case foreign
  case unclear(Misreading)

  /// The places that a goal may mean, and how it was typed.
  struct Goals: Hashable, Sendable {
    let places: [Place]
    let text: String
  }
}

/// Why a line means nothing that can be done.
enum Misreading: Error, Hashable, Sendable {
  /// The part of the line that is no word of the game and names nothing on the table.
  case unknown(String)
  /// A part of the line that several things go by.
  case ambiguous(String, [Term])
  /// What is named cannot be meant.
  case refused(Refusal)

  /// So many of the things that a word may mean are told.
  private static let toldNames = 5

  /// What the player is told.
  func reason(_ reply: Reply) -> Term {
    switch self {
    case .unknown(let text):
      Term("not-understood", ["text": .text(text), "input": reply.input])
    case .ambiguous(let text, let names):
      Term(
        "typed-ambiguous",
        ["text": .text(text), "names": .list(Array(names.prefix(Self.toldNames)))])
    case .refused(let refusal): refusal.reason
    }
  }
}
