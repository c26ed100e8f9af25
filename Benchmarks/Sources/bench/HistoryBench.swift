// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// What a history of 10,000 moves costs: to take back, to hold, to resume and to save after each
/// move.
func measureHistory() async throws {
  // Kept to the end, so that what is measured later does not lie in the gaps they would leave.
  var held: [Match] = []
  for kind in try Kinds.all() {
    let match = try longMatch(kind)
    print("\(kind.id), \(match.moveCount) moves:")
    held += try measureSize(match)
    try measureUndo(match, kind)
    try await measureSaving(match, match.game.slot)
  }
}

/// Cards carried to and fro, or drawn, so that no round ends before its time; where that cannot be
/// done, any move. Now and then some moves are taken back, and some of those done again.
private func longMatch(_ kind: any GameDescriptor) throws -> Match {
  let round = try kind.easyRound(11)
  var match = Match(round.game, seed: round.seed)
  var chance = Generator(seed: 3)
  while match.moveCount < 10_000 {
    let legal = chance.shuffled(match.game.moves(on: match.table))
    if let passage = legal.lazy.compactMap({ toAndFro($0, in: match) }).first {
      match = passage
    } else if let move = chance.nextMove(in: match) {
      try match.play(move)
    } else {
      match.undo(1 + chance.below(9))
    }
    if chance.below(40) == 0 {
      match.undo(1 + chance.below(9))
      match.redo(chance.below(3))
    }
  }
  return match
}

/// - Returns: nil where the move cannot be made good by carrying the same card back.
private func toAndFro(_ move: Move, in match: Match) -> Match? {
  var match = match
  guard let piece = move.picked.first, let origin = match.table.place(of: piece) else {
    guard move == Move(.draw), (try? match.play(move)) != nil else { return nil }
    return match
  }
  guard (try? match.play(move)) != nil, match.outcome == .open,
    (try? match.play(Move([piece], to: origin))) != nil
  else { return nil }
  return match
}

private func measureUndo(_ match: Match, _ kind: any GameDescriptor) throws {
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

/// The growth of the process for each of some copies that share nothing, which are returned. One
/// more before them fills what was given back earlier.
private func measureSize(_ match: Match) throws -> [Match] {
  let (saved, number) = (match.saved, 12)
  var copies = [try Match(replaying: saved)]
  let before = residentKilobytes("self")
  let clock = ContinuousClock()
  let spent = try clock.measure {
    for _ in 0..<number { copies.append(try Match(replaying: saved)) }
  }
  let growth = residentKilobytes("self") - before
  print(
    "  held: \(growth / number) kB; replayed from its moves in",
    "\(milliseconds(spent / number)) ms")
  return copies
}

private func measureSaving(_ match: Match, _ slot: String) async throws {
  let scratch = try Scratch()
  let store = try scratch.store(Kinds.types)
  let lease = try await store.claim(.home, takingOver: .ifHolderIsGone)
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
      let saving = PlayerChange.save(match, slot: slot, seconds: 1)
      let spent = try await clock.measure { try await store.write(saving, by: .exclusive(lease)) }
      // The first save of a round writes all its moves.
      if match.moveCount > count + 1 { times.add(spent) }
    }
    print(
      "  saved after each move at \(count) moves: median \(show(times.median)) ms,",
      "p99 \(show(times.percentile(99))) ms")
  }
  let resumed = try await clock.measure {
    _ = try await store.openRounds(in: [slot], under: lease)
  }
  print("  resumed from the database: \(milliseconds(resumed)) ms")
}

private func milliseconds(_ duration: Duration) -> String { show(duration / .milliseconds(1)) }
