// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Preferences
import Testing

@testable import Application
@testable import Conversation

/// A player who does what a tutorial says, and nothing else.
private struct Pupil {
  private(set) var dialogue: Dialogue
  private let world: World
  private var seconds = 0.0
  private(set) var said: [Term] = []
  private(set) var requests: [Request] = []
  /// Everything that the tutorial itself has said.
  private(set) var lesson: [Term] = []

  init(
    of game: String, among games: [any GameDescriptor], _ language: PlayerLanguage,
    by input: Settings.InputMode
  ) {
    var settings = Settings()
    settings.firstStartDone = true
    settings.input = input
    world = World(games: games)
    dialogue = Dialogue(
      environment: DialogueEnvironment(descriptors: games, language: language),
      settings: settings, seed: 1)
    hear(dialogue.start(.tutorial(game: game), at: moment))
  }

  private var moment: Moment { Moment(seconds: seconds, day: 20_261_123) }

  private mutating func hear(_ requests: [Request]) {
    self.requests = world.answer(requests, of: &dialogue, at: moment)
    said = self.requests.flatMap { request -> [Term] in
      if case .say(let utterance) = request { utterance.sentences } else { [] }
    }
    lesson += said.filter {
      $0.key.name.contains("tutorial-") || $0.key.name.hasPrefix("objective-")
    }
  }

  mutating func give(_ input: Dialogue.Input) {
    seconds += 1
    hear(dialogue.respond(to: input, at: moment))
  }

  /// What the tutorial wants, as it was said last.
  var wish: Term? { said.last { $0.fillings["way"] != nil } }

  var table: Table? { dialogue.playing?.table }

  /// Presses or types what the wish names.
  mutating func obey() {
    guard case .term(let way)? = wish?.fillings["way"] else { return }
    let keys = Self.keys(.term(way))
    guard dialogue.settings.input == .keys else { return give(.line(keys.joined(separator: " "))) }
    for key in keys { give(.key(key)) }
  }

  private static func keys(_ way: Filling) -> [String] {
    switch way {
    case .number(let number): return [String(number)]
    case .text(let text): return [text]
    case .term(let term):
      let parts = ["keys", "first", "then", "key", "word"].compactMap { term.fillings[$0] }
      return parts.isEmpty ? term.fallback.map { [$0] } ?? [] : parts.flatMap(keys)
    case .foreign, .list, .alphabetical: return []
    }
  }
}

/// Every tutorial, in every language, by keys and by lines.
///
/// `ALOUD_LONG=1` has every tutorial left and misunderstood at each of its steps in every language;
/// otherwise it is so in English alone.
@Suite struct TutorialTests {
  private static let phrasebooks = Phrasebooks(locales: House.checkout.appending(path: "Locales"))
  private static let modes = [Settings.InputMode.keys, .lines]

  @Test(arguments: phrasebooks.languages, modes)
  func itIsFollowedToItsEnd(language: String, input: Settings.InputMode) async throws {
    let house = try await House()
    let games = house.games(in: language)
    let words = Self.phrasebooks.words(in: language).playerLanguage(ownKeys: [:])
    for game in games {
      let steps = try #require(game.tutorial, "\(game.id)").steps
      #expect((4...7).contains(steps.count + 1), "\(game.id)")
      var pupil = Pupil(of: game.id, among: games, words, by: input)
      for (number, step) in steps.enumerated() {
        let wish = try #require(pupil.wish, "\(game.id), step \(number)")
        #expect(wish.key != "tutorial-finish", "\(game.id), step \(number)")
        if isLong || language == "en" {
          try goAstray(pupil, from: step, of: game, "\(game.id), step \(number)")
          let next = steps.dropFirst(number + 1).first
          goBack(pupil, from: step, before: next, "\(game.id), step \(number)")
        }
        pupil.obey()
        #expect(pupil.wish != wish, "\(game.id), step \(number): \(wish)")
      }
      #expect(pupil.wish?.key == "tutorial-finish", "\(game.id)")
      if language == "en" {
        let count = pupil.lesson.joined(in: words).split(separator: " ").count
        #expect(count <= 150, "\(game.id)")
      }
      pupil.obey()
      #expect(pupil.said.contains { $0.key == "main-menu" }, "\(game.id)")
    }
  }

  /// A move that is taken back leads to the step that it was.
  private func goBack(
    _ pupil: Pupil, from step: Tutorial.Step, before next: Tutorial.Step?, _ comment: Comment
  ) {
    guard step.aim.isMove, next?.aim != .undo else { return }
    var done = pupil
    done.obey()
    guard done.dialogue.playing?.match.outcome == .open else { return }
    done.give(.choose(.command(.query(.undo))))
    #expect(done.table == pupil.table && done.wish == pupil.wish, comment)
  }

  /// What is not the step changes nothing and has the step told again; leaving leaves.
  private func goAstray(
    _ pupil: Pupil, from step: Tutorial.Step, of game: any GameDescriptor, _ comment: Comment
  ) throws {
    let wish = pupil.wish
    let acts = game.commands.acts.keys.filter { step.aim != .act($0) }
    let wrong: [Dialogue.Input] =
      [.line("zzz"), .key("%")] + acts.map { .choose(.command(.act($0))) }
    for input in wrong {
      var stray = pupil
      stray.give(input)
      #expect(stray.table == pupil.table && stray.wish == wish, "\(comment), \(input)")
    }
    var leaver = pupil
    leaver.give(.choose(.command(.query(.quit))))
    #expect(leaver.said.contains { $0.key == "main-menu" }, comment)
    let isKept = leaver.requests.contains {
      switch $0 {
      case .record, .save, .forget: true
      default: false
      }
    }
    #expect(!isKept, comment)
  }
}

extension [Term] {
  fileprivate func joined(in language: PlayerLanguage) -> String {
    compactMap { language.words($0).last }.joined(separator: " ")
  }
}

extension Tutorial.Aim {
  fileprivate var isMove: Bool {
    switch self {
    case .carry, .act: true
    case .read, .undo, .hint, .gather: false
    }
  }
}
