// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Localization

/// One word for one thing: what the `GLOSSARY.md` of a language rules out is said nowhere in it.
@Suite struct GlossaryTests {
  static let languages = Phrasebook.languages(in: locales).filter { $0 != "en" }

  @Test(arguments: languages) func saysNoOtherWord(language: String) throws {
    let glossary = try Glossary(of: language)
    #expect(!glossary.avoided.isEmpty && glossary.broken == [])
    let found = try messages(of: language).flatMap { key, text in
      glossary.avoided.filter { text.hasWord(beginning: $0) }
        .map { Glossary.Exception(key: key, word: $0) }
    }
    #expect(Set(found) == glossary.exceptions)
  }

  @Test func findsWordsWhereTheyBegin() {
    #expect("Hör einen Hinweis".hasWord(beginning: "hinweis"))
    #expect("Hinweise".hasWord(beginning: "Hinweis"))
    #expect(!"Bedienhinweis".hasWord(beginning: "Hinweis"))
    #expect("把牌堆翻过来".hasWord(beginning: "牌堆"))
  }

  /// What is said in each message, piece by piece; names of places and groups are the world's, and
  /// a player may type any word.
  private func messages(of language: String) throws -> [(key: String, text: String)] {
    let folder = locales.appending(path: language)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".ftl")
        && !["names.ftl", "groups.ftl", "language.ftl", "pronunciation.ftl"].contains($0)
    }
    let sources = try files.map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    let book = Book(language: language, files: sources)
    return book.messages.names.flatMap { key -> [(key: String, text: String)] in
      guard let message = book.messages[key] else { return [] }
      let said = message.forms.filter { !["words", "typed"].contains($0.form.attribute) }
      return ([message.value ?? []] + said.map(\.pattern)).flatMap(\.texts).map { (key, $0) }
    }
  }
}

/// The table of a `GLOSSARY.md`, and the exceptions below it: `- key: word, reason`.
private struct Glossary {
  struct Exception: Hashable {
    let key: String
    let word: String
  }

  private(set) var avoided: [String] = []
  private(set) var exceptions: Set<Exception> = []
  /// Lines of the table that have not its four columns.
  private(set) var broken: [String] = []

  init(of language: String) throws {
    let file = locales.appending(path: "\(language)/GLOSSARY.md")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("|") { readRow(line) } else if line.hasPrefix("- ") { readException(line) }
    }
  }

  private mutating func readRow(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 4 else { return broken.append(String(line)) }
    guard cells[0] != "English", !cells[0].hasPrefix("---") else { return }
    avoided += cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private mutating func readException(_ line: Substring) {
    guard let match = line.wholeMatch(of: /- ([\w-]+): ([^,]+), .+/) else {
      return broken.append(String(line))
    }
    exceptions.insert(Exception(key: String(match.1), word: String(match.2)))
  }
}

extension Pattern {
  /// The words in it, in each of its branches.
  fileprivate var texts: [String] {
    flatMap { element -> [String] in
      switch element {
      case .text(let text): [text]
      case .placeable(let expression): expression.texts
      }
    }
  }
}

extension Localization.Expression {
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .placeable(let inner): inner.texts
    case .select(_, let variants): variants.flatMap(\.value.texts)
    default: []
    }
  }
}

extension String {
  /// Whether a word of it begins so; where words have no spaces between them, whether it is in it.
  fileprivate func hasWord(beginning start: String) -> Bool {
    let text = lowercased()
    let start = start.lowercased()
    guard text.holds(start) else { return false }
    let hasSpaces = !start.contains { "\u{3040}"..."\u{9FFF}" ~= $0 }
    return text.ranges(of: start).contains { range in
      !hasSpaces || text[..<range.lowerBound].last?.isLetter != true
    }
  }

  /// Whether the bytes are in it, which most texts are asked in vain and at once.
  private func holds(_ other: String) -> Bool {
    withCString { text in other.withCString { strstr(text, $0) != nil } }
  }
}
