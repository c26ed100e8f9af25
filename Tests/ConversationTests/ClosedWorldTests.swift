// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// A game as a menu lists it, of which nothing can be had that takes time: no deal, no list of what
/// it can be about, no lesson.
struct ClosedGame: GameDescriptor {
  let base: any GameDescriptor

  var game: any Game.Type { base.game }
  var difficulties: [Difficulty] { base.difficulties }
  func choice(of difficulty: Difficulty) -> Term { base.choice(of: difficulty) }
  var commands: GameCommands { base.commands }
  var daily: DailyDeal { base.daily }
  var options: [DealOption] { base.options }
  var promisesWins: Bool { base.promisesWins }

  var topics: TopicChoice {
    let groups = base.topics.groups.map { group in
      let naming = group.naming.map { naming in
        TopicGroup.Naming(title: naming.title, question: naming.question) {
          (_: String) throws(Refusal) in
          throw Self.refuse("a topic is named")
        }
      }
      return TopicGroup(
        title: group.title,
        topics: {
          _ = Self.refuse("topics are listed")
          return []
        }, naming: naming)
    }
    return TopicChoice(base.topics.offered, groups: groups, isFirst: base.topics.isFirst)
  }

  var decks: [DeckEntry] {
    base.decks.map { deck in
      DeckEntry(deck.name) { (_: DealRequest) throws(Refusal) in
        throw Self.refuse("a deck is dealt")
      }
    }
  }

  var hasChapters: Bool { base.hasChapters }

  var tutorial: Tutorial? {
    base.tutorial.map { tutorial in
      Tutorial(tutorial.steps) { () throws(Refusal) in throw Self.refuse("a tutorial is dealt") }
    }
  }

  func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    throw Self.refuse("a deal is made")
  }

  private static func refuse(_ what: String) -> Refusal {
    Issue.record("\(what) while a command is answered")
    return Refusal(Term("refused-act"))
  }
}

/// Nothing slow happens while a command is answered.
@Suite struct ClosedWorldTests {
  @Test(arguments: [false, true], 1...4)
  func aTalkAsksForWhateverLiesOutside(isByKeys: Bool, seed: Int) {
    var generator = Generator(seed: UInt64(seed))
    var talk = Talk(
      descriptors: EveryDescriptor.all.map(ClosedGame.init), analysisCapability: .wins
    ) {
      $0.input = isByKeys ? .keys : .lines
      $0.learner = true
    }
    for _ in 0..<2400 { talk.give(RandomPlayer.input(&generator, isByKeys: isByKeys)) }
    let lookups = talk.lookups
    #expect(lookups.contains { if case .deal = $0.subject { true } else { false } })
    #expect(lookups.contains { if case .opening = $0.subject { true } else { false } })
  }
}
