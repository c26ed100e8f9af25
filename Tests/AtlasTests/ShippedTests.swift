// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Testing

/// The data that comes with the game keeps what the game asks of a player's own.
@Suite(.enabled(if: Shipped.folder != nil, "no Data folder in this checkout"))
struct ShippedTests {
  private let folder: String
  private let catalogue: Catalogue

  init() throws {
    folder = try #require(Shipped.folder)
    catalogue = try LocalGroups(own: OwnFiles(folder: folder)).loadAllGroups()
  }

  @Test func everyGroupIsSound() {
    #expect(catalogue.problems == [])
    #expect(catalogue.groups.count >= 35)
  }

  @Test func everyDeckIsSound() throws {
    let (decks, problems) = try LocalGroups(own: OwnFiles(folder: folder)).loadAllDecks(
      of: catalogue)
    #expect(problems == [])
    for deck in decks { #expect(try catalogue.groups(of: deck).map(\.id) == deck.groupIDs) }
  }

  @Test(arguments: [
    "europe_countries_01", "island_nations_01", "us_states_01", "national_capitals_01",
    "cities_in_uk_01",
  ])
  func aStarterGroupIsThere(_ id: String) throws {
    let group = try #require(catalogue[id])
    #expect(group.base.kind == .base)
    #expect(group.partners.count >= 5)
  }

  @Test func londonIsThePartnerOfTwoStarterGroups() throws {
    let cards = try ["national_capitals_01", "cities_in_uk_01"].map { id in
      try #require(catalogue[id]?.partners.first { $0.localID == "london" })
    }
    #expect(Set(cards.map(\.identity)).count == 1)
    #expect(cards.map(\.id) == ["national_capitals_01_london", "cities_in_uk_01_london"])
  }

  @Test func everyCardsEntityAndEveryEntityAFactSpeaksOfIsKnown() {
    let facts = Facts(folder: "\(folder)/facts")
    #expect(facts.problems == [])
    let known = Set(facts.entities)
    let onCards = catalogue.groups.flatMap { $0.partners.compactMap(\.entity) + $0.truth }
    #expect(Set(onCards).subtracting(known) == [])
    let spokenOf = facts.entities.compactMap { facts[$0] }.flatMap {
      [$0.capital, $0.country].compactMap(\.self) + $0.neighbours + $0.countries + $0.capitalOf
    }
    #expect(Set(spokenOf).subtracting(known) == [])
  }
}
