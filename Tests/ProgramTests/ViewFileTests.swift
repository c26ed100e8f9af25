// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import GoldenTestSupport
import Samples
import TerminalTestSupport
import Testing

/// The picture of what is in front, which is kept beside the terminal.
@Suite struct ViewFileTests {
  private static let round = [
    "play", "klondike", "--number", "7", "--any-deal", "--language", "en",
  ]

  private func play(
    in home: Home, view: String, _ arguments: [String] = Self.round, _ lines: [String] = ["d"]
  ) throws -> [String] {
    let result = try home.run(
      arguments + ["--view", view], input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(Cleanness.flaws(in: result.output) == [])
    #expect(result.lines.last == "Goodbye." || result.lines.dropLast().last == "Goodbye.")
    return result.lines.map(home.anonymous)
  }

  private func trouble(_ lines: [String]) -> [String] { lines.filter { $0.contains("picture") } }

  @Test(arguments: EveryDescriptor.all.map(\.id))
  func everyGameIsDrawn(game: String) throws {
    let home = try Home()
    let file = home.folder.appending(path: "table.svg")
    let lines = try play(
      in: home, view: file.path, ["play", game, "--number", "3", "--any-deal"], ["2"])
    #expect(trouble(lines.filter { !$0.contains("puzzle") }) == [])
    let svg = try Data(contentsOf: file)
    #expect(XMLParser(data: svg).parse())
    #expect(String(decoding: svg, as: UTF8.self).contains("data-piece"))
    // Nothing is left beside it.
    let others = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(others.filter { $0.contains("table.svg") } == ["table.svg"])
  }

  @Test func theRoundSoundsAsWithoutIt() throws {
    let home = try Home()
    let view = home.folder.appending(path: "table.svg").path
    let drawn = try play(in: home, view: view, Self.round, ["d", "t", "1", "x", "0"])
    let other = try Home()
    let plain = try other.run(Self.round, input: "d\nt\n1\nx\n0\n").lines
    #expect(drawn == plain)
  }

  @Test func itIsKeptUpToDateWhileSomebodyPlays() throws {
    let home = try Home()
    let file = home.folder.appending(path: "table.svg")
    let terminal = try home.terminal(
      "play", "klondike", "--number", "7", "--any-deal", "--lines", "--voice", "off", "--language",
      "en", "--view", file.path)
    try terminal.read(until: "a number chooses.\r\n")
    #expect(try waited { try drawn(file).contains("Stock 24, waste empty") })
    try terminal.send("d\r")
    #expect(try waited { try drawn(file).contains("Stock 23, waste 1") })
    try terminal.send("menu\r")
    #expect(try waited { try drawn(file).contains(">1. ") })
    terminal.hangUp()
  }

  private func drawn(_ file: URL) throws -> String {
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    let svg = try Data(contentsOf: file)
    #expect(XMLParser(data: svg).parse())
    return String(decoding: svg, as: UTF8.self)
  }

  /// Waits until something is so; a minute is enough on any machine.
  private func waited(until isSo: () throws -> Bool) throws -> Bool {
    for _ in 0..<1_200 {
      if try isSo() { return true }
      usleep(50_000)
    }
    return false
  }

  @Test func whereItCannotBeWrittenIsToldOnce() throws {
    let home = try Home()
    let view = home.folder.appending(path: "none/table.svg").path
    let lines = try play(in: home, view: view, Self.round, ["d", "d", "d", "d"])
    #expect(
      trouble(lines) == [
        "The game goes on without a picture: HOME/none/table.svg: there is no such file."
      ])
  }

  @Test func aPNGNeedsItsProgram() throws {
    let home = try Home()
    let file = home.folder.appending(path: "table.png")
    home.environment["PATH"] = home.folder.path
    let missing = trouble(try play(in: home, view: file.path))
    #expect(missing.count == 1 && missing[0].contains("install the package librsvg2-bin"))
    #expect(!FileManager.default.fileExists(atPath: file.path))

    try program("rsvg-convert", "#!/bin/sh\nexec /bin/cat\n", in: home)
    #expect(trouble(try play(in: home, view: file.path, ["play"])) == [])
    #expect(try drawn(file).contains("data-piece"))

    try program("rsvg-convert", "#!/bin/sh\nexit 1\n", in: home)
    #expect(
      trouble(try play(in: home, view: file.path, ["play"])) == [
        "The game goes on without a picture: rsvg-convert cannot draw it"
      ])
  }

  private func program(_ name: String, _ text: String, in home: Home) throws {
    let file = try home.write(text, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  @Test func anyOtherKindOfFileIsRefused() throws {
    let refused = try Home().run("play", "--view", "table.gif")
    #expect(refused.errors.hasPrefix("Error: --view takes a file that ends in .svg or .png.\n"))
  }

  @Test func coloursCanBeChosen() throws {
    let home = try Home()
    let file = home.folder.appending(path: "table.svg")
    let themes = try ["light", "dark", "yellow"].map { theme in
      _ = try play(in: home, view: file.path, Self.round + ["--new", "--view-theme", theme], ["1"])
      return try drawn(file)
    }
    #expect(Set(themes).count == 3)
    // Where none is named, they are those of the page.
    func svg(by settings: [String: String]) throws -> String {
      for (name, value) in settings { _ = try home.run("settings", name, value) }
      _ = try play(in: home, view: file.path, Self.round + ["--new"], ["1"])
      return try drawn(file)
    }
    #expect(try svg(by: [:]) == themes[0])
    #expect(try svg(by: ["page-theme": "yellow"]) == themes[2])
    let own = ["page-theme": "own", "page-text": "cream", "page-back": "blue"]
    let coloured = try svg(by: own)
    #expect(coloured.contains(".hearts{fill:#fff4d6}") && coloured.contains(".paper{fill:#00008b}"))
    #expect(try svg(by: ["page-cards": "letters"]).count > coloured.count)
  }
}
