// SPDX-License-Identifier: GPL-3.0-or-later

/// A game as the menus list it: what can be chosen, and how a round of it is made.
public protocol GameDescriptor: Sendable {
  /// The type of its games; `game-<id>` is their name.
  var game: any Game.Type { get }

  /// From the easiest to the hardest; never empty.
  var difficulties: [Difficulty] { get }

  /// What only this game can be told to do or asked, and by which keys.
  var commands: GameCommands { get }

  /// A round to play.
  ///
  /// - Throws: a ``Refusal`` where none can be made, such as a catalogue with too few groups.
  func deal(_ request: DealRequest) throws(Refusal) -> Deal

  // What follows has an answer that serves most games.

  /// A difficulty with what it means in this game, as the menu lists it.
  func choice(of difficulty: Difficulty) -> Term

  /// The deal of the day, which is the same for everyone.
  var daily: DailyDeal { get }

  /// The settings of the player's that its deals hang on, as menus list them.
  var options: [DealOption] { get }

  /// Whether it deals what can be won wherever the player wants that, without help.
  var promisesWins: Bool { get }

  /// What a round can be about, where the player may choose it.
  var topics: TopicChoice { get }

  /// What a round is about, by the id of a topic, so that another can be about the same; nil where
  /// nobody would want that.
  func topic(of game: any Game) -> String?

  /// What becomes of what players bring to it from their own files; nil where they bring nothing.
  var privacy: PrivacyNote? { get }

  /// Rounds that somebody has put together.
  var decks: [DeckEntry] { get }

  /// Reads deals that players of the game exchange as text; nil where nobody writes them down.
  var boards: BoardReader? { get }

  /// Whether its rounds have chapters, which can be studied first; see ``Educational/chapters``.
  var hasChapters: Bool { get }

  /// Nil for a game that has none.
  var tutorial: Tutorial? { get }
}

extension GameDescriptor {
  /// `difficulty-easy-choice`
  public func choice(of difficulty: Difficulty) -> Term {
    Term(Key("difficulty-\(difficulty.rawValue)-choice"))
  }

  public var daily: DailyDeal { DailyDeal(difficulties[0]) }
  public var options: [DealOption] { [] }
  public var promisesWins: Bool { false }
  public var topics: TopicChoice { TopicChoice() }
  public func topic(of game: any Game) -> String? { nil }
  public var privacy: PrivacyNote? { nil }
  public var decks: [DeckEntry] { [] }
  public var boards: BoardReader? { nil }
  public var hasChapters: Bool { false }
  public var tutorial: Tutorial? { nil }
}

extension GameDescriptor {
  public var id: String { game.id }

  /// The game's name.
  public var name: Term { .game(id) }

  /// The difficulty a player is used to, where the game has it; else the easiest.
  public func difficulty(nearest difficulty: Difficulty) -> Difficulty {
    difficulties.contains(difficulty) ? difficulty : difficulties[0]
  }
}
