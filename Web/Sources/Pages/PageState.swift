// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine

/// All that a page shows and sounds, at one time.
public struct PageState: Sendable {
  public var front: Front
  /// What the buttons belong to: how often what is in front has changed.
  public var turn = 0
  /// How often anything has changed.
  public var version = 0
  /// The last answer.
  public var now: [Happening] = []
  /// What was told before it, the oldest first.
  public var said: [Happening] = []
  /// Where a piece in hand is heard, -1...1 from left to right; nil where none is.
  public var inHand: Double?
  /// Whether what is typed next is a text, even for a player who uses single keys.
  public var expectsText = false
  /// Whether a gamepad is plugged in.
  public var hasPad = false
  /// Whether entries of lists are left out of the last answer, since they stand as buttons.
  public var hidesChoices = true
  /// Whether the player has left.
  public var isOver = false

  public init(_ front: Front) { self.front = front }
}
