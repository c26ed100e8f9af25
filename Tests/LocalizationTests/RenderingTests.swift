// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GoldenTestSupport
import Testing

@testable import Localization

/// Each language once: every message it has, in each of its branches, as it is printed, said and
/// shown in braille.
@Suite struct RenderingTests {
  static let languages = Phrasebook.languages(in: locales)
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Renderings")

  @Test(arguments: languages) func rendersAsItDid(language: String) {
    let rendering = Rendering(Phrasebook(language: language, locales: locales))
    GoldenFile(Self.folder.appending(path: "\(language).txt")).compare(with: rendering.text)
    #expect(rendering.flaws == [])
    #expect(rendering.foreignDigits == [])
  }

  @Test(.enabled(if: !GoldenFile.isRewriting)) func everyLanguageIsRenderedAndNothingElse() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.languages.map { "\($0).txt" }))
  }
}

/// The messages of a language as text: a line for a branch, with the values that lead to it, and
/// below it, indented, what differs in another form.
private struct Rendering {
  private(set) var text = ""
  private(set) var flaws: [String] = []
  /// What is printed with digits that are not the language's.
  private(set) var foreignDigits: [String] = []
  private let book: Phrasebook

  init(_ book: Phrasebook) {
    self.book = book
    let keys = book.saidKeys.filter {
      !$0.isLanguageRule && !Self.isVerbosity($0) && !Self.isRemark($0)
    }
    for key in keys.sorted(by: { $0.name < $1.name }) { add(key) }
  }

  /// Whether it is told below the message itself.
  private static func isVerbosity(_ key: Key) -> Bool {
    [".brief", ".full"].contains(where: key.name.hasSuffix)
  }

  /// Whole sentences without branches, which are read where they stand.
  private static func isRemark(_ key: Key) -> Bool {
    key.name.hasPrefix("remark-")
  }

  private mutating func add(_ key: Key) {
    let samples = book.samples(of: key)
    let selecting = Set(samples.flatMap(\.keys)).filter { name in
      Set(samples.map { $0[name] }).count > 1
    }
    var seen: Set<[String]> = []
    for sample in samples {
      let forms = forms(of: Term(key, sample))
      guard seen.insert(forms.map { "\($0.label)\($0.text)" }).inserted else { continue }
      let values = selecting.sorted().compactMap { name in sample[name].map { (name, $0) } }
      let branch = values.map { "\($0) \(word(for: $1))" }.joined(separator: ", ")
      text += branch.isEmpty ? "\(key)" : "\(key) (\(branch))"
      for form in forms { text += "\(form.label): \(form.text)\n" }
      flaws += forms.flatMap { flaws(of: $0.text, key) }
      foreignDigits += forms.filter(\.isPrinted).filter { hasForeignDigits($0.text, key) }
        .map { "\(key): \($0.text)" }
    }
  }

  /// What is typed to the system, or drawn on a card, is the same in every language; so are the names
  /// of keys and files, which have letters beside their digits.
  private func hasForeignDigits(_ text: String, _ key: Key) -> Bool {
    let isSystem = key.name.hasPrefix("usage-") || ["card-index", "serve-port-taken"].contains(key)
    guard !isSystem, !key.name.hasSuffix(".typed") else { return false }
    let own = book.line([Term("language-digits")]).text.first ?? "0"
    return text.split(whereSeparator: \.isWhitespace).contains { word in
      !word.contains { $0.isASCII && $0.isLetter || $0 == "-" }
        && word.unicodeScalars.contains {
          $0.properties.numericType == .decimal && $0.isASCII != own.isASCII
        }
    }
  }

  /// What may be printed of no message. That one says nothing in a form may be meant.
  private func flaws(of text: String, _ key: Key) -> [String] {
    guard !text.isEmpty else { return [] }
    let words = text.split { !$0.isLetter && $0 != "-" }
    return Cleanness.flaws(ofLine: text[...]).filter {
      // Some words are written with hyphens as keys are.
      $0 != Cleanness.messageKey || words.contains { book.has(Key(String($0))) && $0.contains("-") }
    }.map { "\(key): \($0): \(text)" }
  }

  private func word(for filling: Filling) -> String {
    switch filling {
    case .number(let number): "\(number)"
    case .text(let text), .foreign(let text, _, _): text
    case .term(let term): term.key.name
    case .list(let terms), .alphabetical(let terms): terms.map(\.key.name).joined(separator: " ")
    }
  }

  private struct Form {
    let label: String
    let text: String

    init(_ label: String, _ text: String) { (self.label, self.text) = (label, text) }

    var isPrinted: Bool { !label.hasSuffix("said") && !label.hasSuffix("braille") }
  }

  /// What is printed, and then each other form that differs from it.
  private func forms(of term: Term) -> [Form] {
    let usual = book.line([term])
    var forms: [Form] = [Form("", usual.text)]
    for verbosity in [Verbosity.normal, .brief, .full] {
      let line = verbosity == .normal ? usual : book.line([term], verbosity: verbosity)
      guard verbosity == .normal || line != usual else { continue }
      let label = verbosity == .normal ? " " : "  \(verbosity)"
      if line.text != usual.text { forms.append(Form(label, line.text)) }
      let said = said(line)
      if said != line.text { forms.append(Form("\(label) said", said)) }
      if line.braille != line.text { forms.append(Form("\(label) braille", line.braille)) }
    }
    return forms
  }

  /// What is said, with the language of what is said in another voice.
  private func said(_ line: Line) -> String {
    line.spoken.map { fragment in
      fragment.language.map { "[\($0): \(fragment.text)]" } ?? fragment.text
    }.joined()
  }
}
