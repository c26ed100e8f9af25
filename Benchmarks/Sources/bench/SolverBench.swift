// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Solver

/// Every solver over fixed deals, beside the naive design and, where it is installed, Debian's
/// freecell-solver.
///
/// `bench solver 32000` takes the deals 1 to 32000 of FreeCell, and a tenth of them of the others;
/// 1000 without a number.
func measureSolver() throws {
  try measureFreeCell()
  for kind in [KlondikeRounds(), SpiderRounds()] as [any GameKind] {
    for difficulty in kind.difficulties {
      let verdicts = try Verdicts(kind, difficulty, 1...UInt64(otherCount))
      tell("\(kind.id) \(difficulty.rawValue)", verdicts)
    }
  }
  let atlas = try Kinds.atlas()
  for difficulty in atlas.difficulties {
    tell(
      "atlas \(difficulty.rawValue)",
      try Verdicts(atlas, difficulty, 1...UInt64(max(count, otherCount))))
  }
  try measureNaiveSearch()
  try measureHands()
  try measurePlayouts()
}

private let count = CommandLine.arguments.compactMap { Int($0) }.first ?? 1_000
private let otherCount = max(1, count / 10)

/// The verdicts on the deals of a range, each as it falls.
private struct Verdicts {
  var times = Times()
  var (won, lost) = (0, 0)
  var total = Duration.zero
  var hasSolver = true

  init(_ kind: any GameKind, _ difficulty: Difficulty, _ numbers: ClosedRange<UInt64>) throws {
    let clock = ContinuousClock()
    for number in numbers {
      let round = try kind.round(
        RoundOrder(difficulty: difficulty, number: number, isShared: true, isWinnable: false))
      let match = Match(round.game, seed: round.seed)
      let start = clock.now
      let verdict = match.verdict(within: Effort(states: 2_000_000))
      let spent = start.duration(to: clock.now)
      guard let verdict else {
        hasSolver = false
        return
      }
      times.add(spent)
      total += spent
      if let isWinnable = verdict.isWinnable { if isWinnable { won += 1 } else { lost += 1 } }
    }
  }
}

private func tell(_ name: String, _ verdicts: Verdicts) {
  guard verdicts.hasSolver else { return print("\(name): no solver") }
  let times = verdicts.times
  print(
    "\(name): \(times.count) deals, \(verdicts.won) won, \(verdicts.lost) lost,",
    "\(times.count - verdicts.won - verdicts.lost) open,",
    "median \(show(times.median)) ms, p99 \(show(times.percentile(99))) ms,",
    "p99.9 \(show(times.quantile(999, of: 1_000))) ms, total \(show(verdicts.total / .seconds(1))) s,",
    "peak \(peakKilobytes()) kB")
}

/// Ours, then Debian's with the settings that are its quickest, over the same deals.
private func measureFreeCell() throws {
  let kind = FreeCellRounds()
  var ours = Duration.zero
  for difficulty in kind.difficulties {
    let numbers = 1...UInt64(difficulty == kind.difficulties[0] ? count : otherCount)
    let verdicts = try Verdicts(kind, difficulty, numbers)
    if difficulty == kind.difficulties[0] { ours = verdicts.total }
    tell("freecell \(difficulty.rawValue)", verdicts)
  }
  let program = "/usr/bin/freecell-solver-range-parallel-solve"
  guard FileManager.default.isExecutableFile(atPath: program) else {
    return print("freecell-solver: not installed")
  }
  let child = try Child(program, ["1", "\(count)", "\(count)", "-l", "lg"], [:])
  while child.read(within: -1) != nil {}
  child.waitForEnd()
  let theirs = child.start.duration(to: .now) / .seconds(1)
  print(
    "freecell easy, freecell-solver -l lg: total \(show(theirs)) s, ours is",
    "\(show(theirs / (ours / .seconds(1)))) times as fast;",
    "peak \(peakKilobytes(of: RUSAGE_CHILDREN)) kB")
}

/// The rules' own tables, searched depth first: what a solver would be without positions of its own.
private func measureNaiveSearch() throws {
  for kind in [FreeCellRounds(), KlondikeRounds(), SpiderRounds()] as [any GameKind] {
    var (tables, decided) = (0, 0)
    let deals = min(10, otherCount)
    let start = ContinuousClock().now
    for number in 1...deals {
      let round = try kind.easyRound(UInt64(number))
      var open = [Match(round.game, seed: round.seed).table]
      var seen: Set<UInt64> = []
      search: while let table = open.popLast(), seen.count < 1_000 {
        for move in round.game.moves(on: table) {
          let next = round.game.turn(playing: move, on: table).table
          tables += 1
          guard seen.insert(next.digest).inserted else { continue }
          open.append(next)
          if round.game.outcome(of: next) == .won {
            decided += 1
            break search
          }
        }
      }
    }
    let spent = start.duration(to: .now) / .seconds(1)
    print(
      "\(kind.id) naive search: \(decided) of \(deals) decided within 1000 tables each,",
      "\(Int(Double(tables) / spent)) tables a second")
  }
}

/// All hands on a grid: the rules' own search against that of the solver.
private func measureHands() throws {
  let tables = (1...200).map { Match(PokerSlam(listsHands: true), seed: UInt64($0)).table }
  let (grids, compact) = (tables.map { Grid($0) }, tables.map { CompactGrid($0) })
  var (rules, solver) = (Times(), Times())
  var (told, found) = (0, 0)
  let clock = ContinuousClock()
  for _ in 0..<20 {
    for index in tables.indices {
      rules.add(clock.measure { told += grids[index].hands().count })
      solver.add(clock.measure { found += compact[index].handCount })
    }
  }
  print(
    "pokerslam, all hands: rules median \(show(rules.median * 1_000)) µs, solver median",
    "\(show(solver.median * 1_000)) µs, p99 \(show(solver.percentile(99) * 1_000)) µs,",
    "ratio \(show(rules.median / solver.median)), the same number: \(told == found)")
}

/// Rounds of PokerSlam played to their ends, a second: by the rules, and by the solver.
private func measurePlayouts() throws {
  let game = PokerSlam(listsHands: true)
  let deals = 1...UInt64(min(count, 20))
  let clock = ContinuousClock()
  let naive = try clock.measure {
    for seed in deals {
      var match = Match(game, seed: seed)
      while let move = game.advice(on: match.table)?.move { try match.play(move) }
    }
  }
  let samples = 500
  let compact = clock.measure {
    for seed in deals {
      _ = PokerSlamAdvisor(samples: samples).advice(on: Match(game, seed: seed).table)
    }
  }
  let rates = (
    Double(deals.count) / (naive / .seconds(1)),
    Double(deals.count * samples) / (compact / .seconds(1))
  )
  print(
    "pokerslam, rounds a second: rules \(Int(rates.0)), solver \(Int(rates.1)),",
    "ratio \(show(rates.1 / rates.0))")
}

/// The most memory this process, or any of its children, has had so far.
private func peakKilobytes(of who: __rusage_who = RUSAGE_SELF) -> Int {
  var usage = rusage()
  return getrusage(__rusage_who_t(who.rawValue), &usage) == 0 ? usage.ru_maxrss : 0
}
