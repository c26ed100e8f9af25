// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Testing

@testable import Games
@testable import Patience

/// The figures that a game's help tells are those that its rules count by.
@Suite struct FormulaTests {
  @Test func everyCardOnAFoundationOfFreeCellBringsWhatIsTold() throws {
    var match = Match(try FreeCell("easy"), seed: 1)
    var seen: Set<Int> = []
    while match.outcome == .open, match.moveCount < 400,
      let advice = match.game.hints?.advice(on: match.table)
    {
      try match.play(advice.move)
      let cards = match.table.places(.foundation).map { match.table[$0].count }.reduce(0, +)
      seen.insert(cards)
      #expect(match.score == cards * (try figure("card", of: FreeCell.self)))
    }
    #expect(seen.count > 5)
  }

  @Test func eachWayOfAKlondikeCardBringsWhatIsTold() throws {
    let ways: [(String, Event, sign: Int)] = [
      ("foundation", .moved([Piece(0)], from: .waste, to: .foundation(1)), 1),
      ("foundation", .moved([Piece(0)], from: .column(1), to: .foundation(1)), 1),
      ("column", .moved([Piece(0)], from: .waste, to: .column(1)), 1),
      ("turned", .turned([Piece(0)], at: .column(1), faceUp: true), 1),
      ("back", .moved([Piece(0)], from: .foundation(1), to: .column(1)), -1),
    ]
    for (name, event, sign) in ways {
      #expect(Klondike.scoring.points(for: event) == sign * (try figure(name, of: Klondike.self)))
    }
  }

  @Test func turningTheWasteCostsWhatIsToldWhereOneCardIsDrawn() throws {
    let cost = try figure("recycle", of: Klondike.self)
    for drawing in Klondike.Drawing.allCases {
      let game = Klondike(drawing)
      var turn = Turn(Match(game, seed: 1).table)
      turn.count(.score, by: 2 * cost)
      var table = turn.table
      while !table[.stock].isEmpty { table = game.turn(playing: Move(.draw), on: table).table }
      let before = table[.score]
      let after = game.turn(playing: Move(.draw), on: table).table[.score]
      #expect(before - after == (drawing == .one ? cost : 0))
    }
  }

  @Test func aSpiderMoveCostsWhatIsToldEvenTakenBackAndARunBringsIt() throws {
    let game = try Spider("easy")
    let (start, move) = (try figure("start", of: Spider.self), try figure("move", of: Spider.self))
    var match = Match(game, seed: 1)
    #expect(match.score == start)
    try match.play(Move(.deal))
    #expect(match.score == start - move)
    match.undo()
    #expect(match.score == start - move)
    var turn = Turn(match.table)
    turn.move(Rank.allCases.count, from: .stock, to: .completed)
    let points = [match.table, turn.table].map { game.points(of: $0, undoCount: 0) }
    #expect(points[1] - points[0] == (try figure("run", of: Spider.self)))
  }

  @Test func everyHandScoresWhatIsTold() throws {
    let hands = try #require(PokerSlam.formula.fillings["hands"])
    #expect(hands == .term(.clauses(PokerHand.allCases.map(\.scored))))
    for hand in PokerHand.allCases {
      #expect(hand.scored.fillings["score"] == .number(hand.score))
    }
  }

  private func figure(_ name: String, of game: any Scored.Type) throws -> Int {
    let filling = try #require(game.formula.fillings[name])
    guard case .number(let figure) = filling else {
      Issue.record("\(name) is no number")
      return 0
    }
    return figure
  }
}
