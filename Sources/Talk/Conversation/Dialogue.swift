// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Narration
import Preferences

/// The talk between player and game: commands in, requests out.
///
/// It is a value without clock, files or threads; the same commands at the same moments always get
/// the same answers.
public struct Dialogue: Sendable {
  public var environment: DialogueEnvironment
  /// The one in front last.
  var screens: [Screen] = []
  var memory: Memory

  /// - Parameters:
  ///   - saves: the matches that can be resumed, the one played last first.
  ///   - recent: what the last rounds of each game were made of, the newest first.
  ///   - hintsGiven: the usage hints the player has had before.
  ///   - respellings: the player's own words and how they are said.
  ///   - own: the player's own groups and decks.
  ///   - seed: makes the numbers of new deals.
  ///   - historyBound: how many answers can be heard again.
  public init(
    environment: DialogueEnvironment, settings: Settings, saves: [KeptMatch] = [],
    recent: [String: [[String]]] = [:], hintsGiven: Set<Key> = [],
    respellings: [Respelling] = [], own: OwnGroups = OwnGroups(), seed: UInt64,
    historyBound: Int = 500
  ) {
    self.environment = environment
    memory = Memory(
      settings: settings, saves: KeptMatches(saves), recent: recent, numbers: Generator(seed: seed),
      respellings: respellings, own: own, history: History(bound: historyBound),
      hintsGiven: hintsGiven)
  }

  public var settings: Settings { memory.settings }

  /// Has the player type in another way for as long as the talk lasts.
  ///
  /// Who begins to press single keys at a table is told how they act there, once.
  public mutating func type(by mode: Settings.InputMode, at moment: Moment) -> [Request] {
    memory.settings.input = mode
    guard mode == .keys, case .playing(let playing)? = screens.last, !isWaiting else { return [] }
    var reply = reply(at: moment)
    reply.usesPad = false
    playing.interaction.hint(playing, &reply)
    guard reply.hasSpoken else { return [] }
    return finish(&reply)
  }

  public var saves: KeptMatches { memory.saves }

  /// The player's own words and how they are said.
  public var respellings: [Respelling] { memory.respellings }

  /// What the settings and the last rounds make of a wish for a round; see ``DealSelector``.
  public mutating func order(
    _ deal: DealSelector, of descriptor: any GameDescriptor, at difficulty: Difficulty?, isAny: Bool
  ) -> DealRequest {
    memory.order(deal, of: descriptor, at: difficulty, isAny: isAny)
  }

  /// Whether a round is to be looked for, by the settings and by what is wished.
  public func isSearch(_ wish: DealSearchRequest, isNext: Bool) -> Bool {
    wish.isSearch(in: environment, settings, isNext: isNext)
  }

  /// Keeps what the player was told at one time from elsewhere, to be heard again.
  public mutating func remember(_ told: [Utterance]) { memory.history.add(told) }

  /// Every usage hint there is.
  public static let usageHints: [Key] = [
    "hint-lines", "hint-keys", "hint-place-keys", "hint-keys-changed", "hint-pieces-keys",
    "hint-squares-keys", "hint-gathering-lines", "hint-gathering-keys",
    "hint-pad", "hint-gathering-pad", "hint-pad-menu", "hint-dial", "hint-number",
    "hint-deal-kinds", "hint-quick-moves", "hint-quick-moves-not-here", "hint-question-keys",
  ]

  /// What the player gives: a typed line, a pressed key by its name, or the wish to be gone.
  public enum Input: Equatable, Codable, Sendable {
    case line(String)
    case key(String)
    /// An entry of ``Dialogue/view``, whatever its number is by now.
    case choose(DialogueView.Choice)
    /// The time asked for with ``Request/wake(after:whenSaid:)`` has passed.
    case tick
    /// Ctrl-C or the end of the input: everything is saved, nothing is asked.
    case leave
  }

  /// Where a talk begins.
  public enum Start: Equatable, Codable, Sendable {
    case mainMenu
    /// A round of its own, as the command line asks for it; resumes nothing.
    case round(Deal, isDaily: Bool = false)
    /// The same, where the deal has to be looked for.
    case search(DealSearchRequest)
    case resume(slot: String)
    case tutorial(game: String)
    /// The settings and nothing else: the program ends with them.
    case settings
    case statistics
    /// The player's own groups; the name of a new one is asked for.
    case newGroup
    /// One quiz: the program ends with it.
    case quiz(QuizWish)
    /// What a code leads to that somebody has told the player.
    case code(JoinCode)

    /// Whether there is no main menu to go back to.
    var isAlone: Bool {
      switch self {
      case .settings, .quiz: true
      default: false
      }
    }
  }

  /// Whether what is typed next is a text, even for a player who uses single keys.
  public var wantsText: Bool { screens.last?.contents.takesText ?? false }

  /// The kind of the game that is being played; nil in the menus outside of games.
  var descriptor: (any GameDescriptor)? { playing.flatMap { environment.descriptor(of: $0.game) } }

  /// Every place of the table that is played on; nil where none is.
  public var layout: Layout? { playing?.table.layout }

  /// Where the card lies that is in hand, or the first of several; nil where none is.
  public var placeInHand: Place? {
    playing.flatMap { playing in playing.picked.first.flatMap(playing.table.place) }
  }

  /// The game in front, or below what is in front.
  var playing: Playing? { screens.lazy.compactMap(\.playing).last }

  var keymap: Keymap { environment.keymap(of: descriptor) }
}
