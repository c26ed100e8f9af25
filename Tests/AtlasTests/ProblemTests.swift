// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Testing

/// What a player hears of a problem.
struct ProblemTests {
  @Test func aProblemOfAFieldNamesFileFieldAndReason() {
    let problem = CatalogueProblem(
      file: "/home/me/groups/mine.json", field: "partner_cards[2].label",
      flaw: .textTooLong(limit: 200))
    #expect(
      problem.term
        == Term(
          "problem-field",
          [
            "file": "mine.json", "field": "partner_cards[2].label",
            "reason": .term(Term("flaw-text-too-long", ["limit": 200])),
          ]))
  }

  @Test func aProblemOfAWholeFileNamesFileAndReason() {
    let problem = CatalogueProblem(file: "a.json", flaw: .brokenJSON(line: 3, column: 7))
    #expect(
      problem.term
        == Term(
          "problem-file",
          [
            "file": "a.json",
            "reason": .term(Term("flaw-broken-json", ["line": 3, "column": 7])),
          ]))
  }

  @Test func theOtherFileIsNamedWithoutItsFolders() {
    #expect(
      Flaw.groupTaken(file: "/usr/share/aloud/groups/a.json").term
        == Term("flaw-group-taken", ["file": "a.json"]))
  }
}
