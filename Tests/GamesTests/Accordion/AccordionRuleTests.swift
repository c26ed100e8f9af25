// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Narration
import Patience
import Testing

struct AccordionRuleTests {
  private let spread = Spread(Accordion())

  @Test("Deal: 52 cards in a row, one on each square")
  func deal() {
    let table = Match(Accordion(), seed: 8).table
    #expect(table.row.count == 52 && table[.completed].isEmpty)
    #expect(table.pieces.allSatisfy(table.isFaceUp))
  }

  @Test("A card goes one or three piles to the left, by suit or rank")
  func going() throws {
    let table = try spread.table(
      "square 11: 9C", "square 12: KC", "square 13: 9H", "square 14: 4C", "square 15: 4D")
    #expect(try spread.goals("4C", on: table) == ["square 11"])
    #expect(try spread.goals("4D", on: table) == ["square 14"])
    #expect(try spread.goals("9H", on: table) == [])
    #expect(try spread.goals("9C", on: table) == [])
    #expect(
      try spread.refusal("9H", to: "square 12", on: table)?.reason.key == "accordion-refused-match")
    #expect(
      try spread.refusal("9H", to: "square 11", on: table)?.reason.key == "accordion-refused-far")
  }

  @Test("A pile that goes leaves no gap, and what it covers is out of play")
  func closing() throws {
    let table = try spread.table(
      "square 18: 9C", "square 19: KH", "square 21: KC", "square 22: 4C")
    let next = try spread.after("KC", to: "square 19", on: table)
    #expect(
      spread.lines(next) == ["square 18: 9C", "square 19: KC", "square 22: 4C", "completed: KH"])
    #expect(try spread.goals("4C", on: next) == ["square 19"])
  }

  @Test("A card that can go two ways is picked, any other goes at once")
  func choosing() throws {
    let table = try spread.table(
      "square 11: 9C", "square 12: KC", "square 13: 9H", "square 14: 9D")
    #expect(spread.game.directGoal(of: try spread.piece("9D"), on: table) == nil)
    #expect(
      spread.game.directGoal(of: try spread.piece("KC"), on: table)
        == .square(row: 1, column: 1))
  }

  @Test("One pile wins; without a move the round is lost")
  func ending() throws {
    let lost = try spread.table("square 11: 9C", "square 12: KH")
    #expect(spread.game.outcome(of: lost) == .lost)
    var match = Match(Accordion(), seed: 3)
    while let move = match.game.moves(on: match.table).last { try match.play(move) }
    #expect(match.outcome == (match.table.row.count == 1 ? .won : .lost))
  }

  @Test("Two plies, counted by hand")
  func perft() throws {
    let table = try spread.table(
      "square 11: 9C", "square 12: KC", "square 13: 9H", "square 14: 4C", "square 15: 4D")
    // KC on 9C, 4C on 9C, 4D on 4C.
    #expect(spread.game.moves(on: table).count == 3)
    // Then 4D on 4C; KC or 4D on 4C; KC on 9C.
    #expect(try spread.perft(2, on: table) == 1 + 2 + 1)
  }

  @Test("What goes from square to square is told; what falls is not")
  func telling() throws {
    let table = try spread.table("square 11: 9C", "square 12: KC")
    let turn = try spread.play(spread.carry("KC", to: "square 11"), on: table)
    #expect(Narrator(spread.game).narrate(turn.events, on: turn.table).first?.key == "told-moved")
  }
}
