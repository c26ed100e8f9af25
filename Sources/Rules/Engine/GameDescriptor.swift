// SPDX-License-Identifier: GPL-3.0-or-later

/// A game as the menus list it: what can be chosen, and how a round of it is made.
public protocol GameDescriptor: Sendable {
  /// The type of its games; `game-<id>` is their name.
  var game: any Game.Type { get }

  /// From the easiest to the hardest; never empty.
  var difficulties: [Difficulty] { get }

  /// A difficulty with what it means in this game, as the menu lists it.
  func choice(of difficulty: Difficulty) -> Term

  /// The difficulty of the deal of the day, which is the same for everyone; the easiest as a rule.
  var daily: Difficulty { get }

  /// Whether it deals what can be won wherever the player wants that, without help.
  var promisesWins: Bool { get }

  /// The number of a day's deal; the day itself, as 20261121, where every number is a deal.
  func number(ofDay day: Int) -> UInt64

  /// What a round can be about, where the player may choose it: a picture. Empty where only the
  /// deal makes the difference.
  var topics: [RoundTopic] { get }

  /// Whether a player is asked what the round is about before anything else.
  var asksTopicFirst: Bool { get }

  /// More of what a round can be about, in lists of their own.
  var topicGroups: [TopicGroup] { get }

  /// The key that does each of the game's acts; letters. An act that is not here is none of the
  /// game's.
  var keys: [Act: String] { get }

  /// The name of the act or reading that is wanted most, which has a button of its own on a gamepad;
  /// nil for none.
  var mainCommand: String? { get }

  /// The key of each of the game's own readings; letters. They stand in the order of the menu.
  var gameQueries: KeyValuePairs<GameQuery, String> { get }

  /// A round to play.
  ///
  /// - Throws: a ``Refusal`` where none can be made, such as a catalogue with too few groups.
  func round(_ order: DealRequest) throws(Refusal) -> Deal

  /// A round of a deal that is written down as text, as players of the game exchange it; nil for a
  /// game whose deals nobody writes down.
  ///
  /// - Throws: a ``Refusal`` that says what is wrong with the text.
  func round(board text: String, _ difficulty: Difficulty) throws(Refusal) -> Deal?

  /// Rounds that somebody has put together.
  var decks: [DeckEntry] { get }

  /// Whether its rounds have chapters, which a learner may want to study first.
  var canBeStudied: Bool { get }

  /// Makes the same small round for everyone, for the tutorial; nil for a game without one.
  var lesson: (() throws(Refusal) -> Deal)? { get }
}

extension GameDescriptor {
  public var id: String { game.id }

  /// The game's name.
  public var name: Term { .game(id) }

  public var promisesWins: Bool { false }

  public var topics: [RoundTopic] { [] }

  public var asksTopicFirst: Bool { true }

  public var topicGroups: [TopicGroup] { [] }

  public var daily: Difficulty { difficulties[0] }

  public var gameQueries: KeyValuePairs<GameQuery, String> { [:] }

  public var mainCommand: String? { nil }

  public func number(ofDay day: Int) -> UInt64 { UInt64(day) }

  /// The difficulty a player is used to, where the game has it; else the easiest.
  public func difficulty(nearest difficulty: Difficulty) -> Difficulty {
    difficulties.contains(difficulty) ? difficulty : difficulties[0]
  }

  /// `difficulty-easy-choice`
  public func choice(of difficulty: Difficulty) -> Term {
    Term(Key("difficulty-\(difficulty.rawValue)-choice"))
  }

  public func round(
    board text: String, _ difficulty: Difficulty
  ) throws(Refusal) -> Deal? { nil }

  public var decks: [DeckEntry] { [] }

  public var canBeStudied: Bool { false }

  public var lesson: (() throws(Refusal) -> Deal)? { nil }
}

/// What a player asks of a new round.
public struct DealRequest: Hashable, Sendable, Codable {
  public var difficulty: Difficulty
  /// The deal's number: the same number makes the same round.
  public var number: UInt64
  /// Whether the number must mean the same deal for everyone, and so hang on nothing of the
  /// player's own.
  public var isShared: Bool
  /// Whether the deal must be one that can be won.
  public var isWinnable: Bool
  /// What it is to be about, by the id of a ``RoundTopic``; nil for whatever the number brings.
  public var topic: String?
  /// How often the stock may be made anew, in games that have one; nil for no limit.
  public var reshuffleLimit: Int?
  /// How far from its square a piece may be let go and still snaps in, in points.
  public var snapDistance: Int
  /// What the last rounds were made of, the newest first, to be avoided where that is possible.
  public var recent: [[String]]

  public init(
    difficulty: Difficulty, number: UInt64, isShared: Bool = false, isWinnable: Bool = true,
    topic: String? = nil, reshuffleLimit: Int? = nil, snapDistance: Int = 30,
    recent: [[String]] = []
  ) {
    self.difficulty = difficulty
    self.number = number
    self.isShared = isShared
    self.isWinnable = isWinnable
    self.topic = topic
    self.reshuffleLimit = reshuffleLimit
    self.snapDistance = snapDistance
    self.recent = recent
  }
}

/// A deck as the menu lists it.
public struct DeckEntry: Sendable {
  public let name: Term
  public let round: @Sendable (DealRequest) throws(Refusal) -> Deal

  public init(
    _ name: Term, round: @escaping @Sendable (DealRequest) throws(Refusal) -> Deal
  ) {
    self.name = name
    self.round = round
  }
}

/// A round that can be dealt.
public struct Deal: Sendable {
  public let game: any Game
  public let seed: UInt64
  /// What the player should know before it starts, such as that the deal may not be winnable.
  public let remarks: [Term]

  public init(_ game: any Game, seed: UInt64, remarks: [Term] = []) {
    self.game = game
    self.seed = seed
    self.remarks = remarks
  }
}
