// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import ConversationTestSupport
import Engine
import Foundation
import Games
import Localization
import Narration
import Preferences
import Testing

/// Everything that is said in random play can be said in every language.
@Suite struct SayingTests {
  private static let lines =
    ["", "0", "99", "1 2", "5 7", "abc", "all", "draw", "draw-until-playable"]
    + Query.allCases.map(\.rawValue)

  @Test func everythingThatIsSaidHasWordsInEveryLanguage() throws {
    let books = Phrasebook.languages(in: WordsTests.locales).map {
      Phrasebook(language: $0, locales: WordsTests.locales)
    }
    let facts = Facts(folder: checkout.appending(path: "Data/facts").path)
    let catalogue = try LocalGroups(own: OwnFiles(folder: checkout.appending(path: "Data").path))
      .loadAllGroups()
    var said: Set<Term> = []
    for seed in [1 as UInt64, 2, 3] {
      var settings = Settings()
      settings.firstStartDone = seed > 1
      settings.learner = seed == 3
      let rounds = AtlasRounds(catalogue) { _, seed, _ in seed }
      let games: [any GameDescriptor] = [rounds] + GameFolders.descriptors
      let world = World(games: games)
      var dialogue = Dialogue(
        environment: DialogueEnvironment(
          descriptors: games, languages: AvailableLanguages(books.map(\.language)),
          capabilities: Capabilities(
            teaching: { subject, group in
              Teaching(
                brief: facts.headline(of: subject, among: group).map { [$0] } ?? [],
                facts: facts.lines(about: subject))
            }),
          equipment: Equipment(voiceVariants: ["f1"])),
        settings: settings, seed: seed)
      var generator = Generator(seed: seed)
      var moment = Moment(seconds: 0, day: 20_260_704)
      var requests = world.answer(
        dialogue.start(.mainMenu, at: moment), of: &dialogue, at: moment)
      for step in 0..<1500 {
        for case .say(let utterance) in requests { said.formUnion(utterance.sentences) }
        let isNumber = generator.below(10) < 6
        let line =
          isNumber
          ? String(generator.below(9) + 1) : Self.lines[generator.below(Self.lines.count)]
        moment = Moment(seconds: Double(step), day: moment.day)
        requests = world.answer(
          dialogue.respond(to: .line(line), at: moment), of: &dialogue, at: moment)
      }
    }
    #expect(said.count > 300)
    for book in books {
      var problems: Set<String> = []
      for term in said {
        for problem in book.problems(in: [term]) { problems.insert("\(problem)") }
      }
      #expect(problems.sorted() == [], "\(book.language)")
    }
  }
}
