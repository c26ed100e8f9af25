// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Learning
import Localization
import Testing

/// The quiz by sound in every language: the question in the player's voice, the name in its own.
@Suite struct OwnNameTests {
  private static let kinds: [(LearningItem.Kind, Int)] = [
    (.ownName, 55), (.ownCapital, 30), (.ownNeighbour, 40),
  ]
  private static let locales = House.checkout.appending(path: "Locales")

  @Test(arguments: Phrasebook.languages(in: locales))
  func onlyTheNameIsInItsOwnVoice(language: String) async throws {
    let book = Phrasebook(language: language, locales: Self.locales)
    for kind in ["own-name", "own-capital", "own-neighbour"] {
      let question = Term(
        Key("question-\(kind)"),
        ["kind": "country", "name": .foreign("東京", language: "ko", spoken: "とうきょう")])
      let line = book.line([question])
      let name = "東京"
      #expect(line.text.contains(name) && line.braille.contains(name))
      #expect(
        line.printed.filter { $0.language != nil }.map(\.trimmed)
          == [Fragment(name, language: "ko")])
      #expect(
        line.spoken.filter { $0.language != nil }.map(\.trimmed)
          == [Fragment("とうきょう", language: "ko")])
      #expect(line.spoken.count > 1, "nothing but the name")
      #expect(line.printed.map(\.text).joined() == line.text)
    }
  }

  /// No player is asked for a name in the player's own language, and everybody for many others.
  @Test(arguments: Phrasebook.languages(in: locales))
  func nothingIsGivenAway(language: String) async throws {
    let content = try await House().common
    let book = Phrasebook(language: language, locales: Self.locales)
    let names = PlayerNames(language: language) { book.line([Term(Key($0))]).text }
    let quizGenerator = content.quizGenerator.asking(who: names)
    for (kind, least) in Self.kinds {
      var generator = Generator(seed: 1)
      let wish = QuizWish(kind: kind, count: 200)
      let questions = quizGenerator.questions(
        wish, known: [:], on: Day(20_261_121), using: &generator)
      #expect(questions.count >= least, "\(kind)")
      for question in questions {
        guard case .foreign(let text, let own, _)? = question.sentence.fillings["name"] else {
          Issue.record("\(question.sentence)")
          continue
        }
        #expect(own.prefix { $0 != "-" } != language.prefix { $0 != "-" })
        if kind == .ownName { #expect(book.line([question.answers[question.right]]).text != text) }
      }
    }
  }
}

extension Fragment {
  /// Without the spaces at its end.
  fileprivate var trimmed: Fragment {
    Fragment(text.trimmingCharacters(in: .whitespaces), language: language)
  }
}
