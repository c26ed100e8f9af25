// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

/// Sequences of moves, counted by length. Each count was found by the naive game of the same name
/// too, which shares no rule with ours, and is so again here. They are frozen: a change of the
/// rules or of the dealing shows. Empty places of one kind count apart; acts that play cards by
/// themselves do not count.
struct PerftTests {
  static let klondikes: [(drawing: Klondike.Drawing, seed: UInt64, counts: [Int])] = [
    (.one, 1, [3, 10, 34, 110, 350]), (.one, 2, [1, 5, 7, 27, 85]),
    (.three, 3, [8, 47, 275, 1565]), (.three, 4, [7, 37, 183, 847, 3604]),
  ]

  @Test("Klondike", arguments: klondikes)
  func klondike(drawing: Klondike.Drawing, seed: UInt64, counts: [Int]) {
    let table = Match(Klondike(drawing), seed: seed).table
    check(Klondike(drawing), table, NaiveKlondike(table, drawing.rawValue), counts)
  }

  @Test("Yukon")
  func yukon() {
    let table = Match(Yukon(), seed: 1).table
    check(Yukon(), table, NaiveKlondike(table, 0), [6, 34, 201])
  }

  @Test(
    "FreeCell",
    arguments: [
      ("easy", 1, [32, 888]), ("easy", 617, [35, 1062]), ("medium", 11_982, [27, 582]),
      ("medium", 1, [24, 450]), ("hard", 1, [16, 156, 472]), ("hard", 617, [19, 246, 1816]),
    ] as [(String, UInt64, [Int])])
  func freeCell(difficulty: String, number: UInt64, counts: [Int]) throws {
    let game = try FreeCell(Difficulty(rawValue: difficulty))
    let table = Match(game, seed: number).table
    check(game, table, NaiveFreeCell(table), counts)
  }

  @Test(
    "Spider",
    arguments: [
      ("easy", 1, [3, 16, 105, 756]), ("easy", 2, [5, 23, 111, 645]),
      ("medium", 1, [3, 16, 103, 706]), ("medium", 2, [5, 23, 110, 609]),
      ("hard", 1, [3, 16, 98, 636]), ("hard", 2, [5, 23, 110, 606]),
    ] as [(String, UInt64, [Int])])
  func spider(difficulty: String, seed: UInt64, counts: [Int]) throws {
    let game = try Spider(Difficulty(rawValue: difficulty))
    let table = Match(game, seed: seed).table
    check(game, table, NaiveSpider(table, game, score: nil), counts)
  }

  @Test("Baker's Dozen, Eight Off, Forty Thieves, Canfield, Scorpion")
  func naivePatiences() {
    check(BakersDozen(), [17, 292])
    check(EightOff(), [49, 2125])
    check(FortyThieves(), [2, 19])
    check(Canfield(), [2, 3])
    check(Scorpion(), [3, 8])
  }

  private func check(_ game: some FoundationSolitaire, _ counts: [Int]) {
    let table = Match(game, seed: 1).table
    guard let kind = NaivePatience.Kind(rawValue: type(of: game).id) else { return }
    check(game, table, NaivePatience(table, kind), counts)
  }

  private func check(
    _ game: some FoundationSolitaire, _ table: Table, _ naive: some NaiveGame, _ counts: [Int]
  ) {
    #expect(counts.indices.map { perft(game, table, $0 + 1) } == counts)
    #expect(counts.indices.map { naive.perft($0 + 1) } == counts)
  }

  private func perft(_ game: some FoundationSolitaire, _ table: Table, _ depth: Int) -> Int {
    let moves = game.moves(on: table).filter { NaiveMove($0, on: table) != nil }
    guard depth > 1 else { return moves.count }
    return moves.reduce(0) { sum, move in
      var turn = Turn(table)
      game.play(move, &turn)
      game.applyAutomaticMoves(&turn)
      return sum + perft(game, turn.table, depth - 1)
    }
  }
}
