// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Narration
import Patience
import Samples
import Testing

/// What is told of groups that have left the table.
@Suite struct CompletedGroupsTests {
  @Test func theyAreToldCardByCardAndTheirCardsAreFound() throws {
    let deal = try EveryDescriptor.atlas.deal(DealRequest(difficulty: "easy", number: 3))
    let game = try #require(deal.game as? AtlasSolitaire)
    var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
    #expect(try told(game, turn.table) == [Term("atlas-completed-none")])
    let groups = game.setup.groups.prefix(2)
    var pieces = game.cards.indices.map { Piece($0) }[...]
    let lines = groups.map { group in
      let own = pieces.prefix(group.cards.count)
      pieces = pieces.dropFirst(own.count)
      for piece in own { turn.lay(piece, at: .completed, faceUp: true) }
      let names = own.map { Filling.term(game.name(of: $0)) }
      return Term(
        "atlas-completed-group",
        ["group": names[0], "cards": .list(own.dropFirst().map { game.name(of: $0) })])
    }
    #expect(try told(game, turn.table) == lines)
    let cards = [Piece(1), Piece(0)]
    let names = cards.map { Filling.term(game.name(of: $0)) }
    let found = Narrator(game).whereabouts(of: cards, on: turn.table).map(\.sentences)
    let group = Filling.term(groups[0].name)
    #expect(
      found == [
        [Term("where-completed-group", ["card": names[0], "group": group])],
        [Term("where-completed", ["card": names[1]])],
      ])
  }

  /// A name that two groups share goes with either of them.
  @Test func aCardIsFoundInTheGroupItWasCompletedWith() throws {
    let deal = try EveryDescriptor.atlas.deal(DealRequest(difficulty: "easy", number: 3))
    let game = try #require(deal.game as? AtlasSolitaire)
    let second = Piece(game.setup.groups[0].cards.count)
    var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
    for piece in [second, Piece(1)] { turn.lay(piece, at: .completed, faceUp: true) }
    #expect(game.completion(of: Piece(1), on: turn.table) == game.setup.groups[1].name)
    #expect(game.completion(of: second, on: turn.table) == nil)
  }

  private func told(_ game: AtlasSolitaire, _ table: Table) throws -> [Term] {
    guard case .lines(let lines) = try game.answer(.completed, [], picked: [], on: table) else {
      return []
    }
    return lines
  }
}
