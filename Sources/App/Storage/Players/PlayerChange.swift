// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Learning
import Preferences

/// Something that a player keeps from now on, or no longer. Each is done whole or not at all.
public enum PlayerChange: Sendable {
  case save(Match, slot: String, seconds: Int)
  case clear(slot: String)
  /// Counts a result and, in the same step, empties the slot of its round, so that a round counts
  /// once wherever the program is stopped. A session without the lease leaves the slot alone.
  case record(RoundResult, clearing: String?)
  /// Whether the deal of a result could be won.
  case judge(result: Int64, isWinnable: Bool)
  /// What the game remembers beside rounds, such as a hint given; nil forgets it.
  case setFlag(String, value: String?)
  case answer(LearningItem, isRight: Bool, on: Day)
  /// The same for the class that it was asked in; nothing where the player is in it no more.
  case answerInClass(LearningItem, isRight: Bool, on: Day, in: JoinCode)
  /// Only what differs is written: what was set elsewhere meanwhile stays.
  case changeSettings(from: Settings, to: Settings)
  case keepWord(Respelling)
  case forgetWord(Respelling)
  case writeDocument(PlayerDocument.Name, text: String)
  case removeDocument(PlayerDocument.Name)
}

/// A file that the player made: a group or a deck.
public struct PlayerDocument: Hashable, Sendable {
  public let name: Name
  /// What it says, or why that cannot be known.
  public let text: Result<String, Flaw>

  public struct Name: Hashable, Sendable {
    public let kind: Kind
    /// With its ending, without a folder: "own_rivers.json".
    public let file: String

    /// Nil for a name that would lead out of its folder.
    public init?(_ kind: Kind, file: String) {
      guard !file.isEmpty, !file.hasPrefix("."), !file.contains("/") else { return nil }
      self.kind = kind
      self.file = file
    }
  }

  public enum Kind: String, CaseIterable, Sendable { case groups, decks }
}
