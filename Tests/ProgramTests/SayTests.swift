// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import TerminalTestSupport
import Testing

/// A text said on request, and words of the player's own.
@Suite struct SayTests {
  private let home: Home

  init() throws {
    home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
  }

  /// How many samples a text takes.
  private func said(_ text: String, _ arguments: String...) throws -> Int {
    let file = home.folder.appending(path: "said.wav").path
    let result = try home.run(["say", text, "--record", file] + arguments, input: "")
    #expect(result.ending == .exited(0))
    #expect(result.output == "" && result.errors == "")
    let wave = try Wave(file: file)
    #expect(wave.samples.contains { $0.magnitude > 1_000 })
    return wave.samples.count
  }

  @Test func aTextIsRecordedInItsLanguageAtItsRate() throws {
    let usual = try said("Straßenbahn 25", "--language", "de")
    #expect(usual > 11_025)
    #expect(try said("Straßenbahn 25", "--language", "de-AT", "--rate", "80") * 2 < usual)
    #expect(try said("Straßenbahn 25", "--language", "de", "--rate", "0") > usual * 3 / 2)
    _ = try said("Dzień dobry", "--language", "pl")
    _ = try said("你好", "--language", "cmn")
  }

  @Test func aLanguageWithoutAVoiceIsRefusedWithThoseThereAre() throws {
    let result = try home.run(["say", "x", "--language", "xx"], input: "")
    #expect(result.ending == .exited(1))
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "There is no voice for the language xx. There is one for: de, en, es, fr, "))
  }

  @Test func whatCannotBeHeardIsTold() throws {
    let silent = try home.run(["say", "x"], input: "")
    #expect(silent.ending == .exited(1))
    #expect(
      silent.errors == "No sound device was found. --record file.wav writes a file instead.\n")
    let unwritten = try home.run(["say", "x", "--record", "/nowhere/x.wav"], input: "")
    #expect(unwritten.ending == .exited(1))
    #expect(unwritten.errors == "The recording /nowhere/x.wav cannot be written.\n")
    let wrong = try home.run(["say", "x", "--rate", "101"], input: "")
    #expect(wrong.ending != .exited(0))
    #expect(wrong.errors.contains("It takes a number from 0 to 100."))
  }

  @Test func nothingIsNotSaid() throws {
    for text in ["", " \t"] {
      let file = home.folder.appending(path: "said.wav").path
      let result = try home.run(["say", text, "--record", file], input: "")
      #expect(result.ending == .exited(1))
      #expect(result.errors == "There is nothing to say.\n")
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func aVoiceIsChosenAsForAGame() throws {
    let usual = try said("one")
    #expect(try said("one", "--voice", "espeak") == usual)
    // A recording is made with the voice off, too, as in a game.
    #expect(try said("one", "--voice", "off") == usual)
    _ = try said("one", "--voice", "f2")
    let plain = try Wave(file: home.folder.appending(path: "said.wav").path).samples
    _ = try said("one")
    #expect(
      try Wave(file: home.folder.appending(path: "said.wav").path).samples != plain,
      "another kind of voice")
    let off = try home.run(["say", "x", "--voice", "off"], input: "")
    #expect(off.ending == .exited(1))
    #expect(
      off.errors
        == "With the voice off nothing is heard. --record file.wav writes a file instead.\n")
    let wrong = try home.run(["say", "x", "--voice", "loud"], input: "")
    #expect(wrong.ending == .exited(1))
    #expect(
      wrong.errors
        == "There is no voice loud. There are: auto, espeak, speechd and off,"
        + " and the kinds that eSpeak NG has, such as f2.\n")
  }

  @Test func wordsOfThePlayersOwnAreSaidTheirWay() throws {
    let before = try said("the word x is read")
    _ = try home.write(
      "x = a very long word indeed\nbad line\n", to: "config/aloud/pronunciation.conf")
    let file = home.folder.appending(path: "said.wav").path
    let result = try home.run(["say", "the word X is read", "--record", file], input: "")
    #expect(
      result.errors
        == "Pronunciation file, line 2 is not used: there is no equals sign.\n")
    #expect(try Wave(file: file).samples.count > before + 11_025)
  }

  /// Shell and players of sound that the library would call for its markup leave a note.
  @Test(arguments: [
    "<audio src='NOTE'>x</audio>", "<speak><audio src='|PROGRAM'/></speak>", "\u{1}1I/NOTE ",
    "`PROGRAM`", "$(PROGRAM)", "[[PROGRAM]]", "& PROGRAM &", "<voice name='PROGRAM'>x",
    "'; PROGRAM; '",
  ])
  func whatIsSaidRunsNothing(text: String) throws {
    let note = home.folder.appending(path: "note").path
    let script = "#!/bin/sh\necho run > \(note)\n"
    let programs = ["sh", "sox", "play", "aplay", "paplay", "mplayer", "program"]
    for name in programs {
      let file = try home.write(script, to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    home.environment["PATH"] = home.folder.appending(path: "bin").path
    let program = home.folder.appending(path: "bin/program").path
    let hostile = text.replacing("PROGRAM", with: program).replacing("NOTE", with: note)
    #expect(try said("one \(hostile) two") > 11_025)
    #expect(!FileManager.default.fileExists(atPath: note))
  }

  /// In the game: printed as it is written, said as the player wants, and kept for the next time.
  @Test func aWordIsTriedOutInTheSettings() throws {
    let file = home.folder.appending(path: "game.wav").path
    func played(_ lines: String...) throws -> (lines: [String], samples: Int) {
      let result = try home.run(
        ["settings", "--record", file], input: lines.map { "\($0)\n" }.joined())
      #expect(result.ending == .exited(0) && result.errors == "")
      return (result.lines, try Wave(file: file).samples.count)
    }
    let menu = try played("1").lines.first { $0.hasSuffix(". Pronunciation") }
    let number = try #require(menu?.split(separator: ".").first.map(String.init))
    let trial = try played("1", number, "1", "Zug", "tsoog tsoog tsoog tsoog", "1")
    #expect(trial.lines.contains("Before: Zug") && trial.lines.contains("Zug is kept."))
    #expect(trial.lines.contains("After: tsoog tsoog tsoog tsoog"))
    let kept = home.folder.appending(path: "config/aloud/pronunciation.conf")
    #expect(
      try String(contentsOf: kept, encoding: .utf8) == "[en]\nZug = tsoog tsoog tsoog tsoog\n")
    let own = try played("1", number, "1", "zug")
    #expect(own.lines.contains { $0.contains(" zug ") })
    try FileManager.default.removeItem(at: kept)
    let plain = try played("1", number, "1", "zug")
    #expect(own.samples > plain.samples + 22_050)
  }
}
