// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// What holds whatever a player types or presses, in any place, as long as the player likes.
@Suite struct RandomTalkTests {
  @Test(arguments: [false, true], EveryDescriptor.all.map(\.id))
  func everyAnswerSaysSomethingAndMovesAreLegal(isByKeys: Bool, game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    var generator = Generator(seed: 1)
    let round = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 3))
    var talk = Talk(.round(round), descriptors: [descriptor], analysisCapability: .wins) {
      settings in
      settings.input = isByKeys ? .keys : .lines
      settings.learner = isByKeys
      settings.undoBound = isByKeys ? 3 : nil
      settings.unwinnableAlert = isByKeys ? .atOnce : .later
      settings.winnable = false
    }
    var kept: [String: Match] = [:]
    for step in 0..<900 {
      let input = RandomPlayer.input(&generator, isByKeys: isByKeys)
      switch input {
      case .line(let line): talk.type(line)
      case .key(let key): talk.press(key)
      case .leave, .tick, .choose: continue
      }
      for line in talk.said where line.isEmpty { Issue.record("empty line after \(input)") }
      let isAnswered = talk.requests.contains { if case .hush = $0 { false } else { true } }
      // What is given while a deal is looked for is done after it.
      if !isAnswered, !talk.dialogue.isWaiting, ![.line("silence"), .key("space")].contains(input) {
        Issue.record("no answer to \(input) at step \(step)")
      }
      for request in talk.requests {
        switch request {
        case .save(let match, let slot, let seconds):
          #expect(seconds >= 0)
          try check(match, after: kept[slot])
          kept[slot] = match
        case .lookUp(let lookup):
          guard case .keep(.match(let left)) = lookup.subject else { continue }
          try check(left.match, after: kept[left.slot])
          kept[left.slot] = left.match
        case .forget(let slot), .record(_, clearing: let slot): kept[slot] = nil
        default: break
        }
      }
      if step % 3 == 0 { talk.hear(.verdict(step % 2 == 0 ? .lost : .unknown)) }
    }
  }

  /// From one save to the next: the same moves, one more that is legal, as many taken back as may be,
  /// some done again, or a deal from its beginning.
  private func check(_ match: Match, after before: Match?) throws {
    let new = match.saved
    guard let before, before.seed == match.seed, before.dealt == match.dealt else {
      return #expect(new.moves.count <= 1)
    }
    let old = before.saved
    let (now, then) = (new.moves.prefix(new.played), old.moves.prefix(old.played))
    let isBegunAgain = new.moves.isEmpty && new.undoCount == 0
    let isTakenBack = then.starts(with: now) && new.played >= old.forgotten
    let isDoneAgain = old.moves.starts(with: now) && new.moves == old.moves
    if isBegunAgain || isTakenBack || isDoneAgain { return }
    let isMove = now.dropLast().elementsEqual(then)
    #expect(isMove, "\(then.count) moves, then \(now.count)")
    var played = before
    try played.play(#require(now.last))
    let isThatTable = played.table == match.table
    #expect(isThatTable)
  }

  @Test func theSameTalkTwiceIsAnsweredTheSame() {
    func talk() -> [[[Term]]] {
      var generator = Generator(seed: 9)
      var talk = Talk()
      return (0..<400).map { _ in
        if case .line(let line) = RandomPlayer.input(&generator, isByKeys: false) {
          talk.type(line)
        }
        return talk.said
      }
    }
    #expect(talk() == talk())
  }

  @Test func commandsThatAreAlwaysThereAnswerOnEveryScreen() {
    let starts: [Dialogue.Start] = [.mainMenu, .tutorial(game: "atlas"), .settings, .statistics]
    for start in starts {
      for query in [Query.repeat, .older, .newer, .spell, .verbosity, .learner, .settings, .help] {
        var talk = Talk(start)
        talk.type(query.rawValue)
        let isAnswered = talk.requests.contains {
          switch $0 {
          case .say, .spell: true
          default: false
          }
        }
        #expect(isAnswered, "\(query) at \(start)")
        #expect(!talk.keys.contains("menu-not-understood"), "\(query) at \(start)")
      }
    }
  }
}
