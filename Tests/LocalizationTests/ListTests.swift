// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

@Suite struct ListTests {
  let sample = book(
    """
    list-two = [{ $before } & { $after }]
    list-start = <{ $before }; { $after }>
    list-middle = { $before }, { $after }
    list-end = { $before }, and { $after }.
    all = { $things }
    empty = {""}
    """)

  private func said(_ names: [String]) -> String {
    sample.text("all", ["things": .list(names.map { Term(Key($0), fallback: $0) })])
  }

  @Test func joinsAsTheLanguageDoes() {
    #expect(said([]) == "")
    #expect(said(["a"]) == "a")
    #expect(said(["a", "b"]) == "[a & b]")
    #expect(said(["a", "b", "c"]) == "<a; b, and c.>")
    #expect(said(["a", "b", "c", "d", "e"]) == "<a; b, c, d, and e.>")
  }

  @Test func thingsWithoutWordsLeaveNoComma() {
    #expect(said(["a", "empty", "b"]) == "[a & b]")
    #expect(said(["empty"]) == "")
  }

  @Test func foreignThingsKeepTheirLanguage() {
    let book = book("name = { $name }\nall = { $things }")
    let things = ["München", "Köln"].map {
      Term("name", ["name": .foreign($0, language: "de")])
    }
    #expect(
      book.line([Term("all", ["things": .list(things)])]).spoken
        == [
          Fragment("München", language: "de"), Fragment(", "), Fragment("Köln", language: "de"),
        ])
  }

  @Test func patternsThatMixTheOrderAreReported() {
    let book = book("list-two = { $after } and { $before }\nlist-end = { $before }{ NUMBER(1) }")
    #expect(book.problems == [.badRule("list-two"), .badRule("list-end")])
  }

  @Test(arguments: [
    ("en", "Peru, Chad and Fiji"), ("de", "Peru, Chad und Fiji"), ("es", "Peru, Chad y Fiji"),
    ("pl", "Peru, Chad i Fiji"),
  ])
  func shippedLanguages(language: String, expected: String) {
    let book = Phrasebook(books: [
      Book(language: language, locales: locales),
      Book(language: "en", files: [("sample.ftl", "all = { $things }")]),
    ])
    let things = ["Peru", "Chad", "Fiji"].map { Term("no-such-key", fallback: $0) }
    #expect(book.line([Term("all", ["things": .list(things)])]).text == expected)
  }

  @Test(arguments: [
    (["a", "India"], "a & India"), (["a", "imp"], "a or imp"), (["India", "Iowa"], "India & Iowa"),
    (["a", "imp", "b"], "a, imp & b"), (["a", "b", "Imp"], "a, b or Imp"),
  ]) func joinsByTheSoundOfTheLast(names: [String], expected: String) {
    let book = book(
      """
      list-two = { $before } & { $after }
      list-end = { $before } & { $after }
      list-euphony = i
          .between = { " or " }
          .except = in, io
      all = { $things }
      """)
    let things = names.map { Term(Key($0), fallback: $0) }
    #expect(book.text("all", ["things": .list(things)]) == expected)
  }

  @Test(arguments: [
    (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a; b or c"),
    (["a", "oak"], "a nor oak"),
    (["a", "b", "out"], "a; b or out"),
  ]) func aChoiceIsJoinedByItsOwnWord(names: [String], expected: String) {
    let book = book(
      """
      list-two = { $before } & { $after }
      list-start = { $before }; { $after }
      list-or = { $before } or { $after }
      list-euphony = b
          .between = { " and " }
      list-or-euphony = o
          .between = { " nor " }
          .except = ou
      any = { ANY($things) }
      """)
    let things = names.map { Term(Key($0), fallback: $0) }
    #expect(book.text("any", ["things": .list(things)]) == expected)
  }

  @Test(arguments: [
    ("en", "7, 8 or R"), ("de", "7, 8 oder R"), ("es", "7, 8 o R"), ("ar", "7، 8 أو R"),
    ("ja", "7、8またはR"), ("zh-Hans", "7、8或R"),
  ]) func everyLanguageHasAWordForAChoice(language: String, expected: String) {
    let book = Phrasebook(books: [
      Book(language: language, locales: locales),
      Book(language: "en", files: [("sample.ftl", "any = { ANY($things) }")]),
    ])
    let things = ["7", "8", "R"].map { Term("no-such-key", fallback: $0) }
    #expect(book.line([Term("any", ["things": .list(things)])]).text == expected)
  }

  /// Names without an order of their own; the order is that of the printed words on every channel.
  @Test(arguments: [
    ("en", ["Zürich", "Austria", "Östersund", "Chad"], "Austria, Chad, Östersund and Zürich"),
    ("sv", ["Zürich", "Austria", "Östersund", "Chad"], "Austria, Chad, Zürich och Östersund"),
    ("pl", ["Mali", "Łotwa", "Litwa"], "Litwa, Łotwa i Mali"),
  ])
  func namesComeInTheOrderOfTheAlphabet(language: String, names: [String], expected: String) {
    let book = Phrasebook(books: [
      Book(language: language, locales: locales),
      Book(
        language: "en",
        files: [
          (
            "sample.ftl",
            """
            all = { $things }
            count = { $things ->
                [one] one
               *[other] many
            }
            spoken = A
                .speech = Z
            """
          )
        ]),
    ])
    let things = names.map { Term(Key("no-such-key"), fallback: $0) }
    #expect(book.line([Term("all", ["things": .alphabetical(things)])]).text == expected)
    #expect(book.line([Term("count", ["things": .alphabetical(things)])]).text == "many")
    let spoken = [Term("no-such-key", fallback: "B"), Term("spoken")]
    let line = book.line([Term("all", ["things": .alphabetical(spoken)])])
    #expect(line.text.hasPrefix("A ") && line.spoken.first?.text.hasPrefix("Z") == true)
  }
}
