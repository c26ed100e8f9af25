// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a dialogue knows of the world outside, all of it in memory: nothing here reads a file, asks a
/// store or makes a deal. What would is a ``Lookup``.
public struct DialogueEnvironment: Sendable {
  public var descriptors: [any GameDescriptor]
  /// The languages there are, as BCP 47 tags, in the order of the menu, which has to be found.
  public var languages: @Sendable () -> [String]
  /// The language that a name or a tag means; nil for none of those there are.
  public var languageCalled: @Sendable (String) -> String?
  /// The language in use, as a BCP 47 tag.
  public var language: String
  /// The variants of the voice there are, by the synthesizer's names.
  public var voiceVariants: [String]
  /// The sounds there are, by their names.
  public var sounds: [String]
  /// What is taught about a thing: in one breath after a card's name and its group's, where there is
  /// a group, and line by line on request. The group is given by the things in it.
  public var teaching: @Sendable (String, [String]) -> Teaching
  /// A term in plain words of the player's language, the short form first and then the usual one,
  /// for finding a card by its name.
  public var words: @Sendable (Term) -> [String]
  /// What can be typed for a message, list by list: first the language's own words.
  public var typed: @Sendable (Key) -> [[String]]
  public var keymaps: Keymaps
  /// What can be found out about a game's rounds; nil for nothing.
  public var analysisCapability: @Sendable (any Game.Type) -> AnalysisCapability?
  /// Why a text cannot be the name of a group, a deck or a card of the player's own, nil where it
  /// can; nil where none can be put together.
  public var refusalOfName: (@Sendable (String) -> Refusal?)?
  /// Whether something can be learnt apart from games.
  public var canLearn: Bool
  /// Whether what is played is kept: not while another copy of the program keeps its own.
  public var keepsMatches: Bool
  /// Whether a gamepad is plugged in.
  public var hasPad: Bool
  /// Whether the voice of the player's screen reader is to be had; asked at the first start.
  public var hasSpeechDispatcher: Bool

  public init(
    descriptors: [any GameDescriptor],
    languages: @autoclosure @escaping @Sendable () -> [String] = ["en"],
    languageCalled: @escaping @Sendable (String) -> String? = { _ in nil },
    language: String = "en", voiceVariants: [String] = [], sounds: [String] = [],
    teaching: @escaping @Sendable (String, [String]) -> Teaching = { _, _ in Teaching() },
    words: @escaping @Sendable (Term) -> [String] = { [$0.fallback ?? $0.key.name] },
    typed: @escaping @Sendable (Key) -> [[String]] = { _ in [] }, keymaps: Keymaps? = nil,
    analysisCapability: @escaping @Sendable (any Game.Type) -> AnalysisCapability? = { _ in nil },
    refusalOfName: (@Sendable (String) -> Refusal?)? = nil, canLearn: Bool = false,
    keepsMatches: Bool = true,
    hasPad: Bool = false, hasSpeechDispatcher: Bool = false
  ) {
    self.descriptors = descriptors
    self.languages = languages
    self.languageCalled = languageCalled
    self.language = language
    self.voiceVariants = voiceVariants
    self.sounds = sounds
    self.teaching = teaching
    self.words = words
    self.typed = typed
    self.keymaps = keymaps ?? Keymaps(of: descriptors)
    self.analysisCapability = analysisCapability
    self.refusalOfName = refusalOfName
    self.canLearn = canLearn
    self.keepsMatches = keepsMatches
    self.hasPad = hasPad
    self.hasSpeechDispatcher = hasSpeechDispatcher
  }
}

extension DialogueEnvironment {
  /// What is taught about the thing that a piece of a game stands for.
  func teaching(_ piece: Piece, in game: any Game) -> Teaching {
    guard let game = game.teaching, let subject = game.subject(of: piece) else { return Teaching() }
    return teaching(subject, game.companions(of: piece))
  }

  /// The kind that a game is of.
  func descriptor(of game: any Game) -> (any GameDescriptor)? {
    let id = type(of: game).id
    return descriptors.first { $0.id == id }
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
