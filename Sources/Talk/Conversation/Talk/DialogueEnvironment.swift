// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What a dialogue knows of the world outside: what can be played and in which words.
public struct DialogueEnvironment: Sendable {
  public var kinds: [any GameDescriptor]
  /// The languages there are, as BCP 47 tags, in the order of the menu, which has to be found.
  public var languages: @Sendable () -> [String]
  /// The language that a name or a tag means; nil for none of those there are.
  public var languageCalled: @Sendable (String) -> String?
  /// The variants of the voice there are, by the synthesizer's names.
  public var voiceVariants: [String]
  /// The language in use, as a BCP 47 tag.
  public var language = "en"
  /// The sounds there are, by their names.
  public var sounds: [String]
  /// What is taught about a thing: in one breath after a card's name and its group's, where there is
  /// a group, and line by line on request. The group is given by the things in it.
  public var teaching: @Sendable (String, [String]) -> Teaching
  /// Who sees the pieces of a game where their names do not say what they look like; nil for any
  /// other game.
  ///
  /// - Throws: a ``Refusal`` where what there is to see cannot be seen any more.
  public var describer: @Sendable (any Game) throws(Refusal) -> (any PieceDescriber)?
  /// A term in plain words of the player's language, the short form first and then the usual one,
  /// for finding a card by its name.
  public var words: @Sendable (Term) -> [String]
  /// What can be typed for a message, list by list: first the language's own words.
  public var typed: @Sendable (Key) -> [[String]]
  /// What was played so far.
  public var statistics: @Sendable () throws(Refusal) -> [Tally]
  /// How a round of this deal ended that was played to its end before, the last of several; nil
  /// where none was.
  public var finished: @Sendable (Deal) -> RoundResult?
  /// What can be found out about a game's rounds; nil for nothing.
  public var analysisCapability: @Sendable (any Game.Type) -> AnalysisCapability? = { _ in nil }
  /// What groups can be put together from; nil where they cannot.
  public var workshop: (any Workshop)?
  /// What can be learnt apart from games; nil where nothing can.
  public var learning: LearningSource?
  public var keymaps: Keymaps
  /// Whether what is played is kept: not while another copy of the program keeps its own.
  public var keepsMatches = true
  /// Where everything comes from, in English, a paragraph each; empty where nobody knows.
  public var credits: @Sendable () -> [String] = { [] }
  /// Whether a gamepad is plugged in.
  public var hasPad = false
  /// Whether the voice of the player's screen reader is to be had; asked at the first start.
  public var hasSpeechDispatcher = false

  public init(
    kinds: [any GameDescriptor],
    languages: @autoclosure @escaping @Sendable () -> [String] = ["en"],
    languageCalled: @escaping @Sendable (String) -> String? = { _ in nil },
    voiceVariants: [String] = [],
    sounds: [String] = [],
    teaching: @escaping @Sendable (String, [String]) -> Teaching = { _, _ in Teaching() },
    describer: @escaping @Sendable (any Game) throws(Refusal) -> (any PieceDescriber)? = { _ in nil
    },
    words: @escaping @Sendable (Term) -> [String] = { [$0.fallback ?? $0.key.name] },
    typed: @escaping @Sendable (Key) -> [[String]] = { _ in [] },
    statistics: @escaping @Sendable () throws(Refusal) -> [Tally] = { [] },
    finished: @escaping @Sendable (Deal) -> RoundResult? = { _ in nil },
    keymaps: Keymaps? = nil
  ) {
    self.kinds = kinds
    self.languages = languages
    self.languageCalled = languageCalled
    self.voiceVariants = voiceVariants
    self.sounds = sounds
    self.teaching = teaching
    self.describer = describer
    self.words = words
    self.typed = typed
    self.statistics = statistics
    self.finished = finished
    self.keymaps = keymaps ?? Keymaps(of: kinds)
  }
}

extension DialogueEnvironment {
  /// Who sees the pieces of a game that is in play already, and may by now see nothing.
  func describerIfAny(of game: any Game) -> (any PieceDescriber)? {
    do { return try describer(game) } catch { return nil }
  }

  /// What is taught about the thing that a piece of a game stands for.
  func teaching(_ piece: Piece, in game: any Game) -> Teaching {
    game.subject(of: piece).map { teaching($0, game.companions(of: piece)) } ?? Teaching()
  }

  /// The kind that a game is of.
  func kind(of game: any Game) -> (any GameDescriptor)? {
    let id = type(of: game).id
    return kinds.first { $0.id == id }
  }
}

/// What there is to learn about a thing in the world.
public struct Teaching: Hashable, Sendable {
  /// The one thing worth hearing each time.
  public var brief: [Term]
  /// The rest, a fact an entry.
  public var facts: [Term]

  public init(brief: [Term] = [], facts: [Term] = []) {
    self.brief = brief
    self.facts = facts
  }
}

/// When a command comes: the dialogue has no clock of its own.
public struct Moment: Hashable, Sendable {
  /// Since some fixed moment, never going back.
  public let seconds: Double
  /// Today as year, month and day in one number: 20261121.
  public let day: Int

  public init(seconds: Double, day: Int) {
    self.seconds = seconds
    self.day = day
  }
}
