// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// Rounds for a school.
struct LevelTests {
  /// Twelve groups for each school, and one of the player's own for any.
  private static let groups = Group.lettered(25).enumerated().map { index, group in
    Group(
      id: group.id, title: group.title, base: group.base, partners: group.partners,
      about: Group.About(level: [.primary, .secondary, nil][index / 12]))
  }
  private static let rounds = AtlasRounds(Catalogue(groups: groups)) { _, seed, _ in seed }

  private func order(_ level: SchoolLevel?, number: UInt64 = 1) -> DealRequest {
    var order = DealRequest(difficulty: "expert", number: number)
    if let level { order.choose(level) }
    return order
  }

  @Test(arguments: [SchoolLevel.primary, .secondary])
  func onlyItsGroupsAreDealtAndThoseForAnySchool(_ level: SchoolLevel) throws {
    for number: UInt64 in 1...20 {
      let round = try Self.rounds.deal(order(level, number: number))
      let game = try #require(round.game as? AtlasSolitaire)
      #expect(game.setup.groups.count == 10)
      #expect(game.setup.groups.allSatisfy { [level, nil].contains($0.about.level) })
      #expect(Match(round.game, seed: round.seed).dealNumber == nil)
    }
  }

  @Test func withoutASchoolAllAreDealtAndTheDealHasANumber() throws {
    let dealt = try (1...20).map { try Self.rounds.deal(order(nil, number: $0)) }
    let levels = dealt.compactMap { $0.game as? AtlasSolitaire }.flatMap(\.setup.groups).map(
      \.about.level)
    #expect(Set(levels) == [.primary, .secondary, nil])
    for round in dealt { #expect(Match(round.game, seed: round.seed).dealNumber != nil) }
  }

  @Test func tooFewGroupsForASchoolAreRefused() {
    #expect(throws: Refusal.self) { try Self.rounds.deal(order(.expert)) }
  }

  @Test func theSchoolsStandInTheirOrder() {
    #expect(AtlasRounds.level.values == .choice(["any", "primary", "secondary", "expert"]))
    #expect(order(.secondary).options[AtlasRounds.level] == 2)
  }
}
