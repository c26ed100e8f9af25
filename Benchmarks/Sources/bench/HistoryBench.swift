// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// What a history of 10,000 moves costs: to take back, to hold, to resume and to save after each
/// move.
func measureHistory() throws {
  for kind in try Kinds.all() {
    let match = try longMatch(kind)
    print("\(kind.id), \(match.moveCount) moves:")
    try measureUndo(match, kind)
    try measureSize(match)
    try measureSaving(match, kind.id)
  }
}

/// Random moves; now and then some are taken back, and some of those done again.
private func longMatch(_ kind: any GameKind) throws -> Match {
  let round = try kind.easyRound(11)
  var match = Match(round.game, seed: round.seed)
  var chance = Generator(seed: 3)
  while match.moveCount < 10_000 {
    if let move = chance.nextMove(in: match), chance.below(40) > 0 {
      try match.play(move)
    } else {
      match.undo(1 + chance.below(9))
      match.redo(chance.below(3))
    }
  }
  return match
}

private func measureUndo(_ match: Match, _ kind: any GameKind) throws {
  var single = Times()
  var played = match
  let clock = ContinuousClock()
  while played.canUndo { single.add(clock.measure { played.undo() }) }
  let whole = clock.measure { played.redo(10_000) }
  var talk = try Talk(kind, resuming: match)
  var lines = 0
  let told = clock.measure { lines = talk.lines(talk.respond(.line("undo 10000"))).count }
  print(
    "  undo 10000 typed and told in \(lines) line: \(milliseconds(told)) ms;",
    "redo of all \(milliseconds(whole)) ms; single undo median \(show(single.median * 1_000)) µs,",
    "p99 \(show(single.percentile(99) * 1_000)) µs")
}

/// The growth of the process for each of some copies that share nothing.
private func measureSize(_ match: Match) throws {
  let saved = match.saved
  malloc_trim(0)
  let before = residentKilobytes("self")
  var copies: [Match] = []
  let clock = ContinuousClock()
  let spent = try clock.measure { for _ in 0..<4 { copies.append(try Match(replaying: saved)) } }
  let after = residentKilobytes("self")
  print(
    "  held: \((after - before) / copies.count) kB; replayed from its moves in",
    "\(milliseconds(spent / copies.count)) ms")
}

private func measureSaving(_ match: Match, _ slot: String) throws {
  let scratch = try Scratch()
  let saves = try SaveDatabase.open(in: scratch.folder, games: Kinds.types).database
  _ = try saves.claim(slot)
  let clock = ContinuousClock()
  var chance = Generator(seed: 5)
  for count in [100, 10_000] {
    var match = match
    match.undo(match.moveCount - count)
    var times = Times()
    while times.count < 300 {
      guard let move = chance.nextMove(in: match) else {
        match.undo(3)
        continue
      }
      try match.play(move)
      let spent = try clock.measure { try saves.save(match, seconds: 1, in: slot) }
      // The first save of a round writes all its moves.
      if match.moveCount > count + 1 { times.add(spent) }
    }
    print(
      "  saved after each move at \(count) moves: median \(show(times.median)) ms,",
      "p99 \(show(times.percentile(99))) ms")
  }
  let resumed = try clock.measure { _ = try saves.claim(slot) }
  print("  resumed from the database: \(milliseconds(resumed)) ms")
}

private func milliseconds(_ duration: Duration) -> String { show(duration / .milliseconds(1)) }
