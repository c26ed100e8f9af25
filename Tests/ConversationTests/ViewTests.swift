// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// What the view holds is what is heard, and what it offers is what can be done.
@Suite struct ViewTests {
  private func walk(_ start: Talk, isByKeys: Bool, seed: UInt64, steps: Int = 200) throws {
    var (talk, generator) = (start, Generator(seed: seed))
    for step in 0..<steps {
      talk.give(RandomPlayer.input(&generator, isByKeys: isByKeys))
      if talk.dialogue.screens.last?.contents.isBusy == true { continue }
      let view = talk.dialogue.view
      #expect(talk.dialogue.view == view)
      checkTargets(talk, view)
      guard [.choice, .yesOrNo, .command].contains(view.expectation),
        talk.dialogue.playing?.tutorial == nil
      else { continue }
      var listed = talk
      listed.type("list")
      // By keys a menu ends with what Enter would choose.
      let numbered = listed.numbered.prefix(view.entries.count)
      #expect(numbered.map(\.number) == view.entries.map(\.number), "step \(step)")
      #expect(numbered.map(\.title) == view.entries.map(\.title), "step \(step)")
      #expect(listed.numbered.count <= view.entries.count + 1, "step \(step)")
      guard !view.entries.isEmpty else { continue }
      let entry = view.entries[generator.below(view.entries.count)]
      var chosen = talk
      // Both at the same moment: listening took no time.
      listed.seconds -= 1
      listed.type("\(entry.number)")
      chosen.give(.choose(entry.choice))
      #expect(chosen.said == listed.said, "\(entry.title) at step \(step)")
      #expect(chosen.dialogue.screens == listed.dialogue.screens, "\(entry.title) at \(step)")
    }
  }

  /// Targets are the goals of what is carried; whatever else there is would be refused.
  private func checkTargets(_ talk: Talk, _ view: DialogueView) {
    guard let playing = talk.dialogue.playing else { return #expect(view.table == nil) }
    let targets = view.table?.places.filter(\.isTarget).map(\.place) ?? []
    guard playing.isCarrying else { return #expect(targets.isEmpty) }
    for place in playing.numbering.places {
      let refusal = playing.game.refusal(
        of: Move(playing.picked, to: place), on: playing.table)
      if refusal == nil { #expect(targets.contains(place), "\(place) takes it") }
      if refusal?.weight == .impossible { #expect(!targets.contains(place), "\(place)") }
    }
  }

  @Test(arguments: [false, true], EveryDescriptor.all.map(\.id))
  func whatIsSeenOfAGameIsWhatIsHeard(isByKeys: Bool, game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 3))
    let talk = Talk(.round(deal), descriptors: [descriptor]) {
      $0.input = isByKeys ? .keys : .lines
    }
    try walk(talk, isByKeys: isByKeys, seed: 7)
  }

  @Test(arguments: [false, true], [1 as UInt64, 2])
  func whatIsSeenOfAMenuIsWhatIsHeard(isByKeys: Bool, seed: UInt64) throws {
    try walk(.amongMenus(isByKeys: isByKeys, seed: seed), isByKeys: isByKeys, seed: seed)
  }

  @Test func questionsTellWhatTheyExpect() throws {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    #expect(talk.dialogue.view.expectation == .command)
    #expect(talk.dialogue.view.title == .game("klondike"))
    talk.type("find")
    #expect(talk.dialogue.view.expectation == .text)
    talk.type("", "d", "undo-several")
    #expect(talk.dialogue.view.expectation == .number(1...1))
    talk.type("", "new")
    #expect(talk.dialogue.view.expectation == .yesOrNo)
    talk.type("2", "settings undo-bound")
    #expect(talk.dialogue.view.expectation == .number(1...SavedMatch.largestCount))
  }

  @Test func facedownCardsAreNotGivenAway() {
    let talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    let column = talk.dialogue.view.table?.places.first { $0.place == Place(.column, 7) }
    #expect(column?.pieces.map { $0.piece == nil } == Array(repeating: true, count: 6) + [false])
    #expect(column?.pieces.map { $0.name == nil } == Array(repeating: true, count: 6) + [false])
  }

  @Test func whatIsGoneIsNotChosen() {
    var talk = Talk(descriptors: [KlondikeRounds()])
    let entry = talk.dialogue.view.entries[0]
    talk.type("settings")
    talk.give(.choose(entry.choice))
    #expect(talk.keys == ["menu-no-such-entry"])
  }

  @Test func anEntryTellsWhetherItCanBeDone() {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    func isPossible(_ command: Query) -> Bool? {
      talk.dialogue.view.entries.first { $0.title == command.title }?.isPossible
    }
    talk.type("menu")
    #expect(isPossible(.undo) == nil)
    #expect(isPossible(.hint) == true)
    talk.type("0", "d", "menu")
    #expect(isPossible(.undo) == true)
  }
}
