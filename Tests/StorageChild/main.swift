// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// Another copy of the game, for tests that strike it or run it beside them.
///
///     StorageChild FOLDER play SLOT       steps, each saved and then told, until struck
///     StorageChild FOLDER take-over SLOT  the same, though another copy plays
///     StorageChild FOLDER record COUNT    so many results
func run() throws {
  let arguments = CommandLine.arguments
  let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
  let opening = try SaveDatabase.open(in: folder, games: GameTypes([Pebbles.self]))
  for notice in opening.notices { tell("notice \(notice.key)") }
  switch arguments[2] {
  case "play": try play(in: arguments[3], of: opening.database, .ifHolderIsGone)
  case "take-over": try play(in: arguments[3], of: opening.database, .always)
  default:
    for _ in 0..<(Int(arguments[3]) ?? 0) {
      try opening.database.record(RoundResult(of: Match(Pebbles(), seed: 1), .won, seconds: 1))
    }
  }
}

func play(in slot: String, of database: SaveDatabase, _ takeover: LeaseTakeover) throws {
  let claim = try database.claim(slot, takingOver: takeover)
  if let notice = claim.notice { tell("notice \(notice.key)") }
  var match = claim.round?.match ?? Match(Pebbles(), seed: 7)
  // The seconds serve as the number of steps taken.
  var step = claim.round?.seconds ?? 0
  for _ in 1...5_000 {
    match.takeStep(step)
    step += 1
    try database.save(match, seconds: step, in: slot)
    tell("\(step)")
  }
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

do {
  try run()
} catch {
  tell("problem \((error as? StorageProblem)?.reason.key ?? "unknown")")
  exit(1)
}
