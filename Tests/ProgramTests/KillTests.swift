// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Storage
import TerminalTestSupport
import Testing

/// The program killed at random instants while it plays.
@Suite struct KillTests {
  /// A hundred in all; players of their own, so that the machine's processors share the work.
  private static let strikes = 25
  /// Where the instants come from; a failure is tried again with the same.
  private static let seeds: [UInt64] = [2026, 2027, 2028, 2029]

  /// Every move told is in the save, but for the last, which may have been told and not yet kept;
  /// none is there that was not told, but for the next. And the save replays exactly.
  @Test(arguments: seeds) func aHundredKillsLoseNothingThatWasTold(seed: UInt64) async throws {
    let home = try Home()
    var generator = Generator(seed: seed)
    var started = try home.run("play", "atlas", "--seed", "7", "--any-deal", typing: [])
    #expect(started.ending == .exited(0))
    var saved = try #require(try exported(from: home))
    for strike in 1...Self.strikes {
      let terminal = try home.terminal("play", "--lines", "--voice", "off", "--colour", "off")
      try terminal.read(until: "Resumed.\r\n")
      let asked = 1 + generator.below(12)
      // Draws and their undoing: each is one move, told in one line.
      let commands = (0..<asked).map { _ in generator.below(4) == 0 ? "u" : "d" }
      try terminal.send(commands.map { "\($0)\r" }.joined())
      // Struck while it plays: after some of its answers, and a moment later.
      let awaited = generator.below(asked)
      var printed = ""
      while Self.told(in: printed) < awaited { printed += try terminal.read(until: "\n") }
      usleep(UInt32(generator.below(10_000)))
      terminal.kill()
      printed += terminal.rest()
      let after = try #require(
        try await strike.isMultiple(of: 10) ? exported(from: home) : kept(in: home),
        "strike \(strike)")
      let acknowledged = Self.told(in: printed)
      let candidates = (max(acknowledged - 1, 0)...(acknowledged + 1)).map {
        Self.playing(commands.prefix($0), on: saved)
      }
      let isKept = candidates.contains {
        $0.table == after.table && $0.moveCount == after.moveCount
      }
      #expect(isKept, "strike \(strike): \(commands), told \(acknowledged)")
      saved = after
    }
    #expect(saved.moveCount > Self.strikes / 2)
    started = try home.run("play", typing: ["p"])
    #expect(started.lines.contains("\(saved.moveCount) moves, no mistake"))
  }

  /// How many commands were answered whole.
  private static func told(in printed: String) -> Int {
    printed.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().count {
        $0.hasSuffix(".") && !$0.hasSuffix("a number chooses.")
      }
  }

  private static func playing(_ commands: some Sequence<String>, on match: Match) -> Match {
    var match = match
    for command in commands {
      if command == "u" { match.undo() } else { _ = try? match.play(Move(.draw)) }
    }
    return match
  }

  private func exported(from home: Home) throws -> Match? {
    let exported = try home.run("export")
    guard exported.ending == .exited(0) else { return nil }
    return try RoundFile.read(Data(exported.output.utf8), games: GameTypes([AtlasSolitaire.self]))
      .match
  }

  /// What a copy of the saved games holds; the copy takes no part in who plays what.
  private func kept(in home: Home) async throws -> Match? {
    let copy = home.folder.appending(path: "copy", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(
      at: home.database.deletingLastPathComponent().deletingLastPathComponent(), to: copy)
    let store = try home.store([AtlasSolitaire.self], state: "copy")
    let lease = try await store.claim(.home, takingOver: .ifHolderIsGone)
    return try await store.openRounds(in: ["atlas-easy"], under: lease).rounds.first?.round.match
  }
}
