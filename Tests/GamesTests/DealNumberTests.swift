// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// The number that a deal of Atlas Solitaire is told by makes the same deal for everyone.
struct DealNumberTests {
  private static let groups = [Group].starter + Group.lettered(26)
  private let rounds = AtlasRounds(Catalogue(groups: groups)) { _, seed, _ in seed }

  /// As the deal after some others is asked for, whatever the player has set.
  private func next(_ number: UInt64, recent: [[String]] = []) -> DealRequest {
    DealRequest(difficulty: "easy", number: number, recent: recent)
  }

  private func table(_ round: Engine.Deal) -> Table { Match(round.game, seed: round.seed).table }

  @Test("A new deal is the one of its number, and repeats no group where it need not")
  func numbered() throws {
    var recent: [[String]] = []
    for number: UInt64 in 1...30 {
      let round = try rounds.deal(next(number, recent: recent))
      let told = try #require(Match(round.game, seed: round.seed).dealNumber)
      let shared = DealRequest(difficulty: "easy", number: told, isShared: true)
      let same = try rounds.deal(shared)
      #expect(
        table(round) == table(same) && round.game.deals?.ingredients == same.game.deals?.ingredients
      )
      recent = [round.game.deals?.ingredients ?? []]
      let following = try rounds.deal(next(number, recent: recent))
      let repeated = Set(following.game.deals?.ingredients ?? []).intersection(recent[0])
      #expect(repeated == [])
    }
  }

  @Test("A deal that others would get otherwise has no number")
  func unnumbered() throws {
    let own = AtlasRounds(
      Catalogue(groups: Self.groups), shipped: Set(Self.groups.dropFirst().map(\.id))
    ) { _, seed, _ in seed }
    var limited = next(1)
    limited.options[AtlasRounds.reshuffles] = 2
    var any = next(1)
    any.isWinnable = false
    let made = [
      try own.deal(next(1)), try rounds.deal(limited), try rounds.deal(any),
      try rounds.deal(next(1), groupCount: 3),
    ]
    for round in made { #expect(Match(round.game, seed: round.seed).dealNumber == nil) }
    let shared = try own.deal(DealRequest(difficulty: "easy", number: 1, isShared: true))
    #expect(Match(shared.game, seed: shared.seed).dealNumber == 1)
    #expect(shared.game.deals?.ingredients.contains(Self.groups[0].id) == false)
  }
}
