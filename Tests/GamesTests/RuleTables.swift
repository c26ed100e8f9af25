// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

/// What every card may do on every kind of pile, one letter each, with the exact refusal behind
/// every letter.
struct RuleTables {
  private let round: Deal
  init() throws { round = try Deal(.overlapping) }

  @Test("Foundations: an empty one takes a base, one with a base its own partners, each name once")
  func foundations() throws {
    try check(
      at: "foundation 1",
      states: [
        "", "europe_base", "sea_base", "capitals_base", "cities_base", "europe_base france",
        "capitals_base capitals_london", "cities_base capitals_london",
      ],
      """
      europe_base     . / o o o / o o
      france          b . t x x / x x
      italy           b . t x x . x x
      sea_base        . o / o o o o o
      spain           b t . x x t x x
      malta           b x . x x x x x
      capitals_base   . o o / o o / o
      capitals_london b x x . . x / /
      rome            b x x . x x . x
      cities_base     . o o o / o o /
      cities_london   b x x . . x n n
      leeds           b x x x . x x .
      """)
  }

  @Test("Tableau: an empty column takes any card, a partner goes on a partner of its own group")
  func columns() throws {
    try check(
      at: "column 1",
      states: [
        "", "europe_base", "france", "italy", "sea_base", "spain", "malta", "capitals_base",
        "capitals_london", "rome", "cities_base", "cities_london", "leeds",
      ],
      """
      europe_base     . / k k k k k k k k k k k
      france          . u / . u t t u x x u x x
      italy           . u . / u t t u x x u x x
      sea_base        . k k k / k k k k k k k k
      spain           . u t t u / . u x x u x x
      malta           . u t t u . / u x x u x x
      capitals_base   . k k k k k k / k k k k k
      capitals_london . u x x u x x u / . u . .
      rome            . u x x u x x u . / u . x
      cities_base     . k k k k k k k k k / k k
      cities_london   . u x x u x x u . . u / .
      leeds           . u x x u x x u . x u . /
      """)
  }

  private static let refusals: [Character: (key: Key, weight: Refusal.Weight)] = [
    "b": ("atlas-refused-needs-base", .impossible), "o": ("atlas-refused-occupied", .impossible),
    "k": ("atlas-refused-base-in-column", .impossible), "u": ("atlas-refused-on-base", .impossible),
    "t": ("atlas-refused-true-elsewhere", .miss), "n": ("atlas-refused-name-there", .miss),
    "x": ("atlas-refused-not-in-group", .mistake),
  ]
  private static let columnRefusals: [Character: (key: Key, weight: Refusal.Weight)] = [
    "t": ("atlas-refused-other-group", .miss), "x": ("atlas-refused-not-together", .mistake),
  ]

  /// A row is a card and a letter for every state: `.` legal, `/` the card lies there itself.
  private func check(at place: String, states: [String], _ rows: String) throws {
    let rows = rows.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.count == 12)
    for row in rows {
      try #require(row.count == states.count + 1)
      for (letter, state) in zip(row.dropFirst(), states) where letter != "/" {
        let table = try round.table("waste: \(row[0])", "\(place): \(state) ")
        let expected =
          try Character(letter) == "."
          ? nil
          : refusal(
            Character(letter), row[0], place: place, state: state)
        let refusal = try round.refusal(row[0], to: place, on: table)
        #expect(refusal == expected, "\(row[0]) to \(place) with \(state)")
      }
    }
  }

  private func refusal(_ letter: Character, _ card: String, place: String, state: String) throws
    -> Refusal
  {
    let isColumn = place.hasPrefix("column")
    let refusal = try #require(
      (isColumn ? Self.columnRefusals[letter] : nil) ?? Self.refusals[letter])
    let groups = round.game.setup.groups
    let cards = state.split(separator: " ").map(String.init)
    var fillings: [String: Filling] = [
      "card": try round.name(card),
      "place": .term(Term(isColumn ? "place-column.to" : "place-foundation.to", ["n": 1])),
    ]
    if let top = cards.last { fillings["top"] = try round.name(top) }
    if !isColumn, let base = cards.first {
      let group = try #require(groups.first { $0.base.localID == base })
      fillings["group"] = .term(group.name)
    }
    if refusal.key == "atlas-refused-true-elsewhere" {
      let home = try #require(groups.first { $0.partners.contains { $0.localID == card } })
      fillings["home"] = .term(home.name)
    }
    return Refusal(Term(refusal.key, fillings), refusal.weight)
  }

  @Test(
    "Tableau: stock, waste, the completed cards and places that are none take nothing",
    arguments: ["stock", "completed", "column 5", "foundation 5", "cellar"])
  func noTargets(place: String) throws {
    let table = try round.table("waste: france", "column 1: italy")
    for card in ["france", "italy"] {
      #expect(
        try round.refusal(card, to: place, on: table)
          == .takesNothing(try #require(Place(place))))
    }
    #expect(
      try round.refusal("italy", to: "waste", on: table)
        == .takesNothing(.waste))
  }

  @Test("Tableau: a card does not go where it lies")
  func samePlace() throws {
    let table = try round.table("waste: france", "column 1: italy")
    for (card, place) in [("france", "waste"), ("italy", "column 1")] {
      #expect(
        try round.refusal(card, to: place, on: table)
          == Refusal(Term("refused-same-place"), .impossible))
    }
  }

  @Test("Tableau: one card is picked, and one that is on the table")
  func picking() throws {
    let table = try round.table("waste: france", "column 1: italy")
    let column = Place(.column, 2)
    for picked in [[], [Piece(99)], [Piece(-1)], try round.pieces("france italy")] {
      #expect(
        round.game.refusal(of: Move(picked, to: column), on: table)
          == Refusal(Term("refused-nothing-picked"), .impossible))
    }
    #expect(round.game.picks(after: try round.pieces("france"), on: table) == [])
  }

  @Test("Foundations: what lies there stays until its group is complete")
  func stays() throws {
    let table = try round.table("foundation 1: europe_base france", "column 1: italy")
    for card in ["france", "europe_base"] {
      for place in ["column 1", "column 2", "foundation 2"] {
        #expect(
          try round.refusal(card, to: place, on: table)
            == Refusal(Term("refused-from-foundation"), .impossible))
      }
    }
    #expect(round.words(round.game.picks(after: [], on: table)) == "italy")
  }
}
