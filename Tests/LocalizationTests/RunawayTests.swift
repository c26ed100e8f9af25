// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

@Suite struct RunawayTests {
  @Test func messagesThatContainThemselvesEnd() {
    let book = book(
      """
      a = x { b } y
      b = { a }
      -t = { -t }
      c = { -t }
      d = { d.form }
          .form = form of { d.other }
          .other = d
      """)
    #expect(book.text("a") == "x y")
    #expect(book.problems("a") == [.cycle("a")])
    #expect(book.problems("c") == [.cycle("-t")])
    #expect(book.text("d") == "form of d")
    #expect(book.problems("d") == [])
  }

  @Test func aMessageMayFillItself() {
    let book = book("in = { $what } in { $where }\nbox = box")
    let inner = Term("in", ["what": .term(Term("box")), "where": .term(Term("box"))])
    let outer = Term("in", ["what": .term(inner), "where": .term(Term("box"))])
    #expect(book.line([outer]).text == "box in box in box")
    #expect(book.problems(in: [outer]) == [])
  }

  @Test func linesThatGrowWithoutEndAreCut() {
    var source = "m0 = ha ha ha\n"
    for level in 1...30 {
      source += "m\(level) = " + String(repeating: "{ m\(level - 1) }, ", count: 10) + "\n"
    }
    let book = book(source)
    #expect(book.text("m30").utf8.count < 100_000)
    #expect(book.problems("m30").contains { if case .tooLong = $0 { true } else { false } })
    #expect(book.problems("m2") == [])
  }

  @Test func fillingsNestedTooDeepAreCut() {
    let book = book("a = ({ $x })\nb = b")
    var term = Term("b")
    for _ in 1...200 { term = Term("a", ["x": .term(term)]) }
    #expect(book.problems(in: [term]) == [.tooLong("a")])
  }

  /// As deep as files can make it: braces within messages within messages, none of them too deep.
  @Test func theDeepestThereCanBeIsSaid() {
    let open = String(repeating: "{ ", count: Reader.deepest)
    let close = String(repeating: " }", count: Reader.deepest)
    var source = "m1 = \(open)\"end\"\(close)\n"
    for level in 2...Resolver.deepest {
      source += "m\(level) = \(open)m\(level - 1)\(close)\n"
    }
    let book = book(source)
    #expect(book.problems == [])
    #expect(book.text(Key("m\(Resolver.deepest)")) == "end")
    #expect(book.problems(Key("m\(Resolver.deepest)")) == [])
  }
}
