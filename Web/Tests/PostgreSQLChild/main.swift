// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PostgreSQLStore
import Storage
import StoreTestSupport

/// Another process of the server, for tests that strike it.
///
///     PostgreSQLChild ADDRESS play PLAYER COUNT       steps, each saved and then told
///     PostgreSQLChild ADDRESS take-over PLAYER COUNT  the same, though another process plays
func run() async throws {
  let arguments = CommandLine.arguments
  let store = try PostgreSQLPlayerStore.open(at: arguments[1], games: games)
  try await playOn(
    as: PlayerID(rawValue: arguments[3]), in: "pebbles", of: store,
    arguments[2] == "take-over" ? .always : .ifHolderIsGone, count: Int(arguments[4]) ?? 0,
    tell: tell)
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
