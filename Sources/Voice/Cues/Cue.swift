// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A sound by its name: that of its file, and of the message `cue-<name>` that tells what it means.
public struct Cue: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public static let flip: Cue = "flip"
  public static let move: Cue = "move"
  public static let dropSuccess: Cue = "drop_success"
  public static let invalid: Cue = "invalid"
  public static let completeGroup: Cue = "complete_group"
  public static let win: Cue = "win"
  public static let undo: Cue = "undo"
  /// Many cards come onto the table.
  public static let deal: Cue = "deal"
  public static let shuffle: Cue = "shuffle"

  public static let pickUp: Cue = "pick_up"
  public static let putBack: Cue = "put_back"
  /// A card is in hand; heard again and again.
  public static let pending: Cue = "pending"
  /// There is nothing further that way.
  public static let edge: Cue = "edge"

  public static let hint: Cue = "hint"
  /// Something is told that nobody asked for.
  public static let message: Cue = "message"
  /// The time played is told.
  public static let timer: Cue = "timer"
}

/// A vibration by its strength.
public enum HapticCue: String, Hashable, Sendable, Codable {
  case light, medium, success
}

/// What is seen of pieces that stay where they are.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case flip
    case pickUp = "pick_up"
    case putBack = "put_back"
    case refusal
    /// The details of a piece are told, as after a long press on it.
    case details
  }

  public let kind: Kind
  /// None where something was refused that is not about pieces.
  public let pieces: [Piece]
  /// Where they lie; of a refusal where they were to go.
  public let place: Place?

  public init(_ kind: Kind, of pieces: [Piece], at place: Place?) {
    self.kind = kind
    self.pieces = pieces
    self.place = place
  }
}

/// A piece that is seen to go from one place to another; from nowhere when it is dealt.
public struct Motion: Hashable, Sendable {
  public let pieces: [Piece]
  public let from: Place?
  public let to: Place

  public init(_ pieces: [Piece], from: Place?, to: Place) {
    self.pieces = pieces
    self.from = from
    self.to = to
  }
}
