// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

struct DealTests {
  @Test(
    "Deal: each difficulty has its groups and columns; the rest is the stock, face down",
    arguments: [
      ("relaxed", 5, [1, 2, 3, 4], 20), ("easy", 6, [4, 4, 4, 4], 20),
      ("medium", 8, [5, 5, 5, 5], 28), ("hard", 8, [6, 6, 6, 6], 24),
      ("expert", 10, [7, 7, 7, 7], 32),
    ])
  func sizes(difficulty: String, groups: Int, columns: [Int], stock: Int) throws {
    let difficulty = Engine.Difficulty(rawValue: difficulty)
    #expect(try AtlasLayout(of: difficulty).groupCount == groups)
    let setup = AtlasSetup(difficulty: difficulty, groups: Group.lettered(groups))
    let table = Match(try AtlasSolitaire(setup), seed: 8).table
    let piles = Place.Kind.column.places(4).map { table[$0] }
    #expect(piles.map(\.count) == columns)
    #expect(piles.map(\.hiddenCount) == columns.map { $0 - 1 })
    #expect(piles.allSatisfy { $0.top?.isFaceUp == true }, "only the top card is face up")
    #expect(table[Place(.stock)].count == stock)
    #expect(table[Place(.stock)].hiddenCount == stock)
    #expect(table.pieces.sorted() == (0..<groups * 6).map { Piece($0) })
  }

  @Test("Deal: the difficulties in their order, and none of a name nobody knows")
  func layouts() {
    #expect(
      AtlasLayout.all.map(\.difficulty.rawValue)
        == ["relaxed", "easy", "medium", "hard", "expert"])
    #expect(throws: Refusal.unknown("brutal")) { try AtlasLayout(of: "brutal") }
  }

  @Test("Deal: same deck, same seed, same deal, on every machine")
  func frozen() throws {
    let setup = AtlasSetup(difficulty: "relaxed", groups: .starter)
    let match = Match(try AtlasSolitaire(setup), seed: 12345)
    #expect(
      try Deal(.starter).lines(match.table) == [
        "column 1: italy",
        "column 2: (belfast) poland",
        "column 3: (iceland) (texas) spain",
        "column 4: (capitals_base) (cuba) (madagascar) germany",
        "stock: (florida) (uk_base) (national_capitals_01_london) (europe_base) "
          + "(alaska) (states_base) (paris) (new_zealand) (canberra) (france) "
          + "(leeds) (ottawa) (islands_base) (tokyo) (cardiff) (ohio) (california) "
          + "(cities_in_uk_01_london) (japan) (glasgow)",
      ])
    #expect(match.table.digest == 14_632_726_505_629_954_372)
  }

  @Test("Deal: another seed deals otherwise, another difficulty too")
  func different() throws {
    let easy = try AtlasSolitaire(AtlasSetup(difficulty: "easy", groups: .starter))
    let relaxed = try AtlasSolitaire(AtlasSetup(difficulty: "relaxed", groups: .starter))
    #expect(Match(easy, seed: 1).table != Match(easy, seed: 2).table)
    #expect(Match(easy, seed: 1).table != Match(relaxed, seed: 1).table)
  }

  @Test(
    "Deal: a small deck shortens the columns, the longest and last first",
    arguments: [
      ("expert", 30, [6, 6, 6, 6]), ("hard", 30, [6, 6, 6, 6]), ("expert", 36, [7, 7, 7, 7]),
      ("expert", 34, [7, 7, 7, 6]), ("relaxed", 12, [1, 2, 3, 3]), ("relaxed", 2, [1, 0, 0, 0]),
    ])
  func fitted(difficulty: String, cards: Int, columns: [Int]) throws {
    let setup = AtlasSetup(
      difficulty: Engine.Difficulty(rawValue: difficulty),
      groups: Group.lettered(cards / 2, partners: 1))
    #expect(setup.fitted().columns == columns)
    #expect(setup.fitted().groups == setup.groups)
  }

  @Test("Deal: a card's id is its group's and its own, so that London may stand in two")
  func ids() {
    let ids = [Group].starter.flatMap(\.cards).map(\.id)
    #expect(Set(ids).count == 30)
    #expect(
      ids.filter { $0.hasSuffix("_london") }
        == ["national_capitals_01_london", "cities_in_uk_01_london"])
  }
}

extension Place.Kind {
  func places(_ count: Int) -> [Place] { (1...count).map { Place(self, $0) } }
}
