// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct AcesUpRuleTests {
  private let spread = Spread(AcesUp())

  @Test("Deal: one card on each of four columns, 48 in the stock")
  func deal() {
    let table = Match(AcesUp(), seed: 8).table
    #expect(table.places(.column).map { table[$0].count } == [1, 1, 1, 1])
    #expect(table[.stock].count == 48 && table.hiddenInColumns == 0)
  }

  @Test("The lower of two cards of a suit goes; aces are high")
  func going() throws {
    let table = try spread.table("column 1: 9C", "column 2: KC", "column 3: AH", "column 4: QS 2H")
    #expect(try spread.goals("9C", on: table) == ["completed"])
    #expect(try spread.goals("2H", on: table) == ["completed"])
    #expect(
      try spread.refusal("KC", to: "completed", on: table)?.reason.key == "acesup-refused-highest")
    #expect(
      try spread.refusal("AH", to: "completed", on: table)?.reason.key == "acesup-refused-ace")
    #expect(try spread.refusal("QS", to: "completed", on: table)?.reason.key == "refused-covered")
    #expect(
      try spread.refusal("9C", to: "column 2", on: table)?.reason.key == "refused-not-a-target")
    let turn = try spread.play(spread.carry("9C", to: "completed"), on: table)
    #expect(spread.words(turn.table[.completed].pieces) == "9C")
    #expect(turn.events.first == .noted(Term("told-out", ["card": name("9C")])))
  }

  @Test("What is chosen goes off the table, else to an empty column, else is refused")
  func choosing() throws {
    let table = try spread.table("column 1: 4D 9C", "column 2: 3S KC", "column 4: AD")
    func goal(_ card: String) throws -> Place? {
      spread.game.directGoal(of: try spread.piece(card), on: table)
    }
    #expect(try goal("9C") == .completed)
    #expect(try goal("KC") == .column(3))
    // Alone it gains nothing in another column.
    #expect(try goal("AD") == .completed)
  }

  @Test("Four are dealt once no card can go")
  func dealing() throws {
    let table = try spread.table(
      "column 1: 9C", "column 2: KC", "stock: (2D) (3D) (4D) (5D)")
    #expect(
      spread.game.refusal(of: Move(.dealRow), on: table)
        == Refusal(Term("acesup-refused-deal", ["card": name("9C")])))
    let settled = try spread.after("9C", to: "completed", on: table)
    #expect(
      spread.lines(try spread.play(Move(.dealRow), on: settled).table)
        == ["column 1: 5D", "column 2: KC 4D", "column 3: 3D", "column 4: 2D", "completed: 9C"])
    let empty = try spread.table("column 1: 9C")
    #expect(spread.game.refusal(of: Move(.dealRow), on: empty) == Refusal("refused-stock-empty"))
  }

  @Test("Won with nothing but aces, lost where nothing is left to do")
  func outcomes() throws {
    let gone = PlayingCard.deck.filter { $0.rank != .ace }.map(\.description)
    let won = try spread.table(
      "column 1: AC AD", "column 3: AH AS", "completed: \(gone.joined(separator: " "))")
    #expect(spread.game.outcome(of: won) == .won)
    let lost = try spread.table(
      "column 1: 9C", "column 2: 3D KS", "column 3: 4H", "column 4: 2C 5S 8D")
    #expect(spread.game.outcome(of: lost) == .lost)
    let open = try spread.table("column 1: 9C", "column 2: 3D KS", "column 3: 4H")
    #expect(spread.game.outcome(of: open) == .open)
  }

  /// At first 9C or 2H can go. After 9C it is 2H, off the table or to column 1, and KC and AH can go to
  /// column 1, too; after 2H it is 9C alone.
  @Test("Two plies, counted by hand")
  func perft() throws {
    let table = try spread.table("column 1: 9C", "column 2: KC", "column 3: AH", "column 4: QS 2H")
    #expect(try spread.perft(1, on: table) == 2)
    #expect(try spread.perft(2, on: table) == 4 + 1)
  }

  @Test("The hint takes cards away, then fills an empty column, then deals")
  func hints() throws {
    let taking = try spread.table("column 1: 9C", "column 2: KC")
    #expect(spread.game.advice(on: taking)?.reason.fillings["higher"] == name("KC"))
    let filling = try spread.table(
      "column 1: 5H 9C", "column 2: 7S KD", "column 4: AH", "stock: (2S)")
    let advice = try #require(spread.game.advice(on: filling))
    // Without 9C the 5 goes, as the ace of its suit is free.
    #expect(advice.move == Move([try spread.piece("9C")], to: .column(3)))
    let dealing = try spread.table(
      "column 1: 5H", "column 2: 7S", "column 3: KD", "column 4: AC", "stock: (2S)")
    #expect(spread.game.advice(on: dealing)?.move == Move(.dealRow))
  }

  private func name(_ word: String) -> Filling {
    PlayingCard(word).map { .term($0.name) } ?? .text(word)
  }
}
