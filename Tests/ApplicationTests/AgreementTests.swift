// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Preferences
import Testing

@testable import Application
@testable import Conversation

/// Yes and no are answers in every language wherever they are asked, whole and by their letters,
/// whatever command has the letter.
@Suite struct AgreementTests {
  private static let moment = Moment(seconds: 0, day: 20_261_123)

  /// What can be typed for yes and for no.
  private func words(_ key: Key, _ language: PlayerLanguage) -> Set<String> {
    let words = language.typed(key).joined() + language.words(Term(key))
    return Set(words).union(words.map { String($0.prefix(1)) })
  }

  @Test(arguments: TypingLaws.languages) func beforeSomethingIsLost(language: String) async throws {
    let table = try await TypingTable("klondike", language)
    let world = World(games: table.dialogue.environment.descriptors)
    for (key, moves) in [(Key("confirm-yes"), 0), ("confirm-no", 1)] {
      for word in words(key, table.dialogue.environment.language) {
        for mode in [Settings.InputMode.lines, .keys] where mode == .lines || word.count == 1 {
          var dialogue = table.dialogue
          var lines: [Dialogue.Input] = [.line("draw"), .line("restart")]
          lines.append(mode == .lines ? .line(word) : .key(word))
          for (index, line) in lines.enumerated() {
            if index == 2 { _ = dialogue.type(by: mode, at: Self.moment) }
            let requests = dialogue.respond(to: line, at: Self.moment)
            _ = world.answer(requests, of: &dialogue, at: Self.moment)
          }
          #expect(
            dialogue.placeInHand == nil && dialogue.playing?.match.moveCount == moves, "\(word)")
          #expect(dialogue.view.expectation == .command, "\(word)")
        }
      }
    }
  }

  @Test(arguments: TypingLaws.languages) func whetherTheGameTalks(language: String) async throws {
    let table = try await TypingTable("klondike", language)
    let environment = table.dialogue.environment
    for (key, voice) in [(Key("confirm-yes"), Settings.Voice.auto), ("confirm-no", .off)] {
      for word in words(key, environment.language) {
        var dialogue = Dialogue(environment: environment, settings: Settings(), seed: 1)
        _ = dialogue.start(.mainMenu, at: Self.moment)
        _ = dialogue.respond(to: .line("0"), at: Self.moment)
        _ = dialogue.respond(to: .line(word), at: Self.moment)
        #expect(dialogue.settings.voice == voice, "\(word)")
      }
    }
  }

  /// What is nearly a name is offered, and taken only by a yes.
  @Test func aSlipIsOfferedAndNotTaken() async throws {
    let table = try await TypingTable("klondike", "de")
    func said(_ line: String, _ dialogue: inout Dialogue) -> [Key] {
      dialogue.respond(to: .line(line), at: Self.moment).flatMap { request -> [Key] in
        if case .say(let utterance) = request { utterance.sentences.map(\.key) } else { [] }
      }
    }
    var dialogue = table.dialogue
    #expect(said("talom", &dialogue) == ["not-understood-near"])
    #expect(dialogue.playing?.match.moveCount == 0)
    #expect(said("nein", &dialogue) == ["offer-declined"])
    #expect(said("ja", &dialogue) == ["not-understood"])
    #expect(said("talom", &dialogue) == ["not-understood-near"])
    #expect(said("ja", &dialogue).contains("told-drawn"))
    #expect(said("xqzwv", &dialogue) == ["not-understood"])
  }
}
