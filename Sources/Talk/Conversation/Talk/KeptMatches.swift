// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A match that can be resumed.
public struct KeptMatch: Equatable, Codable, Sendable {
  public let match: Match
  /// How long it has been played.
  public let seconds: Int

  public init(_ match: Match, seconds: Int) {
    self.match = match
    self.seconds = seconds
  }

  /// What it is kept under; one match a game and difficulty.
  public var slot: String { match.game.slot }
}

/// The matches that can be resumed, the one played last first.
public struct KeptMatches: Equatable, Codable, Sendable, RandomAccessCollection {
  private var matches: [KeptMatch]

  public init(_ matches: [KeptMatch] = []) { self.matches = matches }

  public var startIndex: Int { matches.startIndex }
  public var endIndex: Int { matches.endIndex }
  public subscript(index: Int) -> KeptMatch { matches[index] }

  /// The match of a slot. One that is kept anew becomes the one played last.
  subscript(slot: String) -> KeptMatch? {
    get { first { $0.slot == slot } }
    set {
      matches.removeAll { $0.slot == slot }
      if let newValue { matches.insert(newValue, at: 0) }
    }
  }
}
