// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// Another copy of the game, for tests that strike it or run it beside them.
///
/// The folder is the one that holds that of the saves.
///
///     StorageChild FOLDER play SLOT       steps, each saved and then told, until struck
///     StorageChild FOLDER take-over SLOT  the same, though another copy plays
///     StorageChild FOLDER record COUNT    so many results
func run() async throws {
  let arguments = CommandLine.arguments
  let folders = try Folders(
    environment: ["HOME": arguments[1], "XDG_STATE_HOME": arguments[1]], accountHome: nil)
  let opening = try SQLitePlayerStore.open(in: folders, games: GameTypes([Pebbles.self]))
  for notice in opening.notices { tell("notice \(notice.key)") }
  switch arguments[2] {
  case "play": try await play(in: arguments[3], of: opening.store, .ifHolderIsGone)
  case "take-over": try await play(in: arguments[3], of: opening.store, .always)
  default:
    let result = RoundResult(of: Match(Pebbles(), seed: 1), .won, seconds: 1)
    for _ in 0..<(Int(arguments[3]) ?? 0) {
      try await opening.store.write(.record(result, clearing: nil), by: .shared(.home))
    }
  }
}

func play(
  in slot: String, of store: SQLitePlayerStore, _ takeover: LeaseTakeover
) async throws {
  let lease = try await store.claim(.home, takingOver: takeover)
  let opened = try await store.openRounds(in: [slot], under: lease)
  for notice in opened.notices { tell("notice \(notice.key)") }
  var match = opened.rounds.first?.round.match ?? Match(Pebbles(), seed: 7)
  // The seconds serve as the number of steps taken.
  var step = opened.rounds.first?.round.seconds ?? 0
  for _ in 1...5_000 {
    match.takeStep(step)
    step += 1
    try await store.write(.save(match, slot: slot, seconds: step), by: .exclusive(lease))
    tell("\(step)")
  }
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

do {
  try await run()
} catch {
  tell("problem \((error as? StorageProblem)?.reason.key ?? "unknown")")
  exit(1)
}
