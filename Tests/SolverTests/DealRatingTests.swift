// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Synchronization
import Testing

@testable import Solver

@Suite struct DealRatingTests {
  private let effort = Effort(states: 20_000)

  @Test func aRatingIsTheSameTwiceAndAgreesWithTheSolver() throws {
    for seed in 1...UInt64(2 * scale) {
      let match = Match(try FreeCell("hard"), seed: seed)
      let assessment = try #require(match.assessment(within: effort))
      #expect(match.assessment(within: effort) == assessment)
      #expect(match.rating(within: effort) == assessment.rating)
      #expect(assessment.rating.isWinnable == (assessment.verdict.isWinnable == true))
      #expect((assessment.rating == .lost) == (assessment.verdict == .lost))
    }
  }

  /// A round that plays itself is won by anyone; one in which nothing is left to do, too.
  @Test func aRoundNearItsEndIsForAnyone() throws {
    var match = Match(try FreeCell("easy"), seed: 1)
    guard case .won(let line) = match.verdict(within: effort) else {
      Issue.record("not won")
      return
    }
    for move in line.dropLast(12) { try match.play(move) }
    #expect(match.rating(within: effort) == .anyone)
    for move in line.suffix(12) { try match.play(move) }
    #expect(match.rating(within: effort) == .anyone)
  }

  @Test func relaxedRoundsAreForAnyone() throws {
    let game = try AtlasSolitaire.plain(AtlasLayout(of: "relaxed"))
    let ratings = (1...UInt64(5 * scale)).map { Match(game, seed: $0).rating(within: effort) }
    #expect(ratings.count { $0 == .anyone } > ratings.count / 2)
  }

  /// What the solver has proved lost is not played.
  @Test func aDealThatIsProvedLostIsLost() throws {
    let game = try AtlasSolitaire.plain(AtlasLayout(of: "expert"))
    let solver = AtlasSolver(game, effort: effort)
    let seed = try #require(
      (0..<200 as Range<UInt64>).first { solver.verdict(on: Match(game, seed: $0)) == .lost })
    #expect(
      Match(game, seed: seed).assessment(within: effort)
        == DealAssessment(rating: .lost, verdict: .lost))
  }

  /// A player who wins proves what the solver was not given the time for.
  @Test func aPlayersWinIsAProof() throws {
    let match = Match(try AtlasSolitaire.plain(AtlasLayout(of: "relaxed")), seed: 7)
    #expect(match.verdict(within: Effort(states: 1)) == .unknown)
    let assessment = try #require(match.assessment(within: Effort(states: 1)))
    #expect(assessment.rating == .anyone)
    guard case .won(let line) = assessment.verdict else {
      Issue.record("no line")
      return
    }
    #expect(match.outcome(after: line) == .won)
  }

  @Test func aCancelledOneIsUnknown() throws {
    let match = Match(try FreeCell("easy"), seed: 1)
    #expect(match.rating(within: Effort(states: 20_000) { true }) == .unknown)
  }

  @Test func aGameWithoutASolverHasNone() {
    #expect(Match(PokerSlam(listsHands: true), seed: 1).rating(within: effort) == nil)
  }
}

@Suite struct DealSearchTests {
  private func order(
    _ number: UInt64, _ difficulty: Difficulty = "hard"
  ) -> DealRequest {
    DealRequest(difficulty: difficulty, number: number, isShared: true)
  }

  private let effort = Effort(states: 20_000)

  @Test func theFirstWinnableDealIsFound() throws {
    let search = DealSearch(FreeCellRounds(), .winnable, effort: effort)
    for number in [1, 500] as [UInt64] {
      let find = try #require(try search.first(order(number)))
      #expect(find.number == number + UInt64(find.attempts) - 1 && find.round.seed == find.number)
      let matches = try (number...find.number).map { Match(try FreeCell("hard"), seed: $0) }
      #expect(matches.last?.verdict(within: effort)?.isWinnable == true)
      #expect(matches.dropLast().allSatisfy { $0.verdict(within: effort)?.isWinnable != true })
    }
  }

  @Test func theFirstDealOfARatingIsFound() throws {
    let search = DealSearch(FreeCellRounds(), .rating(.solver), effort: effort)
    let find = try #require(try search.first(order(1), within: 20))
    let ratings = try (1...find.number).map {
      Match(try FreeCell("hard"), seed: $0).rating(within: effort)
    }
    #expect(ratings.firstIndex(of: .solver) == find.attempts - 1)
    #expect(try search.first(order(1), within: find.attempts)?.number == find.number)
    if find.attempts > 1 {
      #expect(try search.first(order(1), within: find.attempts - 1) == nil)
    }
  }

  @Test func roundsThatAreWinnableAnywayComeByTheSameDoor() throws {
    let groups = (0..<20).map { group in
      Group.named("g\(group)", (0..<5).map { "\(group)-\($0)" })
    }
    let rounds = AtlasRounds(Catalogue(groups: groups)) { game, seed, bound in
      AtlasSolver(game).winnableDeal(from: seed, within: bound)?.seed
    }
    let find = try DealSearch(rounds, .winnable).first(order(5, "expert"))
    #expect(find?.number == 5 && find?.attempts == 1)
  }

  @Test func numbersWithoutADealArePassedOver() throws {
    let search = DealSearch(FreeCellRounds(), .winnable, effort: effort)
    let first = try #require(try search.first(order(0)))
    #expect(first.attempts == Int(first.number) + 1)
    let refusal = try #require(try FreeCell("hard").refusal(ofSeed: 1_000_001))
    #expect(throws: refusal) { try search.first(order(1_000_001), within: 3) }
    #expect(throws: Refusal.unknown("odd")) { try search.first(order(1, "odd"), within: 3) }
  }

  @Test func aSearchCanBeCancelledAndNeedsASolver() throws {
    let asked = Mutex(0)
    let twice = Effort(states: 20_000) {
      asked.withLock { count in
        count += 1
        return count > 2
      }
    }
    #expect(try DealSearch(FreeCellRounds(), .rating(.lost), effort: twice).first(order(1)) == nil)
    #expect(try DealSearch(PokerSlamRounds(), .winnable).first(order(1)) == nil)
  }
}
