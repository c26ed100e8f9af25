// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

@Suite struct ResolverTests {
  @Test func fillsGaps() {
    let book = book("a = { $n } from { $who } to { \"{x}\" } { 1.50 }")
    #expect(book.text("a", ["n": -12_345, "who": "me"]) == "-12345 from me to {x} 1.50")
  }

  @Test func severalLinesAreOneLine() {
    #expect(book("a =\n    one\n\n      two   three\n    four").text("a") == "one two three four")
  }

  @Test func choosesPlurals() {
    let book = book(
      plurals + """
        a = { $n ->
            [one] one thing
            [1] exactly one
            [0] nothing
           *[other] { $n } things
        }
        """)
    // An exact number comes before a category, wherever it stands.
    #expect(book.text("a", ["n": 1]) == "exactly one")
    #expect(book.text("a", ["n": 0]) == "nothing")
    #expect(book.text("a", ["n": 2]) == "2 things")
  }

  @Test func negativeNumbersCountByTheirSizeButEqualOnlyThemselves() {
    let book = book(plurals + "a = { $n ->\n    [1] exact\n    [one] one\n   *[other] other\n}")
    #expect(book.text("a", ["n": -1]) == "one")
  }

  @Test func choosesOrdinals() {
    let book = book(
      plurals + """
        a = { NUMBER($n, type: "ordinal") ->
            [1] first
            [one] { $n }st
            [two] { NUMBER($n) }nd
           *[other] { $n }th
        }
        """)
    let said = [1, 2, 11, 21, 30].map { book.text("a", ["n": .number($0)]) }
    #expect(said == ["first", "2nd", "11th", "21st", "30th"])
    #expect(book.problems("a", ["n": 2]) == [])
  }

  @Test func writtenNumbersCountWithTheirFraction() {
    let book = book(plurals + "a = { 1.0 ->\n    [one] one\n   *[other] other\n}")
    #expect(book.text("a") == "other")
  }

  @Test func choosesByWordTermAndList() {
    let book = book(
      plurals + """
        a = { $x ->
            [red] warm
            [one] single
           *[other] else
        }
        red = rot
        """)
    #expect(book.text("a", ["x": "red"]) == "warm")
    #expect(book.text("a", ["x": .foreign("red", language: "en")]) == "warm")
    #expect(book.text("a", ["x": .term(Term("red"))]) == "warm")
    #expect(book.text("a", ["x": .term(Term("red.to"))]) == "warm")
    #expect(book.text("a", ["x": .list([Term("red")])]) == "single")
    #expect(book.text("a", ["x": "blue"]) == "else")
  }

  @Test func referencesMessagesAndTerms() {
    let book = book(
      """
      -brand = Aloud { $case }{ $n }
          .gender = she
      name = { $who }
          .long = Mr { $who }
      a = { -brand(case: "in", n: 2) } { name } { name.long } { -brand.gender ->
          [she] her
         *[other] its
      }
      """)
    #expect(book.text("a", ["who": "Li"]) == "Aloud in2 Li Mr Li her")
    #expect(book.problems("a", ["who": "Li"]) == [])
  }

  @Test func termsSeeNoVariablesOfTheMessage() {
    let book = book("-t = x{ $n }\na = { -t }")
    #expect(book.problems("a", ["n": 1]) == [.missingVariable("n", key: "-t")])
  }

  @Test func sentencesAreJoinedBySpaces() {
    let book = book("a = A { b } c.\nb = {\"\"}\nd = D.")
    #expect(book.line([Term("b"), Term("a"), Term("b"), Term("d"), Term("b")]).text == "A c. D.")
    #expect(book.line([]) == Line(text: "", spoken: [], braille: ""))
    #expect(book.line([Term("b")]) == Line(text: "", spoken: [], braille: ""))
  }

  @Test func namesOfCardsAreKnownInALine() {
    let book = book(
      """
      card = { $rank } of { $suit }
      moved = { $card } moved: { $cards }.
      removed = The suit { $suit } from { $place }.
      """)
    func card(_ rank: String, _ suit: String) -> Term {
      Term("card", ["rank": .text(rank), "suit": .text(suit)])
    }
    let ace = card("ace", "hearts")
    let line = book.line([
      Term("moved", ["card": .term(ace), "cards": .list([ace, card("ten", "clubs"), ace])]),
      Term("removed", ["suit": .text("spades"), "place": .text("here")]),
    ])
    let names = line.cardNames.map { name in
      name.suit + ": " + String(decoding: Array(line.text.utf8)[name.bytes], as: UTF8.self)
    }
    #expect(
      names == [
        "hearts: ace of hearts", "hearts: ace of hearts", "clubs: ten of clubs",
        "hearts: ace of hearts",
      ])
    #expect(line.spoken.count == 1 && line.spoken[0].text == line.text)
  }

  @Test func aDotAsksForAForm() {
    let book = book("a = column\n    .to = to the column\nb = pile")
    #expect(book.text("a.to") == "to the column")
    #expect(book.text("b.to") == "pile")
    #expect(book.problems("b.to") == [])
  }

  @Test func whatIsMissingIsLookedForFurther() {
    let book = book("a = eigen", english: "a = own\nb = English { $n }")
    #expect(book.text("a") == "eigen")
    #expect(
      book.line([Term("b", ["n": 2], fallback: "x")]).spoken
        == [Fragment("English 2", language: "en")])
    #expect(book.line([Term("c", fallback: "from a file")]).text == "from a file")
    #expect(book.line([Term("c")]).text == "c")
    #expect(book.problems("b", ["n": 2]) == [.untranslated("b")])
    #expect(book.problems(in: [Term("c", fallback: "from a file")]) == [])
    #expect(book.problems("c.to") == [.unknownKey("c.to")])
  }

  @Test func englishCountsAsEnglishDoes() {
    let english = plurals + "a = { $n ->\n    [one] one\n   *[other] many\n}"
    #expect(book("plural-one = n = 0..9", english: english).text("a", ["n": 2]) == "many")
  }

  @Test func missingVariablesAreReported() {
    let book = book("a = x { $n } { $m ->\n   *[other] y\n}")
    #expect(book.text("a") == "x {$n} y")
    #expect(
      book.problems("a")
        == [.missingVariable("n", key: "a"), .missingVariable("m", key: "a")])
  }

  @Test func unknownFunctionsAndArgumentsAreReported() {
    let book = book(
      "a = { DATETIME($n) }\nb = { NUMBER($n, type: \"ordnal\") }\nc = { NUMBER($n, style: \"x\") }"
    )
    #expect(book.text("a", ["n": 1]) == "1")
    #expect(book.problems("a", ["n": 1]) == [.unknownFunction("DATETIME", key: "a")])
    #expect(book.problems("b", ["n": 1]) == [.unknownArgument("type", key: "b")])
    #expect(book.problems("c", ["n": 1]) == [.unknownArgument("style", key: "c")])
  }

  @Test func unknownReferencesAreReported() {
    let book = book("a = { b } { -c } { d.e } { -f }", english: "d = D\n-f = F")
    #expect(book.text("a") == "b c D F")
    #expect(
      book.problems("a")
        == [.unknownKey("b"), .unknownKey("-c"), .untranslated("d"), .untranslated("-f")])
  }

  @Test func englishRefersToEnglish() {
    let book = book("b = eigen\n-t = eigen", english: "a = { b } { -t }\nb = own\n-t = own")
    #expect(book.line([Term("a")]).spoken == [Fragment("own own", language: "en")])
  }
}
