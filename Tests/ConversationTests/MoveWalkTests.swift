// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// Tab with nothing in hand goes through the moves, and Enter plays the one told last.
@Suite struct MoveWalkTests {
  /// Targets on either side of what is in hand are found by going on, and by going back.
  @Test func withACardInHandTheFirstStepFindsATarget() throws {
    var found = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      for column in 1...7 {
        for key in ["tab", "shift-tab"] {
          var talk = Talk(
            .round(Deal(Klondike(.one), seed: seed)), descriptors: [KlondikeRounds()]
          ) { $0.input = .keys }
          talk.press(String(column))
          guard talk.playing?.picked.isEmpty == false else { continue }
          talk.press(key)
          #expect(!talk.keys[0].contains("edge"), "deal \(seed), column \(column), \(key)")
          found += 1
        }
      }
    }
    #expect(found > 20)
  }

  private static let games = [
    "acesup", "freecell", "golf", "klondike", "pyramid", "spider", "yukon",
  ]

  private func talk(_ game: String) throws -> Talk {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 1))
    return Talk(.round(deal), descriptors: [descriptor]) { $0.input = .keys }
  }

  @Test(arguments: games) func eachMoveThatIsToldIsPlayed(game: String) throws {
    var talk = try talk(game)
    var told: [[Term]] = []
    for _ in 0..<60 {
      talk.press("tab")
      if talk.keys.first?.hasPrefix("edge-next-choice") == true { break }
      told.append(try #require(talk.said.first))
      let move = try #require(talk.playing?.pick.walked)
      var player = talk
      player.press("enter")
      let isPlayed = player.match?.last?.move == move
      #expect(isPlayed || player.keys.first?.contains("refused") == true, "\(game): \(move)")
    }
    #expect(Set(told).count == told.count && !told.isEmpty, "\(game): each once")
    #expect(talk.keys.first?.hasPrefix("edge-next-choice") == true)
    for line in told.dropLast().reversed() {
      talk.press("shift-tab")
      #expect(talk.said.first == line)
    }
    talk.press("shift-tab")
    #expect(talk.keys.first?.hasPrefix("edge-previous-choice") == true)
  }

  @Test func anotherWayForgetsTheMove() throws {
    var talk = try talk("klondike")
    talk.press("tab")
    #expect(talk.playing?.pick.walked != nil)
    talk.press("p", "i", "r")
    #expect(talk.playing?.pick.walked != nil, "a question leaves it")
    talk.press("right")
    #expect(talk.playing?.pick.walked == nil)
  }

  @Test func wherePlayersHaveToKnowTabGoesThroughPlaces() throws {
    var talk = Talk(.round(try Talk.round())) { $0.input = .keys }
    talk.press("tab")
    #expect(talk.playing?.pick.walked == nil)
    #expect(talk.keys.first?.hasPrefix("label") == true)
  }
}
