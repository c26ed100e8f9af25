// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Localization
import Sound
import TerminalTestSupport
import Testing

/// What is told of a language to whoever translates it, and what other scripts need in play.
@Suite struct LanguageTests {
  private let home: Home

  init() throws { home = try Home() }

  /// Gives this home a language beside English, made of the English one.
  private func add(_ language: String, _ files: [String: String], without: [String] = []) throws {
    let manager = FileManager.default
    _ = try home.copyOfGame()
    let locales = home.folder.appending(path: "game/Locales")
    try manager.removeItem(at: locales)
    let folder = locales.appending(path: language)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let english = checkout.appending(path: "Locales/en")
    try manager.createSymbolicLink(
      at: locales.appending(path: "en"), withDestinationURL: english)
    for name in try manager.contentsOfDirectory(atPath: english.path)
    where files[name] == nil && !without.contains(name) {
      try manager.copyItem(at: english.appending(path: name), to: folder.appending(path: name))
    }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  private func english(_ name: String) throws -> String {
    try String(contentsOf: checkout.appending(path: "Locales/en/\(name)"), encoding: .utf8)
  }

  @Test(arguments: Phrasebook.languages(in: checkout.appending(path: "Locales")))
  func nothingIsWrongWithALanguage(language: String) throws {
    let result = try home.run("language", "check", language, "--faults")
    #expect(result.errors == "")
    #expect(result.lines.dropLast() == [])
    #expect(result.ending == .exited(0))
  }

  @Test func everyBranchOfAMessageIsTold() throws {
    let result = try home.run("language", "check", "Polski", "menu-nowhere-back-pad")
    #expect(
      result.lines == [
        "menu-nowhere-back-pad: To jest menu główne. Ostatnia pozycja kończy.",
        "Polski: 1 message said, no fault found.",
      ])
    let branches = try home.run("language", "check", "en", "groups-checked").lines
    #expect(
      branches == [
        "groups-checked: 1 group is sound, no problem found.",
        "groups-checked: 1 group is sound, 1 problem found.",
        "groups-checked: 1 group is sound, 5 problems found.",
        "groups-checked: 5 groups are sound, no problem found.",
        "groups-checked: 5 groups are sound, 1 problem found.",
        "groups-checked: 5 groups are sound, 5 problems found.",
        "English: 6 messages said, no fault found.",
      ])
  }

  @Test func faultsAreTold() throws {
    let wrong = """
      goodbye = 表
      menu-no-such-entry = Choose to{ $count }.
      menu-choose = { $wrong } of { $count }
      menu-back-only = {""}
      nothing-to-spell = \(String(repeating: "漢字", count: 60))
      own-thing = x
      """
    try add(
      "ja", ["menus.ftl": wrong, "language.ftl": try english("language.ftl") + "\n"],
      without: ["tutorial.ftl"])
    try Data(
      "language-pronunciation-more =\n    漢字 = かんじ\n".utf8
    ).write(
      to: home.folder.appending(path: "game/Locales/ja/pronunciation.ftl"))
    let result = try home.run("language", "check", "ja", "--faults")
    #expect(result.ending == .exited(1))
    for fault in [
      "goodbye: the voice cannot read: 表", "own-thing: English has no such message.",
      "menu-choose: nothing is given for $wrong.", "menu-back-only: comes to no words.",
      "tutorial-carry: not translated.",
    ] {
      #expect(result.lines.contains(fault), "\(fault)")
    }
    #expect(!result.output.contains("nothing-to-spell: the voice"))
    #expect(result.lines.contains { $0.hasPrefix("nothing-to-spell: 240 columns wide: ") })
  }

  @Test func wordsThatTheVoiceSpellsAreTold() throws {
    try add(
      "de",
      [
        "a.ftl": "goodbye = Bhopal und Bonn, Strg, ffmpeg, BRD, Speck und Stein",
        "language.ftl": try english("language.ftl")
          .replacing("language-voice = en", with: "language-voice = de"),
        "numerals.ftl": "numerals-feminine = 1: eine",
      ])
    let faults = try home.run("language", "check", "de", "goodbye", "--faults").lines
    #expect(
      faults.filter { $0.contains("spells") }
        == ["goodbye: the voice spells the beginning of a word: Bhopal"])
  }

  @Test func whatIsToldCanBeRecorded() throws {
    home.environment["ALSOFT_DRIVERS"] = "none"
    let file = home.folder.appending(path: "said.wav").path
    let result = try home.run(
      "language", "check", "de", "groups-checked", "--record", file)
    #expect(result.ending == .exited(0) && result.errors == "")
    let wave = try Wave(file: file)
    #expect(wave.samples.count > 22_050 * 6)
  }

  @Test func namesAreCountedInEveryLanguage() throws {
    let told = try home.run("groups", "check", "--languages")
    #expect(told.ending == .exited(0))
    #expect(told.output.contains(#/\nPolski: 100 per cent of [0-9]+ names, 0 missing\.\n/#))
    var names = try english("names.ftl")
    names.replace("country-fr = ", with: "country-nowhere = ")
    try add("pl", ["names.ftl": names])
    let broken = try home.run("groups", "check", "--languages")
    let line = try #require(broken.lines.first { $0.hasPrefix("Polski: ") })
    #expect(line.contains(", 1 missing. Not dealt: "))
    #expect(line.contains("Countries of Europe"))
  }

  @Test func aLanguageIsChosenByItsName() throws {
    let refused = try home.run("settings", "language", "polnisch").errors
    #expect(refused.hasPrefix("There is no language polnisch. There are: de, en, "))
    #expect(try home.run("settings", "language", "German").errors == "")
    #expect(try String(contentsOf: home.settings, encoding: .utf8) == "language = de\n")
  }

  /// In the language's own digits, which are typed, too.
  @Test func numbersArePrintedInTheLanguagesDigits() throws {
    try add("ar", ["script.ftl": "language-digits = ٠١٢٣٤٥٦٧٨٩\n"])
    let result = try home.run(
      "play", "klondike", "--number", "12345", "--any-deal", "--language", "ar",
      typing: ["٢", "0", "q"])
    #expect(result.ending == .exited(0))
    #expect(result.output.contains("١٢٣٤٥"))
    let told = result.lines.filter { !$0.hasPrefix("> ") }
    #expect(told.contains { $0.contains(#/[٠-٩]/#) })
    #expect(result.lines.first { $0.hasPrefix("> ٢") } != nil)
  }
}
