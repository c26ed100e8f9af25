// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Samples
import Testing

@testable import Conversation

/// A puzzle of nine pieces and no picture.
enum PlainPuzzle {
  static func round() throws -> Deal {
    try EveryDescriptor.puzzle.deal(DealRequest(difficulty: "easy", number: 1, topic: "plain"))
  }

  static func talk() throws -> Talk {
    Talk(.round(try round()), descriptors: [EveryDescriptor.puzzle], describer: Witness())
  }

  /// Where a piece belongs, by its number from 1.
  static func home(of number: Int) throws -> Place {
    let game = try #require(try round().game as? PicturePuzzle)
    return game.squares[try #require(game.part(of: Piece(number - 1)))]
  }
}

/// Sees of each piece its number, and answers with what it was asked.
struct Witness: PieceDescriber {
  func look(of piece: Piece) -> Term? { Term("look", ["n": .number(piece.number)]) }
  let title = Term("title")

  func parameters(of gameQuery: GameQuery) -> [GameQuery.Parameter] {
    switch gameQuery {
    case .listen: [.piece]
    case .describe, .match: [.piece, .choice(["side-top", "side-right"])]
    case .fits: [.emptySquare]
    case .compare: [.piece, .choice(["side-top", "side-right"]), .piece]
    case .drop: [.piece, .number(80...400, unit: 160), .number(80...640, unit: 160)]
    default: []
    }
  }

  func leastArguments(of gameQuery: GameQuery) -> Int? { gameQuery == .describe ? 1 : nil }

  func isMove(_ gameQuery: GameQuery) -> Bool { gameQuery == .drop }

  func answer(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
  ) throws(Refusal) -> GameQueryAnswer {
    switch (gameQuery, arguments.first) {
    case (.listen, .piece(let piece)?): return .sound(piece)
    case (.drop, .piece(let piece)?):
      return .move(Move([piece], to: .point(x: 100, y: 500)))
    case (.fits, .square(let square)?) where !table[square].isEmpty:
      throw Refusal(Term("taken"))
    default: return .lines([Witness.answer(gameQuery, arguments)])
    }
  }

  static func answer(_ gameQuery: GameQuery, _ arguments: [GameQuery.Argument]) -> Term {
    Term("answer", ["asked": .text("\(gameQuery.name) \(arguments)")])
  }
}
