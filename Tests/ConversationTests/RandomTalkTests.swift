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
  private static let lines =
    words + extremes + Query.allCases.map(\.rawValue) + Command.Step.allCases.map(\.rawValue)
  private static let words = [
    "", " ", "0", "99", "1 2", "5 7", "1 1", "10 1", "abc", "-1", "٣", "½", "999999999999", "e",
    "undo 4", "redo 3", "undo 2", "7h", "ks", "7h 8c", "xd foundation", "london", "waste 2",
    "find", "finish", "auto-move", "auto-move-all", "deal", "11 12 21", "33 34 44", "23 99",
    "hands", "best", "neighbours 23", "falls", "chosen", "reference", "play-hand", "row 2",
    "compare 3 right 5", "drop 3 80 80", "describe", "draw", "draw-until-playable", "d", "f",
    "back", "accept",
  ]
  private static let extremes = [Int.min, Int.max].flatMap { number in
    ["\(number)", "1 \(number)", "undo \(number)", "column \(number)"]
  }
  private static let keys =
    ["enter", "escape", "backspace", "left", "right", "up", "down", "home", "end", "tab", "space"]
    + "abcdefghijklmnoprstuvwxyzBEFHKLNOPQRTUVYZ?,.~".map(String.init) + [
      "ctrl-z", "ctrl-y", "f1", "f12", "page-up",
    ] + Keymap.buttons

  /// Numbers and cards' places are wanted most; leaving for good, least.
  private func input(_ generator: inout Generator, isByKeys: Bool) -> Dialogue.Input {
    let choice = generator.below(10)
    if choice < 6 {
      let number = generator.below(choice == 5 ? 30 : 8)
      return isByKeys ? .key(String(number % 10)) : .line(String(number))
    }
    let offered = isByKeys ? Self.keys : Self.lines
    let word = offered[generator.below(offered.count)]
    return isByKeys ? .key(word) : .line(word)
  }

  @Test(arguments: [false, true], EveryKind.all.map(\.id))
  func everyAnswerSaysSomethingAndMovesAreLegal(isByKeys: Bool, game: String) throws {
    let kind = try #require(EveryKind.all.first { $0.id == game })
    var generator = Generator(seed: 1)
    let round = try kind.deal(DealRequest(difficulty: kind.difficulties[0], number: 3))
    var talk = Talk(.round(round), kinds: [kind], analysisCapability: .wins) { settings in
      settings.input = isByKeys ? .keys : .lines
      settings.learner = isByKeys
      settings.unwinnableAlert = isByKeys ? .atOnce : .later
    }
    var kept: [String: Match] = [:]
    for step in 0..<1800 {
      let input = input(&generator, isByKeys: isByKeys)
      switch input {
      case .line(let line): talk.type(line)
      case .key(let key): talk.press(key)
      case .leave, .tick: continue
      }
      for line in talk.said where line.isEmpty { Issue.record("empty line after \(input)") }
      let isAnswered = talk.requests.contains { if case .hush = $0 { false } else { true } }
      if !isAnswered, ![.line("silence"), .key("space")].contains(input) {
        Issue.record("no answer to \(input) at step \(step)")
      }
      for request in talk.requests {
        switch request {
        case .save(let match, let slot, let seconds):
          #expect(seconds >= 0)
          check(match, after: kept[slot])
          kept[slot] = match
        case .forget(let slot), .record(_, clearing: let slot): kept[slot] = nil
        default: break
        }
      }
      if step % 3 == 0 { talk.hear(.verdict(step % 2 == 0 ? .lost : .unknown)) }
    }
  }

  /// From one save to the next: the same table, one legal move, a move back or forth, or a new deal.
  private func check(_ match: Match, after before: Match?) {
    guard var before, before.seed == match.seed, before.dealt == match.dealt else {
      return #expect(match.moveCount <= 1)
    }
    if before.table == match.table { return }
    // Several moves may have been taken back or done again at once.
    var back = match
    while back.undo() != nil { if back.table == before.table { return } }
    while before.undo() != nil { if before.table == match.table { return } }
    #expect(match.moveCount <= 1, "neither a move nor one taken back")
  }

  @Test func theSameTalkTwiceIsAnsweredTheSame() {
    func talk() -> [[[Term]]] {
      var generator = Generator(seed: 9)
      var talk = Talk()
      return (0..<400).map { _ in
        if case .line(let line) = input(&generator, isByKeys: false) { talk.type(line) }
        return talk.said
      }
    }
    #expect(talk() == talk())
  }

  @Test func commandsThatAreAlwaysThereAnswerOnEveryScreen() {
    let starts: [Dialogue.Start] = [.mainMenu, .tutorial, .settings, .statistics]
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
