// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Localization

@Suite struct SyntaxTests {
  struct Case: Decodable {
    let name: String
    let source: String
    let entries: [JSON]
  }

  @Test func readsWhatMozillaReads() throws {
    let cases = try fixture("syntax.json", as: [Case].self)
    #expect(cases.count > 250)
    for sample in cases {
      var reader = Reader(sample.source)
      let entries = reader.entries().map(\.json)
      #expect(entries == sample.entries, "\(sample.name): \(sample.source.debugDescription)")
    }
  }

  @Test func bracesNestedTooDeepAreJunkAndTheNextEntryIsRead() {
    var reader = Reader("a = \(String(repeating: "{", count: 100_000))\nb = c\n")
    let entries = reader.entries()
    guard case .junk(let junk) = entries.first else {
      Issue.record("no junk: \(entries)")
      return
    }
    #expect(junk.fault == .nestedTooDeep)
    #expect(entries.count == 2)
  }

  @Test func argumentsNestedTooDeepAreJunk() {
    var reader = Reader("a = {\(String(repeating: "F(", count: 100_000))\n")
    guard case .junk(let junk) = reader.entries().first else {
      Issue.record("no junk")
      return
    }
    #expect(junk.fault == .nestedTooDeep)
  }
}
