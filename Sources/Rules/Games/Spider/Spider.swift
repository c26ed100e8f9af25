// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Spider: two packs in ten columns, dealt on ten cards at a time, until eight runs of one suit
/// from king to ace are complete.
public struct Spider: SuitRunSolitaire, DealingSolitaire, Scored {
  public static let id = "spider"
  public static let runCount = 8

  public let difficulty: Difficulty
  /// Always 104, of fewer suits in the easier games.
  public let cards: [PlayingCard]
  public let layout = Layout.columns(10) + .stock(.deal) + .completed

  /// - Throws: a ``Refusal`` for a difficulty that the game does not have.
  public init(_ difficulty: Difficulty) throws(Refusal) {
    guard let level = Self.levels.first(where: { $0.difficulty == difficulty }) else {
      throw .unknown(difficulty)
    }
    self.difficulty = difficulty
    cards = (0..<Self.runCount).flatMap { run in
      Rank.allCases.map { PlayingCard($0, of: level.suits[run % level.suits.count]) }
    }
  }

  /// From the easiest to the hardest.
  static let levels: [(difficulty: Difficulty, suits: [Suit])] = [
    ("easy", [.spades]), ("medium", [.spades, .hearts]), ("hard", Suit.allCases),
  ]

  var hasOneSuit: Bool { difficulty == Self.levels[0].difficulty }

  public func name(of piece: Piece) -> Term {
    hasOneSuit ? card(piece).name.inOneSuit : card(piece).name
  }

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    for number in 1...10 { turn.move(number <= 4 ? 6 : 5, from: .stock, to: .column(number)) }
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    turn.count(.moves)
    switch move.goal {
    case .act(.deal): turn.dealOnColumns()
    case .act: autoMove(move.picked, &turn)
    case .place(let goal): carry(move.picked, to: goal, &turn)
    }
  }

  /// Removes what is complete, which may turn a card up.
  public func applyAutomaticMoves(_ turn: inout Turn) {
    removeCompleteRuns(&turn)
    turn.turnUpColumns()
  }

  public func acts(on table: Table) -> [Act] { possible([.deal], on: table) }

  private static let startPoints = 500
  private static let runPoints = 100
  /// Taken off for every move, whether it was taken back or not.
  private static let movePoints = 1

  public func points(of table: Table, undoCount: Int) -> Int {
    Self.startPoints - Self.movePoints * (table[.moves] + undoCount)
      + Self.runPoints * completedCount(on: table)
  }

  public static var formula: Term {
    Term(
      "spider-points",
      [
        "start": .number(startPoints), "run": .number(runPoints), "move": .number(movePoints),
      ])
  }
}

extension Spider {
  private enum CodingKeys: String, CodingKey, CaseIterable { case difficulty }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.settings(CodingKeys.self)
    try self.init(container.decode(Difficulty.self, forKey: .difficulty))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(difficulty, forKey: .difficulty)
  }
}

extension Act {
  /// Deals a card on every column.
  public static let deal: Act = "deal"
}

extension Counter {
  /// The moves that led to the table.
  static let moves: Counter = "moves"
}
