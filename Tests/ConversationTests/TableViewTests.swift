// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Samples
import Testing

@testable import Conversation

/// The table as it is shown, in every game at random: it holds what can be done, and gives nothing
/// away.
@Suite struct TableViewTests {
  private func view(_ talk: Talk) throws -> (Playing, TableView, Reply) {
    let dialogue = talk.dialogue
    let playing = try #require(dialogue.playing)
    let reply = Reply(
      environment: dialogue.environment, moment: Moment(seconds: 0, day: Talk.day),
      descriptor: dialogue.descriptor, memory: dialogue.memory)
    return (playing, playing.view(reply), reply)
  }

  private func walk(_ id: String, check: (Playing, TableView, Reply) throws -> Void) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == id })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 4))
    var talk = Talk(.round(deal), descriptors: [descriptor]) { $0.confirmations = false }
    var generator = Generator(seed: 8)
    for _ in 0..<120 {
      let number = generator.below(descriptor.id == "pokerslam" ? 55 : 14) + 1
      talk.type(["\(number)", "d", "\(number)", "u", "0"][generator.below(5)])
      if talk.keys.first == "game-menu" { talk.type("0") }
      guard talk.dialogue.playing?.match.outcome == .open else { return }
      let (playing, view, reply) = try view(talk)
      try check(playing, view, reply)
    }
  }

  @Test(arguments: EveryDescriptor.all.map(\.id)) func nothingOutOfSightIsGivenAway(id: String)
    throws
  {
    try walk(id) { playing, view, _ in
      for place in view.places {
        let pile = playing.table[place.place]
        #expect(place.pieces.count == pile.count)
        for (shown, lying) in zip(place.pieces, pile) {
          #expect(shown.piece == (lying.isFaceUp ? lying.piece : nil))
          #expect((shown.name == nil) == !lying.isFaceUp)
        }
      }
    }
  }

  @Test(arguments: EveryDescriptor.all.map(\.id)) func targetsAreTheLegalGoals(id: String) throws {
    var isAnyInHand = false
    try walk(id) { playing, view, reply in
      let goals =
        playing.isCarrying
        ? playing.game.goals(
          for: playing.picked, on: playing.table, onlyRight: playing.showsRightGoals(reply)) : []
      #expect(Set(view.places.filter(\.isTarget).map(\.place)) == Set(goals))
      #expect(view.picked == playing.picked)
      isAnyInHand = isAnyInHand || !view.picked.isEmpty
      let pickable = view.places.flatMap(\.pieces).filter(\.isPickable).compactMap(\.piece)
      #expect(
        Set(pickable)
          == Set(
            playing.game.picks(
              after: playing.isCarrying ? [] : playing.picked, on: playing.table)))
    }
    // A card of Accordion has hardly ever two goals.
    #expect(isAnyInHand != EveryDescriptor.playAtOnce.contains(id) || id == "accordion")
  }

  @Test(arguments: EveryDescriptor.all.map(\.id)) func everyPlaceStandsInOneRow(id: String) throws {
    try walk(id) { playing, view, _ in
      #expect(view.places.map(\.place) == playing.table.toldPlaces)
      for row in view.rows { #expect(Set(row.map(\.place.kind)).count == 1) }
    }
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == "pokerslam" })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 4))
    let grid = try view(Talk(.round(deal), descriptors: [descriptor])).1
    #expect(grid.rows.filter { $0.count == 5 }.count == 5)
  }
}
