// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

@Suite struct RobustnessTests {
  @Test func randomBytesAreReadWholeAndNeverCrash() {
    var generator = Generator(seed: 20)
    for _ in 0..<2_000 {
      let bytes = (0..<generator.below(200)).map { _ in UInt8(generator.below(256)) }
      sayEverything(in: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Bytes of Fluent's own signs come further than any others.
  @Test func randomSignsAreReadWholeAndNeverCrash() {
    let signs = [
      "{", "}", "\"", "\\", "\\u00e9", "$", "-", "->", "[", "]", "*", ".", "=", "#", "\n", "\n ",
      " ", "(", ")", ",", ":", "a", "b", "a = ", "\nb = ", "{ $x }", "{ $x ->\n *[other] ", "1",
      "NUMBER(", "-t", "\r\n", "é", "\u{202E}", "\0",
    ]
    var generator = Generator(seed: 21)
    for _ in 0..<5_000 {
      let count = generator.below(60)
      sayEverything(in: (0..<count).map { _ in signs[generator.below(signs.count)] }.joined())
    }
  }

  private func sayEverything(in source: String) {
    let book = book(source)
    for key in book.keys {
      let line = book.line([Term(Key(key), ["x": 1])], verbosity: .full)
      #expect(line.text == line.spoken.map(\.text).joined())
      #expect(!line.text.contains("  ") && !line.text.hasPrefix(" ") && !line.text.hasSuffix(" "))
      #expect(line.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
      _ = book.problems(in: [Term(Key(key))])
      _ = book.variables(of: Key(key))
      _ = book.words(Key(key))
    }
    expectOrder(of: source)
  }

  /// Entries begin behind one another: nothing is read twice.
  private func expectOrder(of source: String) {
    var reader = Reader(source)
    var last = -1
    for entry in reader.entries() {
      switch entry {
      case .message(let definition), .term(let definition):
        #expect(definition.offset > last, "\(source.debugDescription)")
        last = definition.offset
      case .junk(let junk):
        #expect(junk.start > last && junk.offset >= junk.start, "\(source.debugDescription)")
        last = junk.start
      case .comment: break
      }
    }
    #expect(reader.cursor.index >= source.utf8.count)
  }

  @Test func randomRulesAreReadOrRefused() {
    let tokens = ["n", "i", "v", "%", "=", "!=", "and", "or", "..", ",", "1", "10", " ", "@", "x"]
    var generator = Generator(seed: 22)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0..<generator.below(9)).map { _ in tokens[generator.below(tokens.count)] }
      guard let rule = PluralRule(text.joined(separator: " ")) else { continue }
      accepted += 1
      _ = rule.matches(PluralOperands(.min))
      _ = rule.matches(PluralOperands(.max))
    }
    #expect(accepted > 10)
  }
}
