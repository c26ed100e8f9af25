// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is in front, complete and before any language: enough to draw it, to list it or to send it
/// elsewhere.
public struct DialogueView: Equatable, Codable, Sendable {
  /// What it is called; nil where nothing is in front.
  public var title: Term?
  /// What is said below the title, a line each.
  public var details: [Term] = []
  /// What can be given now; nil where that goes without saying.
  public var prompt: Term?
  public var expectation: Expectation
  /// Whether what the player asked is still being found out, while anything can be given.
  public var isPondering = false
  /// What can be chosen by number.
  public var entries: [Entry] = []
  /// The table that is played on, in front or below what is in front; nil where none is.
  public var table: TableView?
  /// What 0 does; nil where it does nothing.
  public var zero: Zero? = .goesBack
  /// The line that does it: nothing typed, where 0 is a value that can be given.
  public var zeroLine = "0"
  /// The entry that Enter would choose, counted from 0; nil where that is none.
  public var focus: Int?

  /// What the player is to give.
  public enum Expectation: Equatable, Codable, Sendable {
    /// One of the entries.
    case choice
    /// The first entry agrees, the second does not.
    case yesOrNo
    /// A move, a question or anything else that can be done at a table.
    case command
    case text
    case number(ClosedRange<Int>)
    /// Nothing: an answer is waited for. What is given meanwhile is kept.
    case waiting
  }

  public enum Zero: String, Codable, Sendable {
    case goesBack
    /// Leaves what is asked as it is, and goes on.
    case keeps
  }

  public struct Entry: Equatable, Codable, Sendable {
    public let number: Int
    public let title: Term
    public let choice: Choice
    /// Whether it would do anything now but be refused.
    public let isPossible: Bool
    /// The language that the entry stands for, as a BCP 47 tag.
    public let language: String?
  }

  /// What asks for the path of a player's file, where the list in front offers that: who has a file
  /// to give chooses it, and then types the path.
  public var naming: Choice? {
    entries.first { entry in
      if case .action(.round(.nameTopic)) = entry.choice { true } else { false }
    }?.choice
  }

  /// What an entry does, and what chooses it whatever its number is by then; see
  /// ``Dialogue/Input/choose(_:)``.
  public enum Choice: Equatable, Codable, Sendable {
    case action(Action)
    case command(Command)
    case text(String)
  }
}
