// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Localization

@Suite final class LoadingTests {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "phrasebook-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ bytes: Data) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  @Test func readsEveryFileOfTheLanguageAndEnglishBehindIt() throws {
    try write("de/language.ftl", "a = eins")
    try write("de/more.ftl", "b = zwei")
    try write("de/notes.txt", "c = keins")
    try write("en/language.ftl", "a = one\nd = four")
    let book = Phrasebook(language: "de", locales: folder)
    #expect(book.language == "de")
    #expect(book.keys == ["a", "b"])
    #expect(["a", "b", "c", "d"].map { book.text(Key($0)) } == ["eins", "zwei", "c", "four"])
    #expect(book.problems == [])
    #expect(Phrasebook.languages(in: folder) == ["de", "en"])
  }

  @Test func whatIsOnDemandIsReadWhenItIsAskedFor() throws {
    try write("en/language.ftl", "a = one\nremark = no remark")
    try write(
      "en/on-demand/remark.ftl", "remark-a = { GAP(\"Rome\") } was not built in a day.\nb = 2")
    let book = Phrasebook(language: "en", locales: folder)
    #expect(book.text("remark") == "no remark", "no file was read for it")
    #expect(book.text("b") == "b", "only what begins with the name of the file is looked for there")
    try write("en/on-demand/remark.ftl", "remark-a = { GAP(\"Rome\") } was built in a day.")
    #expect(book.text("remark-a") == "Rome was built in a day.", "read now, and not before")
    try write("en/on-demand/remark.ftl", "remark-a = Nothing.")
    #expect(book.text("remark-a") == "Rome was built in a day.", "read once")
    #expect(book.keys == ["a", "remark", "remark-a"])
    #expect(book.line([Term("remark-a", ["gap": "X"])]).text == "X was built in a day.")
  }

  @Test func whatIsWrongOnDemandIsTold() throws {
    try write("en/language.ftl", "a = one")
    try write("en/on-demand/remark.ftl", "remark-a = { $a")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "en/on-demand/quip.ftl"), withIntermediateDirectories: true)
    #expect(
      Phrasebook(language: "en", locales: folder).problems == [
        .unreadableFile("en/on-demand/quip.ftl"),
        .junk(
          file: "en/on-demand/remark.ftl", line: 1, key: "remark-a", fault: .unexpectedCharacter),
      ])
  }

  @Test func junkIsReportedAndEnglishStandsIn() throws {
    try write("en/language.ftl", "broken = fine\nlater = later")
    try write("de/language.ftl", "first = eins\n\nbroken = { $a\nlater = dann\n] junk\n-t =\n")
    let book = Phrasebook(language: "de", locales: folder)
    let file = "de/language.ftl"
    #expect(
      book.problems == [
        .junk(file: file, line: 3, key: "broken", fault: .unexpectedCharacter),
        .junk(file: file, line: 5, key: nil, fault: .noEntryStart),
        .junk(file: file, line: 6, key: "-t", fault: .emptyTerm),
      ])
    #expect(book.text("broken") == "fine")
    #expect(book.text("later") == "dann")
  }

  @Test func theFirstOfTwoMessagesCounts() throws {
    try write("en/a.ftl", "a = 1\n-t = x\n\na = 2\n-t = y")
    try write("en/b.ftl", "a = 3")
    let book = Phrasebook(language: "en", locales: folder)
    #expect(book.text("a") == "1")
    #expect(
      book.problems == [
        .repeatedKey("a", file: "en/a.ftl", line: 4),
        .repeatedKey("-t", file: "en/a.ftl", line: 5),
        .repeatedKey("a", file: "en/b.ftl", line: 1),
      ])
  }

  @Test func badPluralRulesAreReported() throws {
    try write("en/language.ftl", "plural-one = n is one\nordinal-two = { \"n = 2\" }")
    #expect(
      Phrasebook(language: "en", locales: folder).problems
        == [.badRule("plural-one"), .badRule("ordinal-two")])
  }

  @Test func whatCannotBeReadIsReported() throws {
    try write("en/folder.ftl/inside", "")
    try write("en/language.ftl", "a = \u{1}one")
    let book = Phrasebook(language: "de", locales: folder)
    #expect(book.problems == [.unreadableFile("de"), .unreadableFile("en/folder.ftl")])
    #expect(book.text("a") == "one")
  }

  @Test func bytesThatAreNotUTF8AreReplaced() throws {
    try write("en/language.ftl", Data("a = x".utf8) + [0xFF, 0x0A] + Data("b = c".utf8))
    let book = Phrasebook(language: "en", locales: folder)
    #expect(book.text("a") == "x\u{FFFD}")
    #expect(book.text("b") == "c")
  }
}
