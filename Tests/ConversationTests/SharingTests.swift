// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Learning
import Samples
import Testing

@testable import Conversation

/// The line that is shared.
@Suite struct SharingTests {
  private func result(
    _ game: String = "klondike", _ difficulty: String = "easy", number: UInt64?, score: Int? = nil,
    ingredients: [String] = []
  ) -> RoundResult {
    RoundResult(
      game: game, difficulty: difficulty, ending: .won, seconds: 312, moves: 98, mistakes: 2,
      score: score, seed: 99, dealNumber: number, ingredients: ingredients)
  }

  private func shared(_ result: RoundResult, _ names: String...) -> [Filling?] {
    let term = result.shared(among: [KlondikeRounds(), Talk.atlas()])
    return names.map { term.fillings[$0] }
  }

  /// FreeCell's deal of a day is one of Microsoft's, which may look like a day.
  @Test func aDealOfADayWithANumberOfItsOwnIsToldByThat() {
    let descriptors: [any GameDescriptor] = [FreeCellRounds()]
    for number in [FreeCellRounds().daily.number(2026_11_21), 2026_11_21] {
      let shared = result("freecell", "easy", number: number).shared(among: descriptors)
      #expect(shared.fillings["deal"] == "number")
    }
  }

  /// Klondike's deal of the day is of the easier of its two difficulties.
  @Test func aDealOfTheDayIsToldByItsDay() {
    #expect(
      shared(result(number: 2026_11_21), "deal", "day", "number")
        == ["day", .term(.date(Day(2026_11_21))), 20_261_121])
    #expect(shared(result("klondike", "hard", number: 2026_11_21), "deal") == ["number"])
    #expect(
      shared(result("atlas", "medium", number: 2026_01_02), "day")
        == [.term(.date(Day(2026_01_02)))])
    #expect(shared(result(number: 1000_01_01), "day") == [.term(.date(Day(1000_01_01)))])
    #expect(shared(result("abolished", number: 2026_11_21), "deal") == ["number"])
  }

  @Test(arguments: [
    2026_11_32, 2026_02_31, 2026_02_29, 2026_13_01, 2026_00_10, 2026_01_00, 999_12_31, 12_345,
    10_000_01_01, .max,
  ])
  func aNumberThatIsNoDayIsToldAsANumber(number: UInt64) {
    #expect(
      shared(result(number: number), "deal", "number") == ["number", .number(number)])
  }

  @Test func aDealWhoseNumberWasNotKeptIsNotToldByItsSeed() {
    #expect(shared(result(number: nil), "deal", "number") == ["unknown", ""])
  }

  @Test func pointsAreToldOrMistakesWhereKnowingIsTheGame() {
    #expect(shared(result(number: 1, score: 640), "counts", "score") == ["score", 640])
    #expect(shared(result(number: 1), "counts") == ["nothing"])
    #expect(
      shared(result("atlas", number: 1, ingredients: ["rivers"]), "counts", "mistakes")
        == ["mistakes", 2])
  }

  @Test func aWinOffersTheLine() throws {
    let round = try Talk.round(Group.lettered(1, partners: 1), seed: 12_345)
    var talk = Talk(.round(round))
    for _ in 0..<20 where !talk.scenes.contains(.ended(.won)) {
      let match = talk.match ?? Match(round.game, seed: round.seed)
      guard let advice = match.game.hints?.advice(on: match.table) else { break }
      var typist = Typist(match)
      for line in try typist.type(advice.move, letters: [.draw: "d", .drawUntilPlayable: "f"]) {
        talk.type(line)
      }
    }
    let recorded = talk.requests.compactMap {
      if case .record(let result, _) = $0 { result } else { nil }
    }
    let number = try #require(talk.entries.firstIndex(of: Term("say-share")))
    talk.type(String(number + 1))
    #expect(talk.said == recorded.map { [$0.shared(among: [Talk.atlas()])] })
    #expect(talk.said.first?.first?.fillings["number"] == 12_345)
  }
}
