// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Narration

/// Something that the player cannot go on without and that a dialogue does not know: it lies in a
/// store or a file, takes long to make, or is known once something is kept. See
/// ``Request/lookUp(_:)``.
public struct Lookup: Equatable, Codable, Sendable {
  /// Told apart by it, as an answer may come when the player waits no longer.
  public let id: Int
  public let subject: Subject

  public enum Subject: Equatable, Codable, Sendable {
    /// A deal of a game, by its id: ``Answer/deal(_:)``.
    ///
    /// - deck: the name of the deck it is of; nil for the usual ones.
    case deal(game: String, DealRequest, deck: Term? = nil)
    /// The round of a game's tutorial: ``Answer/deal(_:)``.
    case tutorial(game: String)
    /// What is to be known before a deal is played: ``Answer/opening(_:)``.
    case opening(Deal)
    /// The same before a kept match of a deal is gone on with; refused where its pieces cannot be
    /// seen any more.
    case resumption(Deal)
    /// What was played so far: ``Answer/statistics(_:)``.
    case statistics
    /// The questions of a quiz on a day, as the seed shuffles them: ``Answer/questions(_:)``.
    case quiz(QuizWish, Day, seed: UInt64)
    /// A lesson on what was missed, on a day, as the seed shuffles it: ``Answer/refresher(_:)``.
    case refresher([LearningItem], Day, seed: UInt64)
    /// How far the player is: ``Answer/progress(_:)``.
    case progress(Day)
    /// What was learnt in the week that ends on a day, and before: ``Answer/twoWeeks(_:)``.
    case twoWeeks(Day)
    /// What one of a game's topic groups holds, counted from 0: ``Answer/topics(_:)``.
    case topics(game: String, group: Int)
    /// What a line names in such a group: ``Answer/topics(_:)``, of one.
    case topicNamed(String, game: String, group: Int)
    /// One that is made anew for such a group: ``Answer/topics(_:)``, of one.
    case newTopic(game: String, group: Int)
    /// The topic of an id, in whichever group: ``Answer/topics(_:)``, of one or none.
    case topic(id: String, game: String)
    /// What is written of a map for the fingers, once that is done: ``Answer/written(_:)``.
    case tactileMap(TactileSubject)
    /// Where everything comes from, in English, a paragraph each: ``Answer/credits(_:)``.
    case credits
    /// The decks of a game, by their names: ``Answer/decks(_:)``.
    case decks(game: String)
    /// What learners are told about things: ``Answer/facts``.
    case facts
    /// The things of the catalogue that go by a name, each as a card for a group, and last the name
    /// by itself: ``Answer/cards(_:)``.
    case cards(called: String, for: DraftGroup)
    /// The cards of a group that may well be put with others: ``Answer/cards(_:)``.
    case overlaps(of: DraftGroup)
    /// The groups of the catalogue that have these words in their names: ``Answer/groups(_:)``.
    case groups(called: String)
    /// Whether something is kept, once that was tried: ``Answer/kept(_:)``.
    case keep(Keepsake)
    /// Whether it is given up: ``Answer/dropped``.
    case drop(Keepsake)
    /// Words by which a player without an account comes back, in place of those before:
    /// ``Answer/phrase(_:)``.
    case newPhrase
    /// What has to do with others: ``Answer/together(_:)``.
    case together(TogetherQuestion)
  }

  public enum Answer: Sendable {
    case deal(Deal)
    case opening(Opening)
    case statistics([Tally])
    case questions([Question])
    case refresher(Refresher)
    case progress([ContinentProgress])
    case twoWeeks(TwoWeeks)
    case topics([RoundTopic])
    /// What was written where, a line each.
    case written([Term])
    case credits([String])
    case decks([Term])
    /// They are known from now on, to ``DialogueEnvironment``.
    case facts
    case cards([FoundCard])
    case groups([DraftMember])
    /// As it is kept: what is new has an id.
    case kept(Keepsake)
    case dropped
    case phrase(String)
    case together(TogetherAnswer)
    /// There is none, for a reason that the player is told.
    case refused(Refusal)
  }
}

/// What a map for the fingers shows.
public enum TactileSubject: Equatable, Codable, Sendable {
  /// What a round can be about, by its id.
  case topic(String)
  /// How well the player knows the world on a day.
  case progress(Day)
}

/// Something that is kept, or given up, when the player says so, who then hears how that ended.
public enum Keepsake: Equatable, Codable, Sendable {
  /// Under its slot.
  case match(KeptMatch)
  /// In place of the one of its id; one without an id gets one.
  case group(DraftGroup)
  case deck(DraftDeck)

  /// That of a group or deck.
  public var id: String? {
    switch self {
    case .match: nil
    case .group(let group): group.id
    case .deck(let deck): deck.id
    }
  }
}

/// What is to be known of a deal before it is played.
public struct Opening: Sendable {
  /// Who sees the pieces where their names do not say what they look like; nil for any other game.
  public var describer: (any PieceDescriber)?
  /// How a round of the deal ended that was played to its end before, the last of several.
  public var past: RoundResult?
  /// The most points made before in the game at its difficulty; nil where nobody counts them.
  public var best: Int?

  public init(
    describer: (any PieceDescriber)? = nil, past: RoundResult? = nil, best: Int? = nil
  ) {
    self.describer = describer
    self.past = past
    self.best = best
  }
}

extension [Tally] {
  /// The most points made in a game that is played for them, at its difficulty; nil where it was
  /// never played to its end.
  public func best(of game: any Game) -> Int? {
    guard game.scoring?.isPlayedForPoints == true else { return nil }
    return filter { $0.game == type(of: game).id && $0.difficulty == game.difficulty }
      .compactMap(\.statistics.bestScore).max()
  }
}
