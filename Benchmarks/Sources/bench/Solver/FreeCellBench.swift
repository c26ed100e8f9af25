// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Solver

/// Ours and Debian's, with the settings that are its quickest, over the same deals, three times by
/// turns.
func measureFreeCellSolver() throws {
  let kind = FreeCellRounds()
  let easiest = kind.difficulties[0]
  let before = peakKilobytes("self")
  var (ours, searches, theirs) = ([Double](), [Double](), [Double]())
  var peak = 0
  for run in 1...3 {
    var verdicts = Verdicts()
    for number in 1...UInt64(solverDeals) { verdicts.add(try kind.anyDeal(number, easiest)) }
    if run == 1 {
      print("freecell \(easiest.rawValue):", verdicts.told)
      print("memory: \(before) kB before the first deal, \(peakKilobytes("self")) kB at most")
    }
    ours.append(verdicts.total / .seconds(1))
    searches.append((verdicts.total - verdicts.replayed) / .seconds(1))
    if let peer = try Peer(deals: solverDeals) {
      theirs.append(peer.seconds)
      peak = max(peak, peer.peak)
    }
  }
  guard !theirs.isEmpty else { return print("freecell-solver: not installed") }
  let anchor = middle(theirs)
  print(
    "freecell-solver -l lg: total \(show(anchor)) s, ours is",
    "\(show(anchor / middle(ours))) times as fast,",
    "\(show(anchor / middle(searches))) without the replay; its memory \(peak) kB at most")
}

/// One run of freecell-solver.
private struct Peer {
  let seconds: Double
  let peak: Int

  /// Nil where it is not installed.
  init?(deals count: Int) throws {
    let program = "/usr/bin/freecell-solver-range-parallel-solve"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    // It tells how far it is now and then, and can be looked at.
    let pace = max(1, count / 20)
    let child = try Child(program, ["1", "\(count)", "\(pace)", "-l", "lg"], [:])
    var peak = 0
    while child.read(within: -1) != nil { peak = max(peak, peakKilobytes("\(child.id)")) }
    child.waitForEnd()
    seconds = child.start.duration(to: .now) / .seconds(1)
    self.peak = peak
  }
}

/// Tables of every difficulty in the middle of a round: part of a line that wins, and then up to twelve
/// moves at random, as many a player makes. Those that can be won and those that cannot are told
/// apart.
func measureMidGame() throws {
  let kind = FreeCellRounds()
  for difficulty in kind.difficulties {
    var (winnable, lost, chance) = (Verdicts(), Verdicts(), Generator(seed: 5))
    for number in 1...UInt64(solverDeals) {
      var match = try kind.anyDeal(number, difficulty)
      let verdict = match.verdict(within: .usual(for: FreeCell.self))
      guard case .won(let line) = verdict else { continue }
      for move in line.prefix(chance.below(line.count)) { try match.play(move) }
      for _ in 0..<chance.below(13) {
        if let move = chance.nextMove(in: match) { try match.play(move) }
      }
      guard match.outcome == .open else { continue }
      var verdicts = Verdicts()
      verdicts.add(match)
      if verdicts.won > 0 { winnable.add(match) } else { lost.add(match) }
    }
    print("freecell \(difficulty.rawValue), mid-game, winnable:", winnable.told)
    print("freecell \(difficulty.rawValue), mid-game, not or open:", lost.told)
  }
}
