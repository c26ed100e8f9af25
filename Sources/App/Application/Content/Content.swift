// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Learning
import Localization

/// What is the same for all players: words, groups, facts. It never changes, and each part is read
/// once, when somebody first wants it: a card game is played without a look at the world.
public final class Content: Sendable {
  public let resources: Resources
  /// The words of every language.
  public let phrasebooks: Phrasebooks
  /// What everyone has to play.
  let groups: GroupCollection
  private let read: Once<Result<ShippedGroups, CatalogueProblem>>
  private let knowledge: Once<Facts>
  private let questions: Once<QuizGenerator>

  public init(_ resources: Resources) {
    self.resources = resources
    phrasebooks = Phrasebooks(locales: resources.locales)
    let data = resources.data
    let read = Once {
      Result { () throws(CatalogueProblem) in
        try ShippedGroups(file: data.appending(path: Resources.catalogue).path)
      }
    }
    let knowledge = Once { Facts(folder: data.appending(path: "facts").path) }
    groups = GroupCollection(read)
    self.read = read
    self.knowledge = knowledge
    questions = Once {
      QuizGenerator(groups: (try? read.value.get())?.groups ?? [], facts: knowledge.value)
    }
  }

  /// The same groups and more, which a player or the player's server has.
  func groups(and more: LocalGroups) -> GroupCollection {
    more.hasMore ? GroupCollection(read, and: more) : groups
  }

  /// The groups and decks that come with the game.
  public func shipped() throws(CatalogueProblem) -> ShippedGroups { try read.value.get() }

  /// Reads what is known of the places on cards, for a player who wants to learn.
  public func readFacts() { _ = knowledge.value }

  /// Who asks about what everyone has, and knows where things lie.
  public var quizGenerator: QuizGenerator { questions.value }

  func words(in language: String) -> LanguageWords { phrasebooks.words(in: language) }

  /// What is taught about a place on a card, beside the group that it is dealt in; nothing before the
  /// facts were read.
  @Sendable func teaching(_ subject: String, among group: [String]) -> Teaching {
    guard let facts = knowledge.known else { return Teaching() }
    return Teaching(
      remark: facts.remark(on: subject),
      brief: facts.headline(of: subject, among: group).map { [$0] } ?? [],
      facts: facts.lines(about: subject))
  }
}
