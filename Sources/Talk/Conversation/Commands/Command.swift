// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What a player asks for, whether it was typed as a line or pressed as a key.
public enum Command: Hashable, Codable, Sendable {
  /// A number typed as a whole: an entry of a menu, a place of the table.
  case number(Int)
  /// One digit of a number, pressed as a key.
  case digit(Int)
  /// The key that chooses what the focus is on.
  case accept
  /// 0 or Escape.
  case back
  /// Gives up what was chosen last; in menus as ``back``.
  case takeBack
  case step(Step)
  /// Names a place, or begins to.
  case place(PlaceGroup)
  /// A letter in a menu: goes to the next entry with a word that begins with it.
  case letter(String)
  case query(Query)
  case act(Act)
  /// Another round about the same, at a difficulty.
  case again(Difficulty)
  /// Something that only one game tells, with what has been given for its first parameters.
  case gameQuery(GameQuery, [GameQuery.Argument] = [])
  /// Pieces picked one after the other instead of those that were.
  case pick([Piece])
  /// The time asked for has passed.
  case tick
  /// So many moves taken back, or done again.
  case undo(Int)
  case redo(Int)
  /// A line that is neither a number nor a word the game knows.
  case text(String)
  /// Look for a card by its name or a part of it.
  case find(String)
  /// Tell what lies at a place.
  case read(Place)

  /// Where the focus goes.
  public enum Step: String, Hashable, Codable, Sendable, CaseIterable {
    case left, right, up, down, first, last
    /// Past whatever cannot be chosen now.
    case previousChoice = "previous-choice"
    case nextChoice = "next-choice"

    var isToChoice: Bool { self == .previousChoice || self == .nextChoice }
  }
}

/// Everything that can be asked for by name, apart from a game's own acts.
public enum Query: String, Hashable, Codable, Sendable, CaseIterable {
  case list, here, place, tops, all, roots, groups, wanted, unseen, find, changed, progress, hint,
    winnable, rating, facts
  case sureHint = "sure-hint"
  case playHint = "play-hint"
  case rewindToWinnable = "way-back"
  /// Goes back to where a lost round could be won, and walks from there.
  case review
  case undo, redo, restart, new, bookmark
  case undoSeveral = "undo-several"
  case redoSeveral = "redo-several"
  case toBookmark = "to-bookmark"
  case `repeat`, slowly, older, newer, spell, silence
  case time, verbosity, learner, refresher, settings, help, menu, quit

  /// The name in menus and in help: `command-undo`. Its `.words` are what can be typed.
  public var title: Term { Term(Key("command-\(rawValue)")) }
}
