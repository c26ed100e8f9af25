// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// A line that wins goes its way without moves that others take back.
@Suite struct DirectLineTests {
  @Test func acesUpGoesInNoCircle() throws { try holds(AcesUp(), deals: 1...30, least: 10) }

  @Test func scorpionGoesInNoCircle() throws { try holds(Scorpion(), deals: 1...10, least: 2) }

  @Test func spiderGoesInNoCircle() throws { try holds(Spider("easy"), deals: 1...6, least: 4) }

  @Test func klondikeGoesInNoCircle() throws { try holds(Klondike(.one), deals: 1...20, least: 10) }

  @Test func aMoveThatIsTakenBackIsLeftOut() throws {
    let game = AcesUp()
    let (start, there, line) = try #require(crossroads(of: game))
    let back = Move(there.picked, to: try #require(there.picked.first.flatMap(start.place)))
    #expect(DirectLine([there, back] + line, of: game, on: start).moves == line)
  }

  /// The first table of a line on which a card can go to an empty column and come back, that move, and
  /// what wins from there.
  private func crossroads(of game: AcesUp) -> (Table, Move, [Move])? {
    for seed in 1...40 {
      let match = Match(game, seed: UInt64(seed))
      guard case .won(let line) = game.solver(within: .standard).verdict(on: match) else {
        continue
      }
      var table = match.table
      for (index, move) in line.enumerated() {
        let there = game.moves(on: table).first { carry in
          carry.goal.column != nil
            && carry.picked.first.flatMap(table.place).map { table[$0].count == 1 } == true
        }
        if let there { return (table, there, Array(line[index...])) }
        do { try game.advance(&table, by: move) } catch { return nil }
      }
    }
    return nil
  }

  /// On no two tables of a line the same lies in the same places, and no card is carried twice in a
  /// row but to turn up another.
  private func holds<Played: SearchedGame>(
    _ game: Played, deals: ClosedRange<UInt64>, least: Int
  ) throws {
    var won = 0
    for seed in deals {
      let match = Match(game, seed: seed)
      guard case .won(let line) = game.solver(within: .standard).verdict(on: match) else {
        continue
      }
      won += 1
      var table = match.table
      var seen: Set<[Pile]> = [table.places.map { table[$0] }]
      for (index, move) in line.enumerated() {
        let hidden = hiddenCount(on: table)
        try game.advance(&table, by: move)
        #expect(
          seen.insert(table.places.map { table[$0] }).inserted, "deal \(seed), move \(index + 1)")
        let next = line.dropFirst(index + 1).first
        #expect(
          move.goal.column == nil || next?.goal.column == nil || next?.picked != move.picked
            || hiddenCount(on: table) < hidden, "deal \(seed), move \(index + 1)")
      }
      #expect(game.outcome(of: table) == .won)
    }
    #expect(won >= least)
  }

  private func hiddenCount(on table: Table) -> Int {
    table.places.reduce(0) { $0 + table[$1].hiddenCount }
  }
}

extension Goal {
  fileprivate var column: Place? {
    if case .place(let place) = self, place.kind == .column { place } else { nil }
  }
}
