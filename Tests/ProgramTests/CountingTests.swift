// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import ConversationTestSupport
import Engine
import Games
import Preferences
import Samples
import Storage
import Testing

/// What counts as played, won and lost, from the player's commands to the database.
@Suite struct CountingTests {
  /// A game, the difficulty it is played at here, and a kind that makes its rounds.
  struct Sample: CustomTestStringConvertible {
    let kind: any GameDescriptor
    let difficulty: Difficulty
    var testDescription: String { kind.id }

    /// A match after random moves: so many, or until there is an end.
    func match(seed: UInt64, moves: Int) throws -> Match {
      let order = DealRequest(difficulty: difficulty, number: seed, isWinnable: false)
      let round = try kind.deal(order)
      var match = Match(round.game, seed: round.seed)
      var chance = Generator(seed: seed)
      while match.moveCount < moves, match.outcome == .open {
        let moves = match.game.moves(on: match.table)
        guard !moves.isEmpty else { break }
        try match.play(moves[chance.below(moves.count)])
      }
      return match
    }
  }

  static let samples = [
    Sample(
      kind: AtlasRounds(Catalogue(groups: .starter + Group.lettered(12))) { _, seed, _ in seed },
      difficulty: "easy"),
    Sample(kind: KlondikeRounds(), difficulty: "hard"),
    Sample(kind: SpiderRounds(), difficulty: "easy"),
    Sample(kind: FreeCellRounds(), difficulty: "hard"),
    Sample(kind: YukonRounds(), difficulty: "medium"),
  ]

  /// Goes on with a match, types lines into it and keeps what is asked to be kept.
  private func statistics(
    after lines: String..., in match: Match, of kind: any GameDescriptor
  ) async throws -> Statistics {
    let store = try SQLitePlayerStore.inMemory(games: GameTypes([]))
    var settings = Settings()
    settings.firstStartDone = true
    var dialogue = Dialogue(
      environment: DialogueEnvironment(descriptors: [kind]), settings: settings,
      saves: [KeptMatch(match, seconds: 9)],
      seed: 1)
    let moment = Moment(seconds: 0, day: 20_260_704)
    var requests = dialogue.start(.resume(slot: match.game.slot), at: moment)
    let world = World(games: [kind])
    requests = world.answer(requests, of: &dialogue, at: moment)
    for line in lines {
      requests += world.answer(
        dialogue.respond(to: .line(line), at: moment), of: &dialogue, at: moment)
    }
    requests += dialogue.respond(to: .leave, at: moment)
    for case .record(let result, clearing: let slot) in requests {
      #expect(slot == match.game.slot)
      try await store.write(.record(result, clearing: nil), by: .shared(.home))
    }
    return try await store.tallies(of: .home).first?.statistics ?? Statistics()
  }

  @Test(arguments: samples) func aGameGivenUpAfterAMoveIsLost(sample: Sample) async throws {
    let match = try sample.match(seed: 1, moves: 1)
    #expect(match.moveCount == 1)
    var expected = Statistics()
    expected.count(.abandoned, seconds: 9, moves: 1, score: match.score)
    let counted = try await statistics(after: "new", "1", in: match, of: sample.kind)
    #expect(counted == expected)
    #expect([counted.played, counted.lost, counted.abandoned] == [1, 1, 1])
    #expect(counted.bestScore == nil)
  }

  @Test(arguments: samples) func aGameGivenUpWithoutAMoveDoesNotCount(sample: Sample) async throws {
    let match = try sample.match(seed: 1, moves: 0)
    #expect(try await statistics(after: "new", "new", in: match, of: sample.kind) == Statistics())
  }

  @Test(arguments: samples) func beginningAgainDoesNotCount(sample: Sample) async throws {
    let match = try sample.match(seed: 1, moves: 1)
    #expect(
      try await statistics(after: "restart", "1", "new", in: match, of: sample.kind) == Statistics()
    )
  }

  @Test(arguments: samples) func leavingDoesNotCount(sample: Sample) async throws {
    let match = try sample.match(seed: 1, moves: 1)
    #expect(try await statistics(in: match, of: sample.kind) == Statistics())
  }

  @Test func aDeadEndThatIsGivenUpCountsOnce() async throws {
    let freeCell = Self.samples[3]
    let match = try #require(
      (1...20).lazy.compactMap { try? freeCell.match(seed: $0, moves: 150) }
        .first { $0.outcome == .lost })
    var expected = Statistics()
    expected.count(.lost, seconds: 9, moves: match.moveCount, score: match.score)
    let counted = try await statistics(after: "new", "new", in: match, of: freeCell.kind)
    #expect(counted == expected)
    #expect([counted.lost, counted.abandoned] == [1, 0])
  }

  /// A move and the one that was taken back each cost a point, and so does taking it back.
  @Test func aScoreIsThatOfTheWholeMatch() async throws {
    let spider = Self.samples[2]
    var match = try spider.match(seed: 1, moves: 2)
    match.undo()
    let store = try SQLitePlayerStore.inMemory(games: GameTypes([]))
    try await store.write(
      .record(RoundResult(of: match, .lost, seconds: 1), clearing: nil), by: .shared(.home))
    #expect(try await store.tallies(of: .home).first?.statistics.bestScore == match.score)
    #expect(match.score == 498)
  }

  @Test func aGameWithoutPointsHasNoBestScore() async throws {
    let match = try Self.samples[0].match(seed: 1, moves: 1)
    let store = try SQLitePlayerStore.inMemory(games: GameTypes([]))
    try await store.write(
      .record(RoundResult(of: match, .won, seconds: 1), clearing: nil), by: .shared(.home))
    #expect(try await store.tallies(of: .home).first?.statistics.bestScore == nil)
  }
}
