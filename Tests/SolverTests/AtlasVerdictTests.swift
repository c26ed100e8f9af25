// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
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
    let tally = try compare(SmallRound(), count: 300 * scale, seed: 1)
    #expect(tally.wrong == [])
    #expect(tally.won > 100 && tally.lost > 40 && tally.open < 20, "\(tally)")
  }

  @Test(arguments: [2, 5]) func namesInSeveralGroupsAreInterchangeable(sharing: Int) throws {
    let tally = try compare(SmallRound(sharing: sharing), count: 300 * scale, seed: 2)
    #expect(tally.wrong == [])
    #expect(tally.won > 100 && tally.lost > 2 && tally.open < 20, "\(tally)")
  }
}

/// 1, or 34 where the long tests are asked for: then 10,000 tables and more are compared.
let scale = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1" ? 10 : 1

/// Compares the verdict on random deals, and on tables a few random moves later, with the truth.
func compare(_ round: SmallRound, count: Int, seed: UInt64) throws -> Tally {
  var generator = Generator(seed: seed)
  var tally = Tally()
  for index in 0..<count {
    let (solver, match) = try round.hardMatch(&generator)
    tally.add(solver.verdict(on: match), on: match, solver.game, index)
  }
  return tally
}

extension Tally {
  /// A win is proved by its line, a loss by trying every line.
  mutating func add(_ verdict: Verdict, on match: Match, _ game: AtlasSolitaire, _ index: Int) {
    switch verdict {
    case .unknown: wrong.append("\(index): unknown")
    case .won(let line):
      won += 1
      if match.outcome(after: line) != .won { wrong.append("\(index): no win") }
    case .lost:
      var truth = EveryLine(game, bound: 2000)
      switch truth.wins(from: match.table) {
      case true: wrong.append("\(index): lost, but won")
      case false: lost += 1
      case nil: open += 1
      }
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
