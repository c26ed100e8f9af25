// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// What others can put before the game: whatever comes, it answers, and nothing is taken or shown that
/// is not theirs.
@Suite struct HardeningTests {
  private static let round = ["play", "golf", "--seed", "3"]

  @Test(
    arguments: ["LANG", "LC_ALL", "LC_MESSAGES"],
    [
      "klingonlanguage_XX.UTF-8", "x-U77DvWzp3ZBHF", String(repeating: "en_US_POSIX", count: 30),
      String(repeating: "a_", count: 1_000),
    ])
  func whatCanNameNoLanguageIsNone(variable: String, value: String) throws {
    let home = try Home()
    home.environment[variable] = value
    let result = try home.run("stats")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
  }

  /// A named pipe that has no other end.
  private func pipe(in home: Home, _ name: String) throws -> String {
    let file = try home.write("", to: name)
    unlink(file.path)
    mkfifo(file.path, 0o600)
    return file.path
  }

  @Test(arguments: ["--record", "--braille", "--effects", "--transcript", "--log"])
  func aPipeThatNobodyReadsHoldsNoGameUp(option: String) throws {
    let home = try Home()
    let result = try home.run(Self.round + [option, try pipe(in: home, "pipe.wav")], input: "q\n")
    #expect(result.ending == .exited(0))
    #expect(result.lines.last == "Goodbye.")
  }

  @Test func aPipeThatNobodyWritesToHoldsNothingUp() throws {
    let home = try Home()
    _ = try home.run(Self.round, input: "d\nq\nq\n")
    let pipe = try pipe(in: home, "pipe.json")
    for command in ["import", "export"] {
      let result = try home.run([command, pipe], input: "")
      #expect(result.ending == .exited(1))
      #expect(home.anonymous(result.errors) == "HOME/pipe.json: this is not an ordinary file.\n")
    }
    for name in ["settings.conf", "pronunciation.conf"] {
      _ = try self.pipe(in: home, "config/aloud/\(name)")
    }
    let stats = try home.run("stats")
    #expect(stats.ending == .exited(0))
    #expect(stats.errors.split(separator: "\n").count == 2, "\(stats.errors)")
  }

  /// What could not be read is not told to be nothing.
  @Test(arguments: ["stats", "share", "progress"])
  func savesThatCannotBeOpenedAreNotTakenForNone(command: String) throws {
    let home = try Home()
    _ = try home.run(Self.round, input: "d\nq\nq\n")
    let folder = home.database.deletingLastPathComponent()
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
    let result = try home.run(command)
    #expect(result.ending == .exited(1))
    #expect(result.lines == [])
    #expect(result.errors != "")
  }

  @Test func whatIsWrittenIsThePlayersAlone() throws {
    let home = try Home()
    let options = ["transcript", "braille", "effects", "log"]
    let files = options.map { home.folder.appending(path: $0).path }
    let arguments = zip(options, files).flatMap { ["--\($0)", $1] }
    _ = try home.run(Self.round + arguments, input: "d\nq\nq\n")
    for file in files + [home.database.path] {
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      #expect(mode as? Int == 0o600, "\(file)")
    }
  }

  @Test func aLinkIsNotWrittenThrough() throws {
    let home = try Home()
    _ = try home.run(Self.round, input: "d\nq\nq\n")
    let target = try home.write("precious", to: "target.txt")
    let link = home.folder.appending(path: "round.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let result = try home.run("export", link.path)
    #expect(result.ending == .exited(1))
    #expect(home.anonymous(result.errors) == "HOME/round.json: this is a link.\n")
    #expect(try String(contentsOf: target, encoding: .utf8) == "precious")
  }

  @Test func aRoundWithANameTwiceIsRefused() throws {
    let home = try Home()
    _ = try home.run(Self.round, input: "d\nq\nq\n")
    let file = home.folder.appending(path: "round.json")
    #expect(try home.run("export", file.path).ending == .exited(0))
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("\"seconds\"", with: "\"seconds\" : 1, \"seconds\"").utf8)
      .write(to: file)
    let result = try home.run("import", file.path, "--replace")
    #expect(result.ending == .exited(1))
    #expect(result.errors.hasPrefix("the same name twice in line "), "\(result.errors)")
  }

  @Test func ofManyBrokenLinesTheFirstIsToldWithTheirNumber() throws {
    let home = try Home()
    _ = try home.write(
      String(repeating: "a\n", count: 500_000), to: "config/aloud/settings.conf")
    let result = try home.run("stats")
    #expect(
      result.errors
        == "Settings file, line 1 is not used: there is no equals sign. "
        + "499999 more lines cannot be used.\n")
  }

  /// Told to end while its input goes on for ever, and while keys wait to be heard.
  @Test func inputWithoutEndDoesNotKeepASignalAway() throws {
    let home = try Home()
    for input in ["cat /dev/zero", "yes d"] {
      let program = "\(Home.program) \(Self.round.joined(separator: " ")) --lines"
      let result = try PipedProgram(
        "/bin/sh", ["-c", "\(input) | timeout -k 600 2 \(program) >/dev/null; echo $?"],
        environment: home.environment)
      // What timeout tells of a program that obeyed; one that has to be killed brings 137.
      #expect(result.output == "124\n", "\(input)")
    }
  }

  @Test func aTerminalThatIsHeldBackDoesNotKeepASignalAway() throws {
    let home = try Home()
    let terminal = try home.terminal("play", "golf", "--lines", "--voice", "off")
    try terminal.read(until: "Golf")
    try terminal.send("\u{13}")
    try terminal.send(String(repeating: "a\r", count: 200))
    terminal.signal(SIGTERM)
    let ending = try terminal.waitForEnd(within: 600)
    #expect([.exited(0), .killed(signal: SIGTERM)].contains(ending), "\(ending)")
  }
}
