// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct GolfRuleTests {
  private let spread = Spread(Golf(.apart))

  @Test("Deal: seven columns of five face up, a card on the waste, 16 in the stock")
  func deal() {
    let table = Match(Golf(.apart), seed: 8).table
    #expect(table.places(.column).map { table[$0].count } == Array(repeating: 5, count: 7))
    #expect(table.hiddenInColumns == 0)
    #expect(table[.waste].count == 1 && table.isFaceUp(table[.waste].pieces[0]))
    #expect(table[.stock].count == 16 && table[.stock].hiddenCount == 16)
    #expect(table.pieces.sorted() == (0..<52).map { Piece($0) })
  }

  /// By the sign of the rank on the waste, what goes on it.
  @Test(
    "A rank up or down, whatever the suit; kings and aces as the game has it",
    arguments: [
      (.joined, "A", "2 K"), (.joined, "2", "A 3"), (.joined, "K", "A Q"), (.apart, "A", "2"),
      (.apart, "7", "6 8"), (.apart, "K", "Q"), (.apart, "Q", "J K"), (.closed, "A", "2"),
      (.closed, "Q", "J K"), (.closed, "K", ""),
    ] as [(Golf.Ends, String, String)])
  func following(ends: Golf.Ends, top: String, takes: String) throws {
    let spread = Spread(Golf(ends))
    for suit in ["C", "H"] {
      let found = try Array("A23456789XJQK").filter { sign in
        let card = "\(sign)\(suit)"
        guard card != "\(top)C" else { return false }
        let table = try spread.table("waste: \(top)C", "column 3: 9D \(card)")
        return try spread.refusal(card, to: "waste", on: table) == nil
      }
      #expect(found.map { String($0) }.joined(separator: " ") == takes, "\(suit)")
    }
  }

  @Test("A refusal says what the waste takes; ranks alone are named")
  func refusals() throws {
    let table = try spread.table("waste: 7C", "column 1: 6H 9D", "stock: (2C)")
    #expect(
      try spread.refusal("9D", to: "waste", on: table)?.reason
        == Term(
          "refused-following",
          [
            "card": rank("9D"), "top": rank("7C"), "kind": "waste", "count": 1,
            "place": .term(Place.waste.name.form("to")),
            "wanted": .term(
              Term(
                "wanted-either",
                ["first": .term(Rank.six.wanted), "second": .term(Rank.eight.wanted)])),
          ]))
    #expect(try spread.refusal("6H", to: "waste", on: table)?.reason.key == "refused-covered")
    #expect(
      try spread.refusal("9D", to: "column 2", on: table)?.reason.key == "refused-not-a-target")
    #expect(try spread.refusal("7C", to: "column 2", on: table)?.reason.key == "refused-stays")
    let closed = Spread(Golf(.closed))
    let king = try closed.table("waste: KC", "column 1: QH")
    #expect(
      try closed.refusal("QH", to: "waste", on: king)?.reason.key == "refused-nothing-follows")
  }

  @Test("A card that is chosen goes to the waste; a card of the waste is not chosen")
  func choosing() throws {
    let table = try spread.table("waste: 7C", "column 1: 8H")
    let game = spread.game
    #expect(try game.directGoal(of: spread.piece("8H"), on: table) == .waste)
    #expect(try game.directGoal(of: spread.piece("7C"), on: table) == nil)
    #expect(
      spread.lines(try spread.after("8H", to: "waste", on: table)) == ["waste: 7C 8H"])
  }

  @Test("The stock is gone through once")
  func drawing() throws {
    let table = try spread.table("waste: 7C", "column 1: 2H", "stock: (9C) (3D)")
    let drawn = try spread.play(Move(.draw), on: table).table
    #expect(spread.lines(drawn) == ["column 1: 2H", "waste: 7C 3D", "stock: (9C)"])
    let empty = try spread.table("waste: 7C", "column 1: 2H")
    #expect(spread.game.refusal(of: Move(.draw), on: empty) == Refusal("refused-stock-empty"))
    #expect(spread.game.acts(on: empty) == [])
  }

  @Test(
    "Won with empty columns, whatever is left to draw; lost where nothing that comes helps",
    arguments: [
      (["waste: 7C", "stock: (9C)"], .won), (["waste: 7C", "column 1: 8H"], .open),
      (["waste: 7C", "column 1: 2H", "stock: (9C) (3D)"], .open),
      (["waste: 7C", "column 1: 2H", "stock: (9C) (5D)"], .lost),
      (["waste: 7C", "column 1: 2H"], .lost),
    ] as [([String], Outcome)])
  func outcomes(lines: [String], outcome: Outcome) throws {
    #expect(spread.game.outcome(of: try spread.table(lines)) == outcome)
  }

  @Test("The hint begins the longest row that can be foreseen, then draws")
  func hints() throws {
    let table = try spread.table(
      "waste: 7C", "column 1: 8H", "column 2: 4C 5D 6S", "column 4: 9H", "stock: (KC)")
    let advice = try #require(spread.game.advice(on: table))
    #expect(advice.move == Move([try spread.piece("6S")], to: .waste))
    #expect(advice.reason.key == "hint-row" && advice.reason.fillings["count"] == 3)
    let alone = try spread.table("waste: 7C", "column 1: 2C 8H")
    #expect(
      spread.game.advice(on: alone)?.reason
        == Term(
          "hint-uncovers",
          [
            "card": .term(spread.game.name(of: try spread.piece("8H"))),
            "from": .term(Place(.column, 1).name.form("from")),
            "place": .term(Place.waste.name.form("to")), "count": 1,
            "next": .term(spread.game.name(of: try spread.piece("2C"))),
          ]))
    let last = try spread.table("waste: 7C", "column 1: 8H", "column 2: 2C")
    #expect(spread.game.advice(on: last)?.reason.key == "hint-takes-away")
    let bare = try spread.table("waste: 7C", "column 1: 2H", "stock: (KC)")
    #expect(spread.game.advice(on: bare)?.move == Move(.draw))
    #expect(spread.game.advice(on: try spread.table("waste: 7C", "column 1: 2H")) == nil)
  }

  /// Column by column, the last card free; counted by hand. From the deal 7 follows as a 6 or an 8 may:
  /// columns 2 and 5, or a card is drawn. After 6C only 5H and 7S follow, after 8D only 7S and 9C.
  @Test("Two plies, counted by hand")
  func perft() throws {
    let table = try spread.table(
      "column 1: KC 2H", "column 2: 5H 6C", "column 3: 3D 7S", "column 4: AC JD",
      "column 5: 9C 8D", "column 6: 4C QH", "column 7: 2S KH", "waste: 7C", "stock: (3C) (QS)")
    #expect(spread.game.moves(on: table).count == 3)
    // 6C, then 5H, 7S or a draw; 8D, then 7S, 9C or a draw; a queen drawn, then JD, KH or a draw.
    #expect(try spread.perft(2, on: table) == 3 + 3 + 3)
  }

  private func rank(_ word: String) -> Filling {
    PlayingCard(word).map { .term($0.name.inOneSuit) } ?? .text(word)
  }
}

extension Spread {
  /// How many ways there are to play so many moves one after the other.
  func perft(_ depth: Int, on table: Table) throws -> Int {
    guard depth > 0 else { return 1 }
    return try game.moves(on: table).reduce(0) {
      try $0 + perft(depth - 1, on: play($1, on: table).table)
    }
  }
}
