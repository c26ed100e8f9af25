// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Patience
import Samples
import Testing

struct SharedNameTests {
  private let round: Deal
  init() throws { round = try Deal(.overlapping) }

  private static let ways = [
    ("capitals_london", "cities_london"), ("cities_london", "capitals_london"),
  ]

  @Test("Same name, two groups: either London goes to either group", arguments: ways)
  func either(first: String, second: String) throws {
    let table = try round.table(
      "foundation 1: capitals_base", "foundation 2: cities_base", "column 1: rome",
      "column 2: leeds", "column 3: \(first)", "column 4: \(second)")
    for card in [first, second] {
      let other = card == first ? "column 4" : "column 3"
      #expect(
        Set(try round.goals(card, on: table))
          == ["column 1", "column 2", other, "foundation 1", "foundation 2"])
    }
  }

  @Test("Same name, two groups: each group is complete with its own names once", arguments: ways)
  func complete(first: String, second: String) throws {
    var table = try round.table(
      "foundation 1: capitals_base", "foundation 2: cities_base", "column 1: rome",
      "column 2: leeds", "column 3: \(first)", "column 4: \(second)",
      "completed: europe_base france italy sea_base spain malta")
    table = try round.playing(
      "\(first) to foundation 1", "\(second) to foundation 2", on: table)
    #expect(round.game.outcome(of: table) == .open)
    table = try round.playing("leeds to foundation 2", on: table)
    #expect(table[.foundation(2)].isEmpty)
    table = try round.playing("rome to foundation 1", on: table)
    #expect(round.game.outcome(of: table) == .won)
  }

  @Test("Same name, two groups: a group takes the name once; the other card waits, uncounted")
  func onceOnly() throws {
    let table = try round.table(
      "foundation 1: capitals_base cities_london", "column 1: capitals_london rome")
    let refused = Refusal(
      Term(
        "atlas-refused-name-there",
        [
          "card": try round.name("capitals_london"), "top": try round.name("cities_london"),
          "group": .term(Term("group-capitals", fallback: "National capitals")),
          "place": .term(Place.foundation(1).name.form("to")),
        ]), .miss)
    #expect(try round.refusal("capitals_london", to: "foundation 1", on: table) == refused)
    #expect(try round.refusal("rome", to: "foundation 1", on: table) == nil)
  }

  @Test("Same name, two groups: a label of the player's own is the one thing of that name")
  func ownLabel() throws {
    let own = Group(
      id: "mine", title: "Mine",
      base: Card(group: "mine", localID: "b", label: "Mine", kind: .base),
      partners: ["London", "Home"].map {
        Card(group: "mine", localID: $0, label: $0, kind: .partner)
      })
    let setup = AtlasSetup(difficulty: "easy", groups: [Group].starter + [own])
    #expect(setup.groups.last?.partners.map(\.entity) == ["london", nil])
    #expect(setup.groups[3].partners[0].identity == setup.groups[5].partners[0].identity)
  }

  @Test("Same name, two groups: two cards of a name in one run do not both fit a foundation")
  func twiceInRun() throws {
    let table = try round.table(
      "foundation 1: capitals_base", "column 1: capitals_london cities_london")
    #expect(round.words(round.game.picks(after: [], on: table)) == "capitals_london cities_london")
    #expect(
      try round.refusal("capitals_london", to: "foundation 1", on: table)?.reason.key
        == "atlas-refused-name-there")
    #expect(try round.refusal("cities_london", to: "foundation 1", on: table) == nil)
  }

  @Test("Same name, two groups: London ends a run of either group, and joins only one at a time")
  func runs() throws {
    let table = try round.table("column 1: leeds capitals_london", "column 2: rome")
    #expect(round.words(round.game.picks(after: [], on: table)) == "leeds capitals_london rome")
    let mixed = try round.playing("rome to column 1", on: table)
    #expect(round.lines(mixed) == ["column 1: leeds capitals_london rome"])
    #expect(round.words(round.game.picks(after: [], on: mixed)) == "capitals_london rome")
  }

  @Test("Same name, two groups: a mixed run is refused by the card that does not belong")
  func mixedRun() throws {
    let table = try round.table("column 1: capitals_london rome", "column 2: leeds")
    #expect(
      try round.refusal("capitals_london", to: "column 2", on: table)
        == Refusal(
          Term(
            "atlas-refused-not-together",
            [
              "card": try round.name("rome"), "top": try round.name("leeds"),
              "place": .term(Place.column(2).name.form("to")),
            ]), .mistake))
  }

  @Test("Same name, two groups: the two cards are called the same and teach both groups")
  func names() throws {
    let table = try round.table("column 1: capitals_london", "column 2: cities_london")
    let cards = try round.pieces("capitals_london cities_london")
    #expect(round.game.name(of: cards[0]) == round.game.name(of: cards[1]))
    let groups = round.game.setup.groups[2...].map {
      Term("atlas-lesson-group", ["group": .term($0.name)])
    }
    for card in cards { #expect(round.game.lesson(on: card, of: table) == groups) }
  }

  @Test("Same name, two groups: labels count where the cards stand for nothing known")
  func labels() throws {
    let groups = ["x", "y"].map { id in
      Group(
        id: id, title: id, base: Card(group: id, localID: "\(id)_base", label: id, kind: .base),
        partners: [
          Card(
            group: id, localID: "\(id)_lima", label: id == "x" ? "Lima" : " Lima ", kind: .partner)
        ])
    }
    let round = try Deal(groups)
    let table = try round.table("foundation 1: x_base", "foundation 2: y_base", "column 1: y_lima")
    #expect(
      try round.goals("y_lima", on: table)
        == ["column 2", "column 3", "column 4", "foundation 1", "foundation 2"])
  }
}
