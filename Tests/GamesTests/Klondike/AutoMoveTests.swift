// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

/// Moves that the game makes for the player, on Klondike's table.
struct AutoMoveTests {
  private let spread = Spread(Klondike(.one))

  private func autoMove(_ word: String, on table: Table) throws -> Turn {
    try spread.play(Move(.autoMove, with: [spread.piece(word)]), on: table)
  }

  @Test("Auto-move: foundation first, then a column, then an empty one")
  func order() throws {
    let first = try spread.table("column 1: 3S", "column 2: 2H", "foundation 1: AH")
    #expect(try autoMove("2H", on: first).table[.foundation(1)].count == 2)
    let second = try spread.table("column 2: 3S", "column 3: 2H")
    #expect(try spread.lines(autoMove("2H", on: second).table) == ["column 2: 3S 2H"])
    let third = try spread.table("column 2: 3S KH QS")
    #expect(
      try spread.lines(autoMove("KH", on: third).table) == ["column 1: KH QS", "column 2: 3S"])
  }

  @Test("Auto-move: no move is said, and a column's own king stays")
  func none() throws {
    let table = try spread.table("column 2: KH QS", "column 3: 3S", "foundation 1: AH 2H")
    for word in ["KH", "QS", "3S"] {
      #expect(
        spread.game.refusal(of: Move(.autoMove, with: [try spread.piece(word)]), on: table)
          == Refusal(Term("refused-no-move", ["card": name(word)])))
    }
    #expect(
      spread.game.refusal(of: Move(.autoMove), on: table)
        == Refusal(Term("refused-nothing-picked")))
  }

  @Test("Auto-move all: plays every safe card, also those that turn up, and no other")
  func all() throws {
    let table = try spread.table(
      "column 1: (2S) AH", "column 2: (3H) 2H", "column 3: 4H", "waste: AS",
      "foundation 4: AC 2C")
    let turn = try spread.play(Move(.autoMoveAll), on: table)
    // The 4 of Hearts stays: the 3 of Clubs or the 3 of Spades may still need it.
    #expect(
      spread.lines(turn.table) == [
        "column 3: 4H", "foundation 1: AH 2H 3H", "foundation 2: AS 2S", "foundation 4: AC 2C",
      ])
    #expect(turn.table[.score] == 60)
    #expect(
      spread.game.refusal(of: Move(.autoMoveAll), on: turn.table)
        == Refusal(Term("refused-nothing-safe")))
  }

  @Test("Finish: offered once all is face up and stock and waste are empty; it wins")
  func finish() throws {
    let lines = [
      foundation(1, .clubs, upTo: .queen), foundation(2, .spades, upTo: .jack),
      foundation(3, .hearts, upTo: .queen), foundation(4, .diamonds, upTo: .queen),
    ]
    let hidden = try spread.table(
      lines[0], lines[1], lines[2], lines[3], "column 1: (KS) KH", "column 2: KC", "waste: KD",
      "column 3: QS")
    #expect(
      spread.game.refusal(of: Move(.finish), on: hidden)
        == Refusal(Term("refused-finish", ["stock": "yes"])))
    let turned = try spread.play(spread.carry("KH", to: "foundation 3"), on: hidden)
    let open = try spread.play(spread.carry("KD", to: "foundation 4"), on: turned.table)
    #expect(spread.game.acts(on: open.table) == [.autoMoveAll, .finish])
    let won = try spread.play(Move(.finish), on: open.table)
    #expect(spread.game.outcome(of: won.table) == .won)
    #expect(won.table[.score] == open.table[.score] + 30)
    #expect(spread.game.acts(on: won.table) == [])
  }

  @Test(
    "Finish: refused while a card is in the stock, in the waste or face down",
    arguments: [
      ("stock: (KC)", "yes"), ("waste: KC", "no"), ("column 1: (KC) KD", "yes"),
      ("column 1: KC", nil),
    ] as [(String, Filling?)])
  func finishNeeds(line: String, refusal: Filling?) throws {
    let table = try spread.table(
      foundation(1, .clubs, upTo: .queen), foundation(2, .spades, upTo: .jack), "column 2: QS",
      line)
    #expect(spread.game.acts(on: table).contains(.finish) == (refusal == nil))
    #expect(
      spread.game.refusal(of: Move(.finish), on: table)
        == refusal.map { Refusal(Term("refused-finish", ["stock": $0])) })
  }

  @Test("Lost only when nothing that lies open or can be drawn can be played")
  func lost() throws {
    let stuck = try spread.table(
      "column 1: 2S", "column 2: 4S", "column 3: 6S", "column 4: 8S", "column 5: XS",
      "column 6: QS", "column 7: (AS) 2C", "stock: (4C)", "waste: 6C")
    #expect(spread.game.outcome(of: stuck) == .lost)
    for (line, draws) in [("stock: (AH)", "AH"), ("stock: (3H)", "3H")] {
      let open = try spread.table(
        "column 1: 2S", "column 2: 4S", "column 3: 6S", "column 4: 8S", "column 5: XS",
        "column 6: QS", "column 7: (AS) 2C", line, "waste: 6C")
      #expect(spread.game.outcome(of: open) == .open, "\(draws)")
    }
    let king = try spread.table("column 1: KS")
    #expect(spread.game.outcome(of: king) == .lost)
  }
}
