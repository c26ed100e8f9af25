// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Samples
import Testing

@testable import Conversation

/// A game in play as a value: written down, read again and gone on with.
@Suite struct PlayingCodingTests {
  private static let lines =
    [
      "u", "u 2", "y", "d", "h", "H", "f4", "list", "k", "K", "0", "e", "11", "12 13", "w", "p",
      "c",
    ]
  private static let keys =
    ["left", "right", "up", "down", "end", "ctrl-right", "enter", "backspace", "h", "1", "2"]

  private func read(_ playing: Playing) throws -> Playing {
    let decoder = JSONDecoder()
    let key = try #require(GameTypes.userInfoKey)
    decoder.userInfo[key] = GameTypes(EveryDescriptor.all.map(\.game))
    return try decoder.decode(Playing.self, from: JSONEncoder().encode(playing))
  }

  /// Two talks, in one of which the game is written down and read after every command.
  @Test(arguments: EveryDescriptor.all.map(\.id)) func itGoesOnAsIfNothingHadHappened(id: String)
    throws
  {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == id })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 5))
    var talk = Talk(.round(deal), descriptors: [descriptor], analysisCapability: .wins) {
      settings in
      settings.undoBound = 6
      settings.learner = true
      settings.confirmations = false
    }
    var other = talk
    var generator = Generator(seed: 2)
    for step in 0..<250 {
      if generator.below(3) > 0 {
        let line =
          generator.below(2) == 0 ? "\(generator.below(9) + 1)" : pick(Self.lines, &generator)
        talk.type(line)
        other.type(line)
      } else {
        let key = pick(Self.keys, &generator)
        talk.press(key)
        other.press(key)
      }
      if step % 7 == 3 {
        talk.hear(.verdict(.lost))
        other.hear(.verdict(.lost))
      }
      #expect(talk.said == other.said, "at step \(step)")
      for index in other.dialogue.screens.indices {
        guard case .playing(let playing) = other.dialogue.screens[index] else { continue }
        let again = try read(playing)
        #expect(again == playing, "at step \(step)")
        other.dialogue.screens[index] = .playing(again)
      }
    }
  }

  private func pick(_ list: [String], _ generator: inout Generator) -> String {
    list[generator.below(list.count)]
  }

  @Test func everyPartTellsOneFromAnother() throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == "klondike" })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 5))
    let talk = Talk(.round(deal), descriptors: [descriptor])
    let playing = try #require(talk.dialogue.playing)
    var others = Array(repeating: playing, count: 8)
    others[0].match.setBookmark()
    others[1].pick.take(Piece(1))
    _ = others[2].cursor.move(.right, on: playing.table)
    others[3].analysis.hintCount = 1
    others[4].log.isDaily = true
    others[5].tutorial = descriptor.tutorial.map(TutorialProgress.init)
    others[6].secret.solving = Solving(Solving.acts[0])
    others[7].log.clock.advance(to: Moment(seconds: 9, day: 1))
    for other in others { #expect(other != playing) }
    #expect(try read(others[6]) == others[6])
  }
}
