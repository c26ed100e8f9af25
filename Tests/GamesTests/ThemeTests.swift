// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// Rounds that are about something.
@Suite struct ThemeTests {
  /// Groups by the letters of their ids; "few" are two, "none" is refused.
  private struct Letters: RoundThemes {
    let topics = [RoundTopic(id: "abcdef", title: Term("six"))]
    let topicGroups: [TopicGroup] = []

    func theme(
      _ topic: String, among groups: [Group], number: UInt64
    ) throws(Refusal) -> RoundTheme {
      guard topic != "none" else { throw Refusal(Term("nothing")) }
      return RoundTheme(
        Term(Key(topic)), groups: Set(topic.map { String($0) }),
        preferred: topic == "abcdefghijkl" ? ["l", "k"] : [])
    }
  }

  private static let rounds = AtlasRounds(
    Catalogue(groups: Group.lettered(12)), themes: Letters()
  ) { _, seed, _ in seed }

  private func round(
    _ topic: String?, _ difficulty: Difficulty = "easy"
  ) throws(Refusal) -> (groups: Set<String>, remarks: [Term]) {
    let round = try Self.rounds.deal(
      DealRequest(difficulty: difficulty, number: 3, topic: topic))
    let setup = (round.game as? AtlasSolitaire)?.setup
    #expect(topic == nil || setup?.number == nil)
    return (Set(setup?.groups.map(\.id) ?? []), round.remarks)
  }

  @Test func onlyWhatItIsAboutIsDealtAndThatIsTold() throws {
    let round = try round("abcdef")
    #expect(round.groups == ["a", "b", "c", "d", "e", "f"])
    #expect(
      round.remarks == [Term("atlas-theme", ["theme": .term(Term("abcdef")), "count": 6])])
  }

  @Test func whereLessFitsTheRoundIsSmallerAndThatIsTold() throws {
    let round = try round("abcd")
    #expect(round.groups == ["a", "b", "c", "d"])
    #expect(
      round.remarks == [Term("atlas-theme-fewer", ["theme": .term(Term("abcd")), "count": 4])])
  }

  @Test func twoGroupsAreNoRound() throws {
    let refusal = Refusal(Term("atlas-theme-too-small", ["theme": .term(Term("ab"))]))
    #expect(throws: refusal) { try round("ab") }
    #expect(throws: Refusal(Term("nothing"))) { try round("none") }
  }

  @Test func whatIsPreferredIsDealtAtEveryNumber() throws {
    for number in 0..<20 as Range<UInt64> {
      let order = DealRequest(difficulty: "relaxed", number: number, topic: "abcdefghijkl")
      let game = try #require(try Self.rounds.deal(order).game as? AtlasSolitaire)
      #expect(game.setup.groups.map(\.id).prefix(2) == ["l", "k"])
    }
  }

  @Test func aWishForSoManyGroupsIsKeptInATheme() throws {
    let order = DealRequest(difficulty: "easy", number: 3, topic: "abcdef")
    let game = try #require(
      try Self.rounds.deal(order, groupCount: 5).game as? AtlasSolitaire)
    #expect(game.setup.groups.count == 5)
  }

  @Test func withoutAThemeNothingChanges() throws {
    #expect(try round(nil).remarks == [])
    #expect(Self.rounds.topics.offered.map(\.id) == ["abcdef"] && !Self.rounds.topics.isFirst)
    #expect(EveryDescriptor.atlas.topics.isEmpty)
  }
}
