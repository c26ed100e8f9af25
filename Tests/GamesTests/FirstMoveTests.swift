// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

/// How many ways there are to play the first moves of a deal.
///
/// The counts were checked against a second program, written for it in Python from the rules alone,
/// with the deals made anew: it counted the same for every line here. Empty places of one kind
/// count apart, acts count as moves.
struct FirstMoveTests {
  @Test(
    "FreeCell: the first moves",
    arguments: [
      ("easy", 1, [32, 888]), ("easy", 617, [35, 1062]), ("medium", 11_982, [27, 582]),
      ("medium", 1, [24, 450]), ("hard", 1, [16, 156, 474]), ("hard", 617, [19, 246, 1816]),
    ] as [(String, UInt64, [Int])])
  func freeCell(difficulty: String, number: UInt64, counts: [Int]) throws {
    try check(FreeCell(Difficulty(rawValue: difficulty)), number, counts)
  }

  @Test(
    "FreeCell: four moves", .enabled(if: isLong),
    arguments: [
      ("easy", 1, [32, 888, 19_860]), ("easy", 11_982, [35, 1062, 26_466]),
      ("medium", 1, [24, 450, 5667, 39_375]), ("hard", 1, [16, 156, 474, 1532]),
      ("hard", 617, [19, 246, 1816, 10_494]), ("hard", 11_982, [19, 246, 1800, 10_072]),
    ] as [(String, UInt64, [Int])])
  func freeCellDeeper(difficulty: String, number: UInt64, counts: [Int]) throws {
    try check(FreeCell(Difficulty(rawValue: difficulty)), number, counts)
  }

  @Test(
    "Spider: four moves",
    arguments: [
      ("easy", 1, [3, 16, 105, 756]), ("easy", 2, [5, 23, 111, 645]),
      ("medium", 1, [3, 16, 103, 706]), ("medium", 2, [5, 23, 110, 609]),
      ("hard", 1, [3, 16, 98, 636]), ("hard", 2, [5, 23, 110, 606]),
    ] as [(String, UInt64, [Int])])
  func spider(difficulty: String, seed: UInt64, counts: [Int]) throws {
    try check(Spider(Difficulty(rawValue: difficulty)), seed, counts)
  }

  private func check(_ game: any Game, _ seed: UInt64, _ counts: [Int]) throws {
    let table = Match(game, seed: seed).table
    #expect(counts.indices.map { perft(game, table, depth: $0 + 1) } == counts)
  }
}
