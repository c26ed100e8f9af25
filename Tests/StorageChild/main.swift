// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage
import StoreTestSupport

/// Another copy of the game, for tests that strike it or run it beside them.
///
/// The folder is the one that holds that of the saves.
///
///     StorageChild FOLDER play SLOT       steps, each saved and then told, until struck
///     StorageChild FOLDER take-over SLOT  the same, though another copy plays
///     StorageChild FOLDER record COUNT    so many results
///     StorageChild FOLDER write TEXT      a file of the folder, "file", as a whole
func run() async throws {
  let arguments = CommandLine.arguments
  if arguments[2] == "write" {
    try WholeFile.write(Data(arguments[3].utf8), to: URL(filePath: "\(arguments[1])/file"))
    return
  }
  let folders = try Folders(
    environment: ["HOME": arguments[1], "XDG_STATE_HOME": arguments[1]], accountHome: nil)
  let opening = try SQLitePlayerStore.open(in: folders, games: games)
  for notice in opening.notices { tell("notice \(notice.key)") }
  switch arguments[2] {
  case "play":
    try await playOn(
      as: .home, in: arguments[3], of: opening.store, .ifHolderIsGone, tell: tell)
  case "take-over":
    try await playOn(as: .home, in: arguments[3], of: opening.store, .always, tell: tell)
  default:
    let result = RoundResult(of: Match(Pebbles(), seed: 1), .won, seconds: 1)
    for _ in 0..<(Int(arguments[3]) ?? 0) {
      try await opening.store.write(.record(result, clearing: nil), by: .shared(.home))
    }
  }
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

do {
  try await run()
} catch {
  let reason = (error as? StorageProblem)?.reason ?? (error as? FileProblem)?.cause.term
  tell("problem \(reason?.key ?? "unknown")")
  exit(1)
}
