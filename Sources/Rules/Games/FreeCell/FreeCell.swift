// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// FreeCell: every card face up in eight columns, and a few cells that hold one card each.
///
/// The seed is the deal's number, see ``FreeCellRounds/numbers``, where no board is given.
public struct FreeCell: FoundationSolitaire, DealIdentifying, Scored {
  public static let id = "freecell"

  public let difficulty: Difficulty
  public let layout: Layout
  public let cards = PlayingCard.deck
  /// A deal from elsewhere; nil for the numbered ones.
  public let board: FreeCellBoard?

  /// - Throws: a ``Refusal`` for a difficulty that the game does not have.
  public init(_ difficulty: Difficulty, board: FreeCellBoard? = nil) throws(Refusal) {
    guard let level = Self.levels.first(where: { $0.difficulty == difficulty }) else {
      throw .unknown(difficulty)
    }
    self.difficulty = difficulty
    self.board = board
    layout = .columns(8) + .cells(level.cells) + .foundations(4)
  }

  /// From the easiest to the hardest, with the number of cells.
  static let levels: [(difficulty: Difficulty, cells: Int)] = [
    ("easy", 4), ("medium", 3), ("hard", 2),
  ]

  public func deal(_ turn: inout Turn) {
    if let board {
      for (number, column) in zip(1..., board.columns) {
        for card in column { turn.lay(Piece(card.number), at: .column(number), faceUp: true) }
      }
      return
    }
    let deal = MicrosoftDeal(turn.table.generator.state)
    for (index, card) in deal.cards.enumerated() {
      turn.lay(Piece(card), at: .column(index % 8 + 1), faceUp: true)
    }
  }

  /// A board needs no number.
  public func refusal(ofSeed seed: UInt64) -> Refusal? {
    let numbers = MicrosoftDeal.numbers
    guard board == nil, !numbers.contains(seed) else { return nil }
    return Refusal(
      Term(
        "freecell-deal-number",
        ["number": .number(seed), "last": .number(numbers.upperBound)]))
  }

  public func dealNumber(ofSeed seed: UInt64) -> UInt64? { board == nil ? seed : nil }

  public func applyAutomaticMoves(_ turn: inout Turn) { countSorted(&turn) }

  private static let pointsPerCard = 10

  /// Nothing comes back from a foundation, so that what lies there is all that was earned.
  public func points(of table: Table, undoCount: Int) -> Int {
    Self.pointsPerCard * foundationCount(on: table)
  }

  public static var formula: Term {
    Term("freecell-points", ["card": .number(pointsPerCard)])
  }
}

extension FreeCell {
  private enum CodingKeys: String, CodingKey, CaseIterable { case difficulty, layout }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.settings(CodingKeys.self)
    let lines = try container.decodeIfPresent([String].self, forKey: .layout)
    do {
      try self.init(
        container.decode(Difficulty.self, forKey: .difficulty),
        board: lines.map { try FreeCellBoard($0.joined(separator: "\n")) })
    } catch let flaw as BoardFlaw {
      throw Refusal(flaw.reason)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(difficulty, forKey: .difficulty)
    try container.encodeIfPresent(board?.lines, forKey: .layout)
  }
}
