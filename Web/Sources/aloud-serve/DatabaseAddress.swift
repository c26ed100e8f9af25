// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Engine
import PostgreSQLStore
import Storage

/// Where a database is, as it is typed: `postgres://user@host/name`. What it leaves open is taken from
/// libpq's environment variables and its file of passwords.
struct DatabaseAddress: ExpressibleByArgument {
  private let text: String

  init?(argument: String) {
    let schemes = ["postgres://", "postgresql://"]
    guard schemes.contains(where: argument.hasPrefix) else { return nil }
    text = argument
  }

  var store: PostgreSQLPlayerStore {
    get throws(StorageProblem) { try .open(at: text, games: GameList.types) }
  }

  /// All that is kept there, to be copied.
  var place: SavesPlace { get throws(StorageProblem) { try .server(at: text) } }

  /// What is told to whoever runs the program.
  func notice(of problem: StorageProblem) -> Term {
    guard case .unreachable(let message) = problem else { return problem.reason }
    return Term("serve-no-database", ["message": .text(message)])
  }
}
