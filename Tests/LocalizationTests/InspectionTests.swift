// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

@Suite struct InspectionTests {
  let sample = book(
    """
    # Of its own.
    a = { $n } { b } { -t(x: $no) }
    a = { $n } { b.c } { -t(x: 1) }
        .brief = { NUMBER($m, type: "ordinal") ->
            [0] { $zero }
           *[other] { { $deep } }
        }
        .words = deal,  new   deal ,, { "nd" },
    ## Of the group.

    b = B { a }
        .c = { $of-b }
    # Not this.

    -t = { $x }
    only =
        .words = x
    ##

    bare = bare
    """, english: "help = Help\n    .words = help, ?\nonly = English\nb = b\n    .words = bee")

  @Test func tellsWhatTheLanguageItselfHas() {
    #expect(sample.keys == ["a", "b", "bare", "only"])
    let asked: [Key] = ["a", "a.brief", "b.c", "b.d", "only", "only.words", "help", "t"]
    #expect(asked.map(sample.has) == [true, true, true, false, false, true, false, false])
    #expect(sample.forms(of: "a") == ["brief", "words"])
    #expect(sample.forms(of: "help") == [])
  }

  @Test func tellsVariablesOfAllFormsAndReferences() {
    #expect(sample.variables(of: "a") == ["n", "m", "zero", "deep", "of-b"])
    #expect(sample.variables(of: "bare") == [])
    #expect(sample.variables(of: "help") == [])
  }

  @Test func tellsCommentsOfMessageAndGroup() {
    #expect(sample.comment(on: "a") == nil)
    #expect(sample.comment(on: "b") == "Of the group.")
    #expect(sample.comment(on: "only") == "Of the group.")
    #expect(sample.comment(on: "bare") == nil)
    #expect(book("# Of its own.\na = b").comment(on: "a") == "Of its own.")
  }

  @Test func tellsCommandWords() {
    #expect(sample.words("a").first == ["deal", "new deal", "nd"])
    #expect(sample.words("help").last == ["help", "?"])
    #expect(sample.words("b").flatMap(\.self) == ["bee"])
    #expect(sample.words("bare").flatMap(\.self) == [])
    #expect(sample.words("none").flatMap(\.self) == [])
  }
}
