// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Solver
import Testing

/// What was said of many tables, to compare with what is true of them.
struct Tally: Equatable {
  var won = 0
  var lost = 0
  /// Too large to try every line.
  var open = 0
  var wrong: [String] = []
}

@Suite struct AtlasVerdictTests {
  @Test func theVerdictIsThatOfTryingEveryLine() throws {
    let tally = try compare(SmallRound(), count: 2000, seed: 1)
    #expect(tally.wrong == [])
    #expect(tally.won > 500 && tally.lost > 100 && tally.open < 100, "\(tally)")
  }

  @Test(arguments: [2, 5]) func namesInSeveralGroupsAreInterchangeable(sharing: Int) throws {
    let tally = try compare(SmallRound(sharing: sharing), count: 2000, seed: 2)
    #expect(tally.wrong == [])
    #expect(tally.won > 500 && tally.lost > 50 && tally.open < 200, "\(tally)")
  }
}

/// Compares the verdict on random deals, and on tables a few random moves later, with the truth.
func compare(_ round: SmallRound, count: Int, seed: UInt64) throws -> Tally {
  var generator = Generator(seed: seed)
  var tally = Tally()
  for index in 0..<count {
    let game = try AtlasSolitaire(round.setup(&generator))
    var match = Match(game, seed: generator.next())
    for _ in 0..<(index % 2 == 0 ? 0 : generator.below(20)) {
      let moves = game.moves(on: match.table)
      if !moves.isEmpty { try match.play(moves[generator.below(moves.count)]) }
    }
    tally.add(AtlasSolver(game).verdict(on: match), on: match, game, index)
  }
  return tally
}

extension Tally {
  mutating func add(
    _ verdict: Verdict, on match: Match, _ game: AtlasSolitaire, _ index: Int, bound: Int = 3000
  ) {
    var truth = EveryLine(game, bound: bound)
    switch (verdict, truth.wins(from: match.table)) {
    case (.unknown, _): wrong.append("\(index): unknown")
    case (.won(let line), let isWinnable):
      won += 1
      if match.outcome(after: line) != .won { wrong.append("\(index): no win") }
      if isWinnable == false { wrong.append("\(index): won, but lost") }
    case (.lost, true): wrong.append("\(index): lost, but won")
    case (.lost, false): lost += 1
    case (.lost, nil): open += 1
    }
  }
}

extension Match {
  /// The outcome after more moves; nil where one of them is refused.
  func outcome(after line: [Move]) -> Outcome? {
    var match = self
    for move in line where (try? match.play(move)) == nil { return nil }
    return match.outcome
  }
}
