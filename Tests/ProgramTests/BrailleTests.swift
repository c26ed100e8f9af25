// SPDX-License-Identifier: GPL-3.0-or-later

import BrailleTestSupport
import Foundation
import TerminalTestSupport
import Testing

/// Braille from the program itself.
@Suite struct BrailleTests {
  @Test func allThatIsSaidGoesToAFile() throws {
    let home = try Home()
    let file = home.folder.appending(path: "game.brf")
    let lines = ["t", "quit", "quit"]
    let run = try home.run(
      "play", "freecell", "--number", "1", "--braille", file.path, typing: lines)
    #expect(run.ending == .exited(0))
    let pages = try String(contentsOf: file, encoding: .ascii)
    let said = pages.split(separator: "\r\n").map { $0.split(separator: "\u{0C}").joined() }
    // The tops of the columns: B to I are 2 to 9, X is the 10.
    #expect(
      Array(said.dropFirst(3).prefix(8)) == [
        "C#A3 FS", "C#B3 IC", "C#C3 BH", "C#D3 FH", "C#E3 FC", "C#F3 CD", "C#G3 HC", "C#H3 XC",
      ])
    #expect(said.last == ",GOODBYE4")
    #expect(said.allSatisfy { $0.count <= 40 })
  }

  @Test func aFileThatCannotBeMadeIsToldAndTheGameGoesOn() throws {
    let home = try Home()
    let run = try home.run("--braille", "/nowhere/game.txt", typing: ["q"])
    #expect(run.output.contains("The braille cannot be written to that file"))
    #expect(run.ending == .exited(0))
  }

  @Test(.enabled(if: BRLTTY.isThere)) func aMenuIsPlayedFromTheDisplay() throws {
    let brltty = try BRLTTY()
    try brltty.start()
    let display = try brltty.display(cells: 40)
    let home = try Home()
    _ = try home.write("braille = on\nfirst-start-done = on\n", to: "config/aloud/settings.conf")
    home.environment["BRLAPI_HOST"] = brltty.host
    let terminal = try home.terminal("settings", "--keys", "--voice", "off")
    try terminal.read(until: "to leave\r\n")
    try terminal.send(":")
    try display.wait { $0.hasPrefix("⠠⠎⠑⠞⠞⠊⠝⠛⠎⠀⠀⠼⠁⠲") }
    display.send("FWinRt")
    try display.wait { $0.hasPrefix("⠼⠃⠲") }
    display.send("FWinLt")
    try display.wait { $0.hasPrefix("⠠⠎⠑⠞⠞⠊⠝⠛⠎⠀⠀⠼⠁⠲") }
    display.send("Route 14")
    try terminal.read(until: "1. Language: ")
    display.send("LnDn")
    try display.wait { $0.hasPrefix("⠼⠃⠲") }
    display.send("Back")
    try display.wait { $0.hasPrefix("⠼⠁⠲") }
    try terminal.send("\u{1B}[24~")
    try terminal.read(until: "Goodbye.\r\n")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func withoutBrlttyTheGameSaysSoOnceAndGoesOn() throws {
    let home = try Home()
    _ = try home.write("braille = on\nfirst-start-done = on\n", to: "config/aloud/settings.conf")
    home.environment["BRLAPI_HOST"] = "127.0.0.1:60000"
    let terminal = try home.terminal("--keys", "--voice", "off")
    try terminal.read(until: "No braille display: brltty does not answer.")
    try terminal.send("\u{1B}[24~")
    try terminal.read(until: "Goodbye.\r\n")
    #expect(try terminal.waitForEnd() == .exited(0))
    let all = String(decoding: terminal.everything, as: UTF8.self)
    #expect(all.components(separatedBy: "No braille display").count == 2)
  }
}
