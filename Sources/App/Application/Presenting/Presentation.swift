// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Cues
import Engine
import Localization
import Narration
import Pictures
import Preferences
import Speech

/// What one input brought, in the player's words and without any device.
public struct Presentation: Equatable, Sendable {
  /// What there is to present, one thing after the other.
  public enum Element: Equatable, Sendable {
    /// What the player typed or pressed, for whoever keeps a record of it.
    case input(String)
    case line(PresentedLine)
    /// A name letter by letter.
    case spelled(SpelledName)
    /// What is being said is of no use any more.
    case hush
    /// What happened beside the words, as far as the player wants it.
    case effects(Effects)
    /// A sound that belongs to no place.
    case sound(Cue)
    /// A piece of a picture, as sound and in place of what is being said.
    case tile(Tile)
    /// How everything is presented from here on.
    case manner(PresentationManner)
  }

  public internal(set) var elements: [Element] = []
  /// Every place of the table that is played on, or was last: each is heard from where it lies.
  public internal(set) var layout = Layout([])
  /// Where a piece in hand lies, if the player wants to hear that.
  public internal(set) var placeInHand: Place?
  /// When the session wants to be woken, whatever it wanted before; nil where it wants nothing new.
  public internal(set) var wake: Wake?
  /// Whether it belongs to what was presented before it.
  public internal(set) var isContinuation = false
  /// Whether the rest of the answer is still being looked up, which comes by itself.
  public internal(set) var isUnfinished = false
  /// Whether what is typed next is a text, even for a player who uses single keys.
  public internal(set) var expectsText = false
  /// Where the player wants to be led, apart from the talk; nil where that is no page.
  public internal(set) var leadsTo: Elsewhere?
  /// Whether all that is kept of the player is forgotten at the end of the session.
  public internal(set) var erases = false
  /// Whether the session ends with it.
  public internal(set) var isEnd = false

  /// After so many seconds, and after the last of what is presented has been said by a voice.
  public struct Wake: Hashable, Sendable {
    public let seconds: Double
    public let whenSaid: Bool
  }

  /// The lines alone, as they are printed.
  public var text: [String] {
    elements.compactMap { element in
      switch element {
      case .line(let line): line.line.text
      case .spelled(let name): name.text
      default: nil
      }
    }
  }
}

/// One line, said in one breath.
public struct PresentedLine: Equatable, Sendable {
  /// What happened, where a line tells of that.
  public enum Mood: Hashable, Sendable { case refusal, victory }

  /// What it says before any language.
  public let utterance: Utterance
  public let line: Line
  /// When it is said.
  public let lane: SpeechMessage.Lane
  public let pace: SpokenPiece.Manner
  public let mood: Mood?
}

/// A name letter by letter.
public struct SpelledName: Equatable, Sendable {
  /// The letters with spaces between them.
  public let text: String
  /// The name itself, for a voice that spells.
  public let name: String
}

/// How everything is presented.
public struct PresentationManner: Equatable, Sendable {
  public let settings: Settings
  /// The language in use, as a BCP 47 tag.
  public let language: String
  /// The player's own words and how they are said.
  public let respellings: [Respelling]
}
