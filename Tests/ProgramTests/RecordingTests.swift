// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import TerminalTestSupport
import Testing

/// What is said, written to a file.
@Suite struct RecordingTests {
  private static let deck = checkout.appending(path: "Data/decks/deck_2026_01.json").path

  private func recorded(
    _ lines: [String], _ settings: String = "placement = off\n"
  ) throws -> (Wave, words: Int) {
    let home = try Home()
    _ = try home.write(settings, to: "config/aloud/settings.conf")
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

  /// How much louder the left ear hears part of a recording, in decibels.
  private func balance(_ wave: Wave) -> Double {
    let powers = [0, 1].map { ear in
      stride(from: ear, to: wave.samples.count, by: 2)
        .reduce(1.0) { $0 + Double(wave.samples[$1]) * Double(wave.samples[$1]) }
    }
    return 10 * log10(powers[0] / powers[1])
  }

  @Test func aPlaceIsRecordedWhereItLies() throws {
    let silent = "sounds = off\n"
    let before = try recorded([], silent).0.samples.count
    let sides = try ["b 1", "b 4", "help"].map { line in
      let (wave, _) = try recorded([line], silent)
      #expect(wave.channels == 2)
      let answer = Array(wave.samples.dropFirst(before * 19 / 20).prefix(60_000))
      return balance(Wave(answer, sampleRate: wave.sampleRate, channels: 2))
    }
    #expect(sides[0] >= 6, "\(sides)")
    #expect(sides[1] <= -6, "\(sides)")
    #expect(abs(sides[2]) <= 0.5, "\(sides)")
  }

  @Test func theSoundsOfThePlayerTakeThePlaceOfOthersAndABrokenOneIsToldOnce() throws {
    let home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
    _ = try home.write("no sound", to: "data/aloud/sounds/flip.wav")
    let file = home.folder.appending(path: "said.wav").path
    let result = try home.run(
      ["play", "atlas", "--deck", Self.deck, "--record", file], input: "d\nd\n")
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.lines.filter { $0 == "The sound flip.wav cannot be played." }.count == 1)
  }

  @Test func aRecordingThatCannotBeWrittenIsTold() throws {
    let home = try Home()
    let result = try home.run(
      ["play", "atlas", "--deck", Self.deck, "--record", "/nowhere/at/all.wav"], input: "d\n")
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.lines[1] == "The recording /nowhere/at/all.wav cannot be written.")
  }
}
