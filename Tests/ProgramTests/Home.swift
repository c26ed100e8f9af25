// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage
import TerminalTestSupport

/// The checkout that the program under test takes its data and words from.
let checkout = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Files beside the tests.
let testFolder = URL(filePath: #filePath).deletingLastPathComponent()

/// A player's home of its own, and the program run in it with nothing else around.
final class Home {
  let folder: URL
  var environment: [String: String]

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-home-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = bareEnvironment.merging([
      "HOME": folder.path, "LANG": "C.UTF-8", "ALOUD_HOME": checkout.path,
      "XDG_CONFIG_HOME": folder.appending(path: "config").path,
      "XDG_STATE_HOME": folder.appending(path: "state").path,
      "XDG_DATA_HOME": folder.appending(path: "data").path,
    ]) { _, own in own }
  }

  /// A home with all that lies in a folder.
  convenience init(copying other: URL) throws {
    try self.init()
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: other.path) {
      try files.copyItem(at: other.appending(path: name), to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let program = builtProgram("aloud")

  func run(_ arguments: String..., typing lines: [String] = []) throws -> PipedProgram {
    try run(arguments, input: lines.map { "\($0)\n" }.joined())
  }

  func run(_ arguments: [String], input: String) throws -> PipedProgram {
    try PipedProgram(
      Self.program, arguments, environment: environment, input: input)
  }

  func terminal(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(Self.program, arguments, environment: environment)
  }

  /// What is kept in this home, or in another folder of state, as another copy of the game has it.
  func store(
    _ games: [any Game.Type], state: String = "state"
  ) throws -> SQLitePlayerStore {
    let environment = environment.merging(
      ["XDG_STATE_HOME": folder.appending(path: state).path]) { $1 }
    let opening = try SQLitePlayerStore.open(
      in: Folders(environment: environment), games: GameTypes(games))
    if let notice = opening.notices.first { throw Refusal(notice) }
    return opening.store
  }

  /// The saved games.
  var database: URL { folder.appending(path: "state/aloud/aloud.sqlite") }
  var settings: URL { folder.appending(path: "config/aloud/settings.conf") }

  func write(_ text: String, to path: String) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Gives this home a game of its own, whose groups, facts, pictures and maps may be changed.
  ///
  /// - Returns: its data folder.
  func copyOfGame() throws -> URL {
    let files = FileManager.default
    let game = folder.appending(path: "game")
    let data = game.appending(path: "Data")
    try files.createDirectory(at: data, withIntermediateDirectories: true)
    for name in ["Locales", "Data/sounds"] {
      try files.createSymbolicLink(
        at: game.appending(path: name), withDestinationURL: checkout.appending(path: name))
    }
    for name in ["catalogue.txt", "CREDITS.md", "facts", "pictures", "maps", "outlines"] {
      try files.copyItem(
        at: checkout.appending(path: "Data/\(name)"), to: data.appending(path: name))
    }
    environment["ALOUD_HOME"] = game.path
    return data
  }

  /// What the program prints that names this home, made the same in every home.
  func anonymous(_ text: String) -> String {
    text.replacing(folder.path, with: "HOME").replacing(checkout.path, with: "CHECKOUT")
  }
}

extension PipedProgram {
  /// The lines printed.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
