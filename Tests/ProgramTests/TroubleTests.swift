// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import Samples
import TerminalTestSupport
import Testing

/// What goes wrong around the game is told in a line, and the game goes on.
@Suite struct TroubleTests {
  private static let round = ["play", "atlas", "--seed", "3", "--any-deal"]

  /// Plays a little, and expects a line of trouble and a game all the same.
  private func playing(
    in home: Home, _ arguments: [String] = Self.round, _ lines: [String] = ["d", "d"],
    ending: Int32 = 0
  ) throws -> PipedProgram {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(ending))
    #expect(result.errors == "")
    #expect(Cleanness.flaws(in: result.output) == [])
    #expect(result.lines.last == "Goodbye.", "\(result.lines.suffix(3))")
    return result
  }

  private func trouble(of result: PipedProgram, _ home: Home) -> [String] {
    result.lines.dropFirst().prefix { !$0.hasPrefix("Atlas Solitaire,") && $0 != "Main menu" }
      .map(home.anonymous)
  }

  @Test func withoutTroubleNothingIsTold() throws {
    let home = try Home()
    #expect(trouble(of: try playing(in: home), home) == [])
  }

  @Test func aDamagedDatabaseIsMovedAside() throws {
    let home = try Home()
    _ = try playing(in: home)
    let damaged = Data(repeating: 0x41, count: 10_000)
    try damaged.write(to: home.database)
    let told = trouble(of: try playing(in: home, ["play"]), home)
    #expect(told.count == 1)
    let match = told.first?.firstMatch(
      of: #/^The saved games were damaged. They were moved to HOME(.*), and new ones are begun.$/#)
    let moved = try #require(match, "\(told)").1
    #expect(
      try Data(contentsOf: home.folder.appending(path: String(moved.dropFirst()))) == damaged)
    #expect(trouble(of: try playing(in: home, ["play"]), home) == [])
  }

  @Test func aStateFolderThatIsAFileIsTold() throws {
    let home = try Home()
    _ = try home.write("", to: "state")
    let told = trouble(of: try playing(in: home), home)
    let reason = "The game is not saved: HOME/state/aloud/: a part of the path is not a folder."
    #expect(told == [reason], "\(told)")
    let left = try playing(in: home, Self.round, ["d", "q", "q"])
    #expect(!left.lines.contains("Game saved."))
    #expect(left.lines.map(home.anonymous).count { $0 == reason } == 2)
  }

  @Test func twoCopiesAtOnceDoNotHarmEachOther() throws {
    let home = try Home()
    let first = try home.terminal(
      "play", "atlas", "--seed", "3", "--any-deal", "--voice", "off", "--lines")
    try first.read(until: "a number chooses.\r\n")
    try first.send("d\r")
    try first.read(until: ".\r\n")
    let second = try playing(in: home, Self.round, ["d", "d", "d", "d", "quit"])
    #expect(trouble(of: second, home) == [])
    #expect(second.lines[1].hasPrefix("Atlas Solitaire,"))
    #expect(second.lines[3] == "Aloud is open in another window. Games begun here are not saved.")
    #expect(
      second.lines.contains("This game is not saved: Aloud is open in another window."))
    #expect(!second.lines.contains("Game saved."))
    // Where nothing would be lost, nothing is said of it; and once is enough.
    for arguments in [["quiz"], ["settings"], []] {
      let other = try home.run(arguments + ["--language", "en"], input: "q\n")
      #expect(!other.output.contains("another window"), "\(arguments)")
    }
    let freeCell = EveryDescriptor.entry(of: "freecell")
    let twice = try home.run(
      "--language", "en", typing: [freeCell, "1", "q", freeCell, "1", "q", "q"])
    #expect(twice.lines.filter { $0.contains("Games begun here") }.count == 1)
    try first.send("d\r")
    try first.read(until: ".\r\n")
    try first.send("quit\rquit\r")
    #expect(try first.waitForEnd() == .exited(0))
    let later = try playing(in: home, ["play"], ["p"])
    #expect(later.lines.contains("2 moves, no mistake"))
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a small disk takes root"))
  func aFullDiskIsToldAndTheGameGoesOn() throws {
    let disk = try #require(SmallDisk())
    let home = try Home()
    home.environment["XDG_STATE_HOME"] = disk.folder.path
    _ = try playing(in: home)
    disk.fill()
    let result = try playing(
      in: home, ["play"], (0..<61).map { $0.isMultiple(of: 2) ? "d" : "u" } + ["q", "q"])
    // Once at the start, and once to who leaves and would believe that the game is kept.
    let full = "The disk is full: the game is not saved."
    #expect(result.lines.filter { $0.contains("saved") } == [full, full])
    disk.clear()
    let later = try playing(in: home, ["play"], ["p", "q", "q"])
    #expect(later.lines.contains("2 moves, no mistake"), "as it was before")
  }

  @Test func brokenLinesOfTheSettingsAreToldAndTheRestIsUsed() throws {
    let home = try Home()
    let file = try home.write(
      "verbosity = full\nnonsense\nvoice = loud\nwhat = 1\n", to: "config/aloud/settings.conf")
    let result = try playing(in: home)
    #expect(
      trouble(of: result, home) == [
        "Settings file, line 2 is not used: there is no equals sign. 2 more lines cannot be used."
      ])
    #expect(result.output.contains("left in the stock."))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("nonsense"))
  }

  @Test func anUnknownLanguageIsToldInAKnownOne() throws {
    let home = try Home()
    let told = trouble(of: try playing(in: home, Self.round + ["--language", "tlh"]), home)
    #expect(told.count == 1 && told[0].hasPrefix("There is no language tlh. There are: "))
    let regional = try Home().run(Self.round + ["--language", "de_AT.UTF-8"], input: "d\n")
    #expect(regional.lines[1].hasPrefix("Atlas Solitaire,"))
    #expect(regional.lines.last == "Tschüss.")
  }

  @Test func aBrokenGroupFileOfThePlayersOwnIsTold() throws {
    let home = try Home()
    _ = try home.write("{ \"group_id\": ", to: "data/aloud/groups/mine.json")
    let told = trouble(of: try playing(in: home), home)
    #expect(told == ["mine.json: broken JSON in line 1, column 15."], "\(told)")
  }

  @Test(arguments: [
    ("", "deck.json: broken JSON in line 1, column 1."),
    ("{}", "deck.json, deck_id: this is missing."),
  ]) func aBrokenDeckIsToldAndTheMenuOpens(text: String, reason: String) throws {
    let home = try Home()
    let deck = try home.write(text, to: "deck.json")
    let result = try playing(in: home, ["play", "atlas", "--deck", deck.path], ["q"], ending: 1)
    #expect(trouble(of: result, home) == [reason])
    #expect(result.lines.contains("Main menu"))
  }

  @Test func noSoundDeviceIsToldInOneLine() throws {
    let home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
    #expect(
      trouble(of: try playing(in: home, Self.round + ["--voice", "espeak"]), home)
        == ["No sound: no sound device was found. The game goes on in text."])
  }

  @Test func aTranscriptThatCannotBeWrittenIsTold() throws {
    let home = try Home()
    let told = trouble(
      of: try playing(in: home, Self.round + ["--transcript", "/nowhere/at/all.txt"]), home)
    #expect(
      told == ["The transcript cannot be written any more; the game goes on without it."])
  }

  @Test func aTranscriptHoldsWhatWasPrinted() throws {
    let home = try Home()
    let file = home.folder.appending(path: "transcript.txt")
    let result = try playing(in: home, Self.round + ["--transcript", file.path])
    #expect(try String(contentsOf: file, encoding: .utf8) == result.output)
  }
}

/// A file system of two megabytes in memory, for as long as a test takes. Only root can have one.
final class SmallDisk {
  let folder: URL

  init?() {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-small-\(UUID().uuidString)", directoryHint: .isDirectory)
    guard mkdir(folder.path, 0o700) == 0 else { return nil }
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=2m") == 0 else {
      rmdir(folder.path)
      return nil
    }
  }

  deinit {
    umount2(folder.path, Int32(MNT_DETACH))
    rmdir(folder.path)
  }

  static let isPossible = SmallDisk() != nil

  /// Leaves no byte free.
  func fill() {
    let file = open(folder.appending(path: "filler").path, O_WRONLY | O_CREAT, 0o600)
    for size in [65536, 4096, 1] {
      let bytes = [UInt8](repeating: 0, count: size)
      while write(file, bytes, size) > 0 {}
    }
    close(file)
  }

  func clear() { unlink(folder.appending(path: "filler").path) }
}
