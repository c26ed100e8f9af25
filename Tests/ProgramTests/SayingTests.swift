// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
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
    let catalogue = try LocalGroups(folder: checkout.appending(path: "Data").path).loadAllGroups()
    var said: Set<Term> = []
    for seed in [1 as UInt64, 2, 3] {
      var settings = Settings()
      settings.firstStartDone = seed > 1
      settings.learner = seed == 3
      let rounds = AtlasRounds(catalogue) { _, seed, _ in seed }
      var dialogue = Dialogue(
        environment: DialogueEnvironment(
          kinds: [rounds] + GameFolders.kinds, languages: books.map(\.language),
          voiceVariants: ["f1"],
          teaching: { subject, group in
            Teaching(
              brief: facts.headline(of: subject, among: group).map { [$0] } ?? [],
              facts: facts.lines(about: subject))
          }),
        settings: settings, seed: seed)
      var generator = Generator(seed: seed)
      var requests = dialogue.start(.mainMenu, at: Moment(seconds: 0, day: 20_260_704))
      for step in 0..<1500 {
        for case .say(let utterance) in requests { said.formUnion(utterance.sentences) }
        let isNumber = generator.below(10) < 6
        let line =
          isNumber
          ? String(generator.below(9) + 1) : Self.lines[generator.below(Self.lines.count)]
        requests = dialogue.respond(
          to: .line(line), at: Moment(seconds: Double(step), day: 20_260_704))
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
