// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// Knowing is the game: what is told and what is offered without saying which is right.
struct KnowingTests {
  private let round: Deal
  init() throws { round = try Deal(.overlapping) }

  @Test("Names: a partner's name never gives its group away, a base is called by its group")
  func names() throws {
    #expect(
      round.game.name(of: try round.piece("france"))
        == Term("france", fallback: "France"))
    #expect(
      round.game.name(of: try round.piece("europe_base"))
        == Term(
          "atlas-base",
          ["group": .term(Term("group-europe", fallback: "Countries of Europe"))]))
    for group in round.game.setup.groups {
      for card in group.partners {
        let name = round.game.name(of: try round.piece(card.id))
        #expect(name == Term(Key(card.localID), fallback: card.label))
      }
    }
  }

  @Test("Targets: of a partner, every open foundation and every column empty or ending in one")
  func partner() throws {
    let table = try round.table(
      "foundation 1: europe_base", "foundation 3: capitals_base rome", "column 1: (malta) italy",
      "column 2: cities_base", "column 3: leeds", "waste: france", "stock: (spain)")
    #expect(
      try round.goals("france", on: table, onlyRight: false)
        == ["column 1", "column 3", "column 4", "foundation 1", "foundation 3"])
    #expect(
      try round.goals("france", on: table) == ["column 1", "column 4", "foundation 1"],
      "a learner is offered the right ones only")
  }

  @Test("Targets: of a base, every empty foundation and column")
  func base() throws {
    let table = try round.table(
      "foundation 1: europe_base", "column 1: italy", "column 2: cities_base", "waste: sea_base")
    let goals = ["column 3", "column 4", "foundation 2", "foundation 3", "foundation 4"]
    #expect(try round.goals("sea_base", on: table, onlyRight: false) == goals)
    #expect(try round.goals("sea_base", on: table) == goals)
  }

  @Test("Refusals: nothing is told of what lies face down, nor of the group of the card")
  func silence() throws {
    let table = try round.table("column 1: (europe_base) leeds", "waste: france")
    let reason = try #require(try round.refusal("france", to: "column 1", on: table)).reason
    #expect(Set(reason.fillings.keys) == ["card", "top", "place"])
  }

  @Test("Learner: a partner's group, and what belongs to a base and is still missing")
  func lessons() throws {
    let table = try round.table("foundation 1: europe_base france", "column 1: sea_base italy")
    let partner = round.game.lesson(on: try round.piece("italy"), of: table)
    #expect(
      partner == [
        Term(
          "atlas-lesson-group",
          ["group": .term(Term("group-europe", fallback: "Countries of Europe"))])
      ])
    for (base, members, missing) in [
      ("europe_base", "france italy", 1), ("sea_base", "spain malta", 2),
    ] {
      let names = try round.pieces(members).map { round.game.name(of: $0) }
      #expect(
        round.game.lesson(on: try round.piece(base), of: table)
          == [
            Term(
              "atlas-lesson-base", ["members": .alphabetical(names), "missing": .number(missing)])
          ])
    }
  }

  @Test("Learner: facts are found by what a card stands for")
  func subjects() throws {
    #expect(round.game.subject(of: try round.piece("cities_london")) == "london")
    #expect(round.game.subject(of: try round.piece("cities_base")) == nil)
  }

  @Test("Learner: a card's companions are what its group deals, with itself")
  func companions() throws {
    #expect(round.game.companions(of: try round.piece("cities_london")).contains("london"))
    #expect(
      round.game.companions(of: try round.piece("cities_london"))
        == round.game.companions(of: try round.piece("cities_base")))
  }

  @Test("Empty places say what they take")
  func invitations() throws {
    let table = try round.table("waste: france")
    let invitations = round.game.places.map { round.game.invitation(of: $0, on: table)?.key.name }
    #expect(
      invitations
        == Array(repeating: "invites-any-card", count: 4) + [nil, "invites-reshuffle"]
        + Array(repeating: "atlas-invites-base", count: 4) + [nil])
  }
}
