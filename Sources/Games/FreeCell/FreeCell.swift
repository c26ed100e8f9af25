// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// FreeCell: every card face up in eight columns, and a few cells that hold one card each.
///
/// The seed is the deal's number; see ``FreeCellRounds/numbers``.
public struct FreeCell: Solitaire {
  public static let id = "freecell"

  public let difficulty: Difficulty
  public let places: [Place]
  public let cards = PlayingCard.deck

  /// - Throws: an ``Objection`` for a difficulty that the game does not have.
  public init(_ difficulty: Difficulty) throws(Objection) {
    guard let level = Self.levels.first(where: { $0.difficulty == difficulty }) else {
      throw Objection(Term("refused-difficulty", ["difficulty": .text(difficulty.rawValue)]))
    }
    self.difficulty = difficulty
    places = Place.row(.column, 8) + Place.row(.cell, level.cells) + Place.row(.foundation, 4)
  }

  /// From the easiest to the hardest, with the number of cells.
  static let levels: [(difficulty: Difficulty, cells: Int)] = [
    ("easy", 4), ("medium", 3), ("hard", 2),
  ]

  public func deal(_ turn: inout Turn) {
    let deal = MicrosoftDeal(turn.table.generator.state)
    for (index, card) in deal.cards.enumerated() {
      turn.lay(Piece(card), at: .column(index % 8 + 1), faceUp: true)
    }
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    switch move.goal {
    case .act(.autoMove):
      guard let goal = ownGoal(for: move.picked, on: turn.table) else { return }
      carry(move.picked, to: goal, &turn)
    case .act(let act): play(act, with: move.picked, &turn)
    case .place(let goal): carry(move.picked, to: goal, &turn)
    }
  }

  public func sweep(_ turn: inout Turn) { offerFinish(&turn) }

  public func outcome(of table: Table) -> Outcome {
    if isComplete(table) { return .won }
    return isStuck(table) ? .lost : .open
  }

  public func acts(on table: Table) -> [Act] {
    [.autoMoveAll, .finish].filter { objection(to: Move($0), on: table) == nil }
  }
}

extension FreeCell {
  private enum CodingKeys: String, CodingKey { case difficulty }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(container.decode(Difficulty.self, forKey: .difficulty))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(difficulty, forKey: .difficulty)
  }
}

extension Place.Kind {
  /// A place that holds one card, whichever it is.
  public static let cell: Place.Kind = "cell"
}
