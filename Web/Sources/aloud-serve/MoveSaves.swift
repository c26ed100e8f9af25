// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CommandHelp
import Engine
import Foundation
import Storage

/// Copies everything that is saved from this machine to a database, or back.
struct MoveSaves: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "move-saves", abstract: .words("usage-about-move-saves"),
      usage: "aloud move-saves [<options>] <address>", shouldDisplay: false)
  }

  @Argument(help: .words("usage-option-moved-database", value: "address"))
  var database: DatabaseAddress

  @Flag(help: .words("usage-option-back"))
  var back = false

  @Flag(help: .words("usage-option-replace-all"))
  var replace = false

  func run() throws {
    let folders: Folders
    do { folders = try Folders(environment: ProcessInfo.processInfo.environment) } catch {
      throw Self.failure(error.reason)
    }
    let outcome: Result<SavesCounts, SavesCopy.Refusal>
    do { outcome = try copy(folders) } catch {
      throw Self.failure(Term("move-failed", ["reason": .term(database.notice(of: error))]))
    }
    switch outcome {
    case .success(let counts): print(CommandLineWords.text(counts.told))
    case .failure(let refusal): throw Self.failure(refusal.reason)
    }
  }

  private func copy(
    _ folders: Folders
  ) throws(StorageProblem) -> Result<SavesCounts, SavesCopy.Refusal> {
    let (home, notices) = try SavesPlace.home(folders)
    for notice in notices { Self.warn(notice) }
    let server = try database.place
    let copy = back ? SavesCopy(from: server, to: home) : SavesCopy(from: home, to: server)
    return try copy.run(replaces: replace)
  }

  private static func failure(_ term: Term) -> ExitCode {
    warn(term)
    return .failure
  }

  private static func warn(_ term: Term) {
    FileHandle.standardError.write(Data("\(CommandLineWords.text(term))\n".utf8))
  }
}
