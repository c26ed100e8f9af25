// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences
import Testing

@testable import Storage

@Suite struct PronunciationFileTests {
  private func read(
    _ text: String
  ) -> (words: [Respelling], complaints: [PronunciationComplaint]) {
    PronunciationText(Data(text.utf8)).read()
  }

  private func word(_ word: String, _ said: String, _ language: String? = nil) throws -> Respelling
  {
    try #require(Respelling(word, said: said, language: language))
  }

  private func changed(_ text: String, _ change: (inout PronunciationText) -> Void) -> String {
    var file = PronunciationText(Data(text.utf8))
    change(&file)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func linesAreReadBelowTheirLanguage() throws {
    let (words, complaints) = read(
      "\u{FEFF}# mine\nŁódź = Wooch\r\n\n[pl]\nthe  end=de end\n[pt-BR]\na = b = c\n[pl]\nx = y")
    #expect(
      try words == [
        word("Łódź", "Wooch"), word("the end", "de end", "pl"), word("a", "b = c", "pt-br"),
        word("x", "y", "pl"),
      ])
    #expect(complaints == [])
  }

  @Test(arguments: ["pl", "fil", "pt-BR", "zh-Hans", "de-CH-1996"])
  func aLanguageIsNamedByItsTag(tag: String) throws {
    #expect(try read("[\(tag)]\na = b").words == [word("a", "b", tag.lowercased())])
  }

  @Test(arguments: [
    "", "p", "polish", "pl-", "-pl", "pl-x", "pl--PL", "p1", "pł", "pl PL", "pl-toolongtag",
  ])
  func whatIsNoTagIsNoLanguage(tag: String) {
    let (words, complaints) = read("[\(tag)]\na = b\n[pl]\nc = d")
    #expect(words.map(\.word) == ["c"])
    #expect(complaints == [PronunciationComplaint(line: 1, cause: .noLanguage)])
  }

  @Test func theLastLineForAWordHolds() throws {
    let words = read("A = one\na = two\n[pl]\na = three\n[PL]\nA = four\n").words
    #expect(try words == [word("a", "two"), word("A", "four", "pl")])
  }

  @Test func aBrokenLineIsToldByItsNumberAndPassedOver() throws {
    let long = String(repeating: "x", count: 65)
    let (words, complaints) = PronunciationText(
      Data("one\na = \n= b\nc = d\n[x]\ne = f\n[de\n[de]\ng = h\n\(long) = i\n".utf8)
        + Data([0x76, 0xFF, 0x3D, 0x0A])
    ).read()
    #expect(try words == [word("c", "d"), word("g", "h", "de")])
    #expect(
      complaints == [
        PronunciationComplaint(line: 1, cause: .noEqualsSign),
        PronunciationComplaint(line: 2, cause: .notAWord),
        PronunciationComplaint(line: 3, cause: .notAWord),
        PronunciationComplaint(line: 5, cause: .noLanguage),
        PronunciationComplaint(line: 7, cause: .noLanguage),
        PronunciationComplaint(line: 10, cause: .notAWord),
        PronunciationComplaint(line: 11, cause: .notUTF8),
      ])
    #expect(
      complaints[3].term(more: 3)
        == Term(
          "pronunciation-line",
          ["line": 5, "reason": .term(Term("pronunciation-no-language")), "more": 3]))
  }

  @Test func ofManyBrokenLinesTheFirstIsTold() async throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let file = scratch.folder.appending(path: "config/aloud/pronunciation.conf")
    try Folders.make(file.deletingLastPathComponent())
    try Data("a = b\none\ntwo\n= three\n".utf8).write(to: file)
    #expect(
      await store.respellings(of: .home).complaint
        == Term(
          "pronunciation-line",
          ["line": 2, "reason": .term(Term("settings-no-equals")), "more": 2]))
    try Data("a = b\n".utf8).write(to: file)
    #expect(await store.respellings(of: .home).complaint == nil)
  }

  @Test func aWordIsKeptInItsPlace() throws {
    let text = "# mine\na = b\n\n[pl]\nc = d\n\n[de]\ne = f\n"
    let added = try word("x", "y", "pl")
    #expect(
      changed(text) { $0.keep(added) }
        == "# mine\na = b\n\n[pl]\nc = d\nx = y\n\n[de]\ne = f\n")
    let replacing = try word("C", "z", "pl")
    #expect(
      changed(text) { $0.keep(replacing) } == "# mine\na = b\n\n[pl]\nC = z\n\n[de]\ne = f\n")
    let general = try word("c", "z")
    #expect(
      changed(text) { $0.keep(general) }
        == "# mine\na = b\nc = z\n\n[pl]\nc = d\n\n[de]\ne = f\n")
    let foreign = try word("c", "z", "es")
    #expect(changed(text) { $0.keep(foreign) } == text + "\n[es]\nc = z\n")
    #expect(changed("") { $0.keep(foreign) } == "[es]\nc = z\n")
    #expect(changed("") { $0.keep(general) } == "c = z\n")
  }

  @Test func aForgottenWordIsGoneAndNothingElse() throws {
    let text = "a = b\nbroken\n[pl]\nA = c\na = d\nother = e\n"
    let forgotten = try word("a", "whatever", "pl")
    #expect(changed(text) { $0.forget(forgotten) } == "a = b\nbroken\n[pl]\nother = e\n")
    let missing = try word("missing", "x")
    #expect(changed(text) { $0.forget(missing) } == text)
  }

  @Test func whatIsKeptIsReadAgain() async throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    #expect(await store.respellings(of: .home).words == [])
    #expect(await store.respellings(of: .home).complaint == nil)
    let words = try [word("a", "b"), word("a", "c", "pl"), word("d", "e", "de")]
    for word in words { try await store.write(.keepWord(word), by: .shared(.home)) }
    #expect(await store.respellings(of: .home).words == words)
    try await store.write(.forgetWord(words[1]), by: .shared(.home))
    #expect(await store.respellings(of: .home).words == [words[0], words[2]])
  }

  @Test(arguments: ["", " a", "a ", "a=b", "#a", "[a", "a\u{1}", "a\u{202E}"])
  func whatALineCannotKeepIsNoWord(text: String) {
    #expect(Respelling(text, said: "x", language: nil) == nil)
  }
}
