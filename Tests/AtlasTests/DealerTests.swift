// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Atlas

struct DealerTests {
  static let environment = Sketch.catalogue(of: 150, seed: 1)

  @Test(arguments: [1, 5, 6, 8, 10, 12])
  func everyCardOfARoundFitsItsOwnGroupOnly(_ count: Int) throws {
    let byID = Dictionary(uniqueKeysWithValues: Self.environment.map { ($0.id, $0) })
    let dealer = Dealer(count: count)
    for seed in UInt64(0)..<350 {
      var generator = Generator(seed: seed)
      let round = try dealer.deal(from: Self.environment, using: &generator)
      try #require(round.count == count)
      expectExclusive(round, of: byID, partners: 5, seed)
    }
  }

  @Test func theGroupsThatComeWithTheGameCanBeDealt() throws {
    guard let folder = Shipped.folder else { return }
    let groups = try LocalGroups(own: OwnFiles(folder: folder)).loadAllGroups().groups
    let byID = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0) })
    for count in [5, 6, 8, 10] where groups.count >= 30 {
      for seed in UInt64(0)..<100 {
        var generator = Generator(seed: seed)
        let round = try Dealer(count: count).deal(from: groups, using: &generator)
        try #require(round.count == count)
        expectExclusive(round, of: byID, partners: 5, seed)
      }
    }
  }

  /// The rule itself, in the plainest words: no card may truly be put elsewhere, in any copy of a
  /// group's file, and no two cards sound alike.
  private func expectExclusive(
    _ round: [Group], of byID: [String: Group], partners: Int, _ seed: UInt64
  ) {
    #expect(Set(round.map(\.id)).count == round.count, "seed \(seed)")
    let labels = round.flatMap(\.cards).map { $0.label.lowercased() }
    #expect(Set(labels).count == labels.count, "seed \(seed)")
    for group in round {
      guard let whole = byID[group.id] else {
        Issue.record("seed \(seed): \(group.id) is invented")
        continue
      }
      #expect(group.partners.count == min(partners, whole.partners.count), "seed \(seed)")
      #expect(group.dealing(whole.partners) == group, "seed \(seed): order of the file")
      #expect(group.truth == whole.truth)
      for other in round where other.id != group.id {
        let elsewhere = byID[other.id]
        #expect(!group.partners.contains { elsewhere?.includes($0) ?? true }, "seed \(seed)")
      }
    }
  }

  @Test func theSameSeedDealsTheSameRoundWhateverTheOrderOfTheFiles() throws {
    let dealer = Dealer(count: 8)
    var first = Generator(seed: 7)
    var second = Generator(seed: 7)
    let round = try dealer.deal(from: Self.environment, using: &first)
    #expect(try dealer.deal(from: Self.environment.reversed(), using: &second) == round)
    #expect(first == second)
  }

  /// Frozen: whoever changes this changes every deal that players have written down.
  @Test func theDealOfSeedTwelveThousandThreeHundredFortyFive() throws {
    var generator = Generator(seed: 12345)
    let round = try Dealer(count: 3, partnersPerGroup: 3)
      .deal(from: Self.environment, using: &generator)
    #expect(
      round.flatMap(\.partners).map(\.id) == [
        "g84_place 257", "g84_place 73", "g84_place 39", "g135_place 275", "g135_place 268",
        "g135_place 259", "g53_place 217", "g53_place 78", "g53_place 221",
      ])
    #expect(generator.state == 10_950_764_489_276_696_023)
  }

  @Test func homonymsAreNeverDealtTogether() throws {
    let groups = [
      Sketch.group("countries", ["Georgia", "Armenia", "Peru"]),
      Sketch.group("states", ["Georgia", "Texas", "Utah"], entities: ["Georgia": "us-ga"]),
    ]
    var dealt: Set<String> = []
    for seed in UInt64(0)..<200 {
      var generator = Generator(seed: seed)
      let round = try Dealer(count: 2, partnersPerGroup: 2).deal(from: groups, using: &generator)
      let names = round.flatMap(\.partners).map(\.label)
      #expect(!names.contains("Georgia"))
      dealt.formUnion(names)
    }
    #expect(dealt == ["Armenia", "Peru", "Texas", "Utah"])
  }

  @Test func whatIsCalledAlikeInAnotherLanguageIsNotDealtTogether() throws {
    // Kuwait the country and Kuwait City are both Kuwejt in Polish.
    let groups = [
      Sketch.group("countries", ["Kuwait", "Oman", "Iraq"], homonyms: ["kuwait city"]),
      Sketch.group("capitals", ["Kuwait City", "Muscat", "Doha"], homonyms: ["kuwait"]),
    ]
    for seed in UInt64(0)..<50 {
      var generator = Generator(seed: seed)
      let round = try Dealer(count: 2, partnersPerGroup: 2).deal(from: groups, using: &generator)
      #expect(
        Set(round.flatMap(\.partners).map(\.label)) == ["Oman", "Iraq", "Muscat", "Doha"])
    }
  }

  @Test func whatIsTrueElsewhereIsNotDealtThoughNoCardThereSaysSo() throws {
    let groups = [
      Sketch.group("europe", ["France", "Norway", "Poland"]),
      Sketch.group("mediterranean", ["Egypt", "Tunisia"], truth: ["france"]),
    ]
    for seed in UInt64(0)..<50 {
      var generator = Generator(seed: seed)
      let round = try Dealer(count: 2, partnersPerGroup: 2).deal(from: groups, using: &generator)
      let europe = try #require(round.first { $0.id == "europe" })
      #expect(europe.partners.map(\.label) == ["Norway", "Poland"])
    }
  }

  @Test func recentGroupsComeOnlyWhenTheyMust() throws {
    let groups = (0..<6).map { index in
      Sketch.group("g\(index)", ["A", "B"].map { "\($0)\(index)" })
    }
    for seed in UInt64(0)..<100 {
      var generator = Generator(seed: seed)
      let dealer = Dealer(count: 4, avoiding: ["g0", "g1"])
      let round = try dealer.deal(from: groups, using: &generator)
      #expect(Set(round.map(\.id)) == ["g2", "g3", "g4", "g5"])
      let must = try Dealer(count: 5, avoiding: ["g0", "g1"])
        .deal(from: groups, using: &generator)
      #expect(Set(must.map(\.id)).isSuperset(of: ["g2", "g3", "g4", "g5"]))
    }
  }

  @Test func preferredGroupsComeFirstAndInTheirOrderAsFarAsTheyFit() throws {
    let groups = (0..<8).map { index in
      Sketch.group(
        "g\(index)", ["A", "B"].map { "\($0)\(index)" }, truth: index == 7 ? ["a6"] : [])
    }
    for seed in UInt64(0)..<50 {
      var generator = Generator(seed: seed)
      let dealer = Dealer(
        count: 4, partnersPerGroup: 2, avoiding: ["g7"], preferring: ["g7", "g6", "g5", "unknown"])
      let round = try dealer.deal(from: groups, using: &generator).map(\.id)
      #expect(round.prefix(2) == ["g7", "g5"] && !round.contains("g6"))
    }
  }

  @Test func onlyTheWantedDifficultiesAreDealt() throws {
    var generator = Generator(seed: 1)
    let round = try Dealer(count: 6, difficulties: [.easy, .hard])
      .deal(from: Self.environment, using: &generator)
    #expect(!round.map(\.difficulty).contains(.medium))
  }

  @Test func choicesAreTakenBackUntilARoundIsFound() throws {
    // Whoever starts with the greedy group finds no second.
    let greedy = Sketch.group("greedy", ["A", "B"], truth: ["c", "d", "e", "f"])
    let groups = [greedy, Sketch.group("one", ["C", "D"]), Sketch.group("two", ["E", "F"])]
    for seed in UInt64(0)..<50 {
      var generator = Generator(seed: seed)
      let round = try Dealer(count: 2).deal(from: groups, using: &generator)
      #expect(Set(round.map(\.id)) == ["one", "two"])
    }
  }

  @Test func anImpossibleRoundFailsWithItsReason() {
    var generator = Generator(seed: 1)
    let few = [Sketch.group("a", ["A", "B"]), Sketch.group("single", ["C"])]
    #expect(throws: DealFailure.tooFewGroups(found: 1, needed: 2)) {
      try Dealer(count: 2).deal(from: few, using: &generator)
    }
    let same = [Sketch.group("a", ["A", "B"]), Sketch.group("b", ["B", "A"])]
    #expect(throws: DealFailure.tooMuchShared(needed: 2)) {
      try Dealer(count: 2).deal(from: same, using: &generator)
    }
    let alike = (0..<300).map { Sketch.group("g\($0)", ["A", "B"]) }
    #expect(throws: DealFailure.tooMuchShared(needed: 10)) {
      try Dealer(count: 10).deal(from: alike, using: &generator)
    }
  }
}
