// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import TerminalTestSupport
import Testing

/// What is said, written to a file.
@Suite struct RecordingTests {
  private static let deck = checkout.appending(path: "Data/decks/deck_2026_01.json").path

  private func recorded(_ lines: [String]) throws -> (Wave, words: Int) {
    let home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
    let file = home.folder.appending(path: "said.wav").path
    let result = try home.run(
      ["play", "atlas", "--deck", Self.deck, "--record", file],
      input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    let words = result.lines.filter { !$0.hasPrefix(">") }.flatMap { $0.split(separator: " ") }
    return (try Wave(file: file), words.count)
  }

  @Test func aScriptIsRecordedAsLongAsItsWords() throws {
    let (short, fewWords) = try recorded(["d"])
    let (long, manyWords) = try recorded(["d", "all", "help", "1"])
    for (wave, words) in [(short, fewWords), (long, manyWords)] {
      let seconds = Double(wave.samples.count) / Double(wave.sampleRate)
      // Two to six words a second, the pauses between lines included.
      #expect((Double(words) / 6...Double(words) / 1.2).contains(seconds), "\(words), \(seconds)")
      let loud = wave.samples.count { abs(Int($0)) > 1000 }
      #expect(Double(loud) > 0.1 * Double(wave.samples.count))
    }
    #expect(manyWords > fewWords + 60)
    #expect(long.samples.count > short.samples.count * 3 / 2)
  }

  @Test func aRecordingThatCannotBeWrittenIsTold() throws {
    let home = try Home()
    let result = try home.run(
      ["play", "atlas", "--deck", Self.deck, "--record", "/nowhere/at/all.wav"], input: "d\n")
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.lines[1] == "The recording /nowhere/at/all.wav cannot be written.")
  }
}
