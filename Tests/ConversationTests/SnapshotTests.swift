// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Samples
import Testing

@testable import Conversation

/// A dialogue can be written and read in the middle of anything, and goes on alike.
@Suite struct SnapshotTests {
  private func handedOver(_ dialogue: Dialogue) throws -> Dialogue {
    let data = try JSONEncoder().encode(dialogue.snapshot)
    let decoder = JSONDecoder()
    decoder.userInfo = DialogueSnapshot.userInfo(for: dialogue.environment.descriptors)
    let snapshot = try decoder.decode(DialogueSnapshot.self, from: data)
    return Dialogue(snapshot, environment: dialogue.environment)
  }

  /// Types at random; now and then hands over, and plays a while with both. The history is soon
  /// full, as most of the time would go by writing it.
  private func walk(_ start: Talk, isByKeys: Bool, seed: UInt64, steps: Int = 600) throws {
    var (talk, generator) = (start, Generator(seed: seed))
    talk.dialogue.memory.history = History(bound: 30)
    for step in 0..<steps {
      if step % 3 == 1 { talk.hear(.verdict(step % 2 == 0 ? .lost : .unknown)) }
      guard step % 15 == 0 else {
        talk.give(RandomPlayer.input(&generator, isByKeys: isByKeys))
        continue
      }
      var other = talk
      other.dialogue = try handedOver(talk.dialogue)
      try #require(other.dialogue == talk.dialogue, "step \(step)")
      for _ in 0..<3 {
        let input = RandomPlayer.input(&generator, isByKeys: isByKeys)
        talk.give(input)
        other.give(input)
        #expect(other.said == talk.said, "\(input) at step \(step)")
      }
      try #require(other.dialogue == talk.dialogue, "after step \(step)")
    }
  }

  @Test(arguments: [false, true], EveryDescriptor.all.map(\.id))
  func everyGameGoesOnElsewhere(isByKeys: Bool, game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 3))
    let talk = Talk(.round(deal), descriptors: [descriptor], analysisCapability: .wins) {
      $0.input = isByKeys ? .keys : .lines
      $0.learner = isByKeys
      $0.unwinnableAlert = .atOnce
    }
    try walk(talk, isByKeys: isByKeys, seed: 5)
  }

  @Test(arguments: [false, true], [1 as UInt64, 2, 3])
  func everyMenuAndQuestionGoesOnElsewhere(isByKeys: Bool, seed: UInt64) throws {
    try walk(.amongMenus(isByKeys: isByKeys, seed: seed), isByKeys: isByKeys, seed: seed)
  }

  @Test func whoTakesOverAsksOnceMoreForWhatIsWaitedFor() throws {
    var talk = Talk(descriptors: [KlondikeRounds()])
    talk.answersAtOnce = false
    talk.type("1", "1", "d")
    var other = talk
    other.dialogue = try handedOver(talk.dialogue)
    guard case .lookUp(let lookup)? = other.dialogue.unanswered else {
      Issue.record("nothing is waited for")
      return
    }
    #expect(lookup == talk.lookups.last)
    talk.answer()
    other.answer()
    #expect(other.dialogue == talk.dialogue)
  }

  @Test func aServerKeepsAsMuchOfTheHistoryAsItWants() {
    var history = History(bound: 3)
    for number in 1...9 { history.add([.init(Term("n", ["n": .number(number)]))]) }
    #expect(history.current == [.init(Term("n", ["n": 9]))])
    _ = history.older()
    #expect(history.older() == [.init(Term("n", ["n": 7]))])
    #expect(history.older() == [])
  }
}
