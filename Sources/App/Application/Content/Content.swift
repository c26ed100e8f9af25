// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Learning
import Localization
import Synchronization

/// What is the same for all players: words, groups, facts. It never changes, and each part is read
/// once, when somebody first wants it: a card game is played without a look at the world.
public final class Content: Sendable {
  public let resources: Resources
  /// The languages there are words in, in the order of the alphabet.
  public let languages: [String]
  private let inOrderOfNames: Once<[String]>
  private let spoken = Mutex<[String: LanguageContent]>([:])
  private let read: Once<Result<ShippedGroups, CatalogueProblem>>
  /// What everyone has, for players who have nothing beside it.
  let groups: Once<Result<PlayerGroups, CatalogueProblem>>
  /// The pictures that come with the game.
  let gallery: Gallery
  private let knowledge: Once<Facts>
  private let questions: Once<QuizGenerator>

  public init(_ resources: Resources) {
    self.resources = resources
    let languages = Phrasebook.languages(in: resources.locales)
    self.languages = languages
    inOrderOfNames = Once { Phrasebook.sortedByName(languages) }
    let data = resources.data
    let read = Once {
      Result { () throws(CatalogueProblem) in
        try ShippedGroups(file: data.appending(path: Resources.catalogue).path)
      }
    }
    groups = Once {
      Result { () throws(CatalogueProblem) in
        try PlayerGroups(read.value.get(), LocalGroups())
      }
    }
    gallery = Gallery(data: data, ownFolders: [])
    let knowledge = Once { Facts(folder: data.appending(path: "facts").path) }
    self.read = read
    self.knowledge = knowledge
    questions = Once {
      QuizGenerator(
        groups: (try? read.value.get())?.groups ?? [], facts: knowledge.value)
    }
  }

  /// The languages in the order of their own names.
  public var languagesByName: [String] { inOrderOfNames.value }

  /// What is said in one of the languages, read at the first call for it. English stands behind each
  /// and is the same for all.
  func language(_ tag: String) -> LanguageContent {
    let english =
      tag == Phrasebook.fallbackLanguage ? nil : language(Phrasebook.fallbackLanguage).phrasebook
    return spoken.withLock { spoken in
      if let known = spoken[tag] { return known }
      let content = LanguageContent(
        Phrasebook(language: tag, locales: resources.locales, english: english))
      spoken[tag] = content
      return content
    }
  }

  /// The words of one of the languages.
  public func phrasebook(_ language: String) -> Phrasebook { self.language(language).phrasebook }

  /// The groups and decks that come with the game.
  public func shipped() throws(CatalogueProblem) -> ShippedGroups { try read.value.get() }

  /// What is known of the places on cards.
  var facts: Facts { knowledge.value }

  /// Who asks about what everyone has, and knows where things lie.
  public var quizGenerator: QuizGenerator { questions.value }

  /// What is taught about a place on a card, beside the group that it is dealt in.
  @Sendable func teaching(_ subject: String, among group: [String]) -> Teaching {
    Teaching(
      brief: facts.headline(of: subject, among: group).map { [$0] } ?? [],
      facts: facts.lines(about: subject))
  }
}
