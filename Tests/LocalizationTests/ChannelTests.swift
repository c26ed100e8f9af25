// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

@Suite struct ChannelTests {
  let sample = book(
    """
    moved = { $card } moved to { $place }.
        .brief = { $card }, { $place }
        .full = { $card } was moved to { $place }.
    card = Türkiye
        .speech = Turkey-eh
        .braille = TR
        .full = The Republic of Türkiye
        .full-speech = The Republic of Turkey-eh
    place = column 2
        .brief = c2
        .to = to column 2
        .to-brief = to c2
        .to-braille = >2
    """)

  private func line(_ verbosity: Verbosity) -> Line {
    let fillings: [String: Filling] = ["card": .term(Term("card")), "place": .term(Term("place"))]
    return sample.line([Term("moved", fillings)], verbosity: verbosity)
  }

  @Test func aNestedNameHasItsOwnSpeechAndBraille() {
    #expect(
      line(.normal)
        == Line(
          text: "Türkiye moved to column 2.",
          spoken: [Fragment("Turkey-eh moved to column 2.")], braille: "TR moved to column 2."))
  }

  @Test func verbosityReachesNestedTerms() {
    #expect(
      line(.brief)
        == Line(text: "Türkiye, c2", spoken: [Fragment("Turkey-eh, c2")], braille: "TR, c2"))
    #expect(
      line(.full)
        == Line(
          text: "The Republic of Türkiye was moved to column 2.",
          spoken: [Fragment("The Republic of Turkey-eh was moved to column 2.")],
          braille: "TR was moved to column 2."))
  }

  @Test func formsCombineWithVerbosityAndChannel() {
    #expect(sample.line([Term("place.to")]).text == "to column 2")
    #expect(
      sample.line([Term("place.to")], verbosity: .brief)
        == Line(text: "to c2", spoken: [Fragment("to c2")], braille: ">2"))
  }

  @Test func aFormTheLanguageLacksGivesWayToTheMessageAtThatVerbosity() {
    #expect(sample.line([Term("place.from")], verbosity: .brief).text == "c2")
  }

  @Test func referencesFollowTheChannelToo() {
    let book = book("-t = a\n    .speech = b\nm = { -t } { n }\nn = c\n    .braille = d")
    #expect(book.line([Term("m")]) == Line(text: "a c", spoken: [Fragment("b c")], braille: "a d"))
  }

  @Test func foreignWordsAreFragmentsOfTheirOwn() {
    let book = book("a = Its own name: { $name }. { $name }{ $name } { \"\" }")
    #expect(
      book.line([Term("a", ["name": .foreign("Österreich", language: "de")])])
        == Line(
          text: "Its own name: Österreich. ÖsterreichÖsterreich",
          printed: [
            Fragment("Its own name: "), Fragment("Österreich", language: "de"), Fragment(". "),
            Fragment("ÖsterreichÖsterreich", language: "de"),
          ],
          spoken: [
            Fragment("Its own name: "), Fragment("Österreich", language: "de"), Fragment(". "),
            Fragment("ÖsterreichÖsterreich", language: "de"),
          ],
          braille: "Its own name: Österreich. ÖsterreichÖsterreich"))
  }

  @Test func ownWordsInAnEnglishSentenceAreTheLanguagesOwn() {
    let book = book("card = Karte", english: "moved = { $card } moved.")
    #expect(
      book.line([Term("moved", ["card": .term(Term("card"))])]).spoken
        == [Fragment("Karte "), Fragment("moved.", language: "en")])
  }

  @Test func controlsAndMarksOfDirectionAreLeftOut() {
    let marks = (0x200E...0x200F).map { $0 } + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let controls = Array(0x00...0x08) + [0x0B, 0x0C] + Array(0x0E...0x1F) + Array(0x7F...0x84)
    let nasty = (marks + controls).compactMap(Unicode.Scalar.init).map { String($0) }
    let book = book("a = \u{2068}x{ $n }y{ \"\\u001B\\u202E\" }\nb = b\(nasty.joined())c")
    let line = book.line([
      Term("a", ["n": .text(nasty.joined(separator: "."))]),
      Term("a", ["n": .foreign(nasty.joined(), language: "de\u{1B}")]),
      Term("b"), Term("\u{1B}[2J"), Term("c", fallback: "\u{202E}d\r\n\te "),
    ])
    let dots = String(repeating: ".", count: nasty.count - 1)
    #expect(line.text == "x\(dots)y xy bc [2J d e")
    #expect(line.spoken == [Fragment(line.text)])
    #expect(line.braille == line.text)
  }

  @Test func lettersThatLookLikeMarksToAMachineStay() {
    #expect(book("a = ¿Qué? – “ja”\u{A0}… شكرا").text("a") == "¿Qué? – “ja”\u{A0}… شكرا")
  }
}
