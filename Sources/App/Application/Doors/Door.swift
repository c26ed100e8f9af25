// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Preferences
import Storage

/// Where a player comes in: gives what the player types, and presents what that brings.
///
/// One task at a time uses it.
public protocol Door {
  var abilities: DoorAbilities { get }
  /// What is there by now, which may come and go; nothing before the door is open.
  var equipment: Equipment { get }
  /// What could not be had from the start, in words; all of it once the door is open.
  var notices: [Term] { get }
  /// Whether nobody is behind it any more.
  var isGone: Bool { get }
  /// When it is, for the player.
  var now: Moment { get }
  /// Has ``next(by:)`` give ``PlayerInput/woken`` soon; may be called from any thread.
  var wake: @Sendable () -> Void { get }
  /// Whether the player's wish to be gone waits to be asked for; may be called from any thread. Who
  /// works long between two inputs can end early then.
  var isLeaveWaiting: @Sendable () -> Bool { get }

  /// Begins to listen to the player, who may have been presented something already.
  ///
  /// - Throws: where that cannot be.
  mutating func open() throws

  /// What comes next; nil after the last.
  ///
  /// - Parameter alarm: when ``PlayerInput/tick`` comes where nothing else has; nil for never.
  mutating func next(by alarm: DoorAlarm?) async -> PlayerInput?

  mutating func present(_ presentation: Presentation)

  /// Draws what is in front, which ``next(by:)`` is about to wait for an answer to. Asked only of a
  /// door that ``DoorAbilities/isVisual``.
  mutating func show(_ front: Front)

  /// Another session has taken over the saves: the player, who is told of it, may go on here, but
  /// nothing of it is kept any more.
  mutating func loseSaves()

  /// What could not be presented since this was asked last.
  mutating func takeTroubles() -> [Term]

  /// Waits until the last of it has reached the player, for some seconds at most, and lets go of
  /// everything.
  ///
  /// - Returns: What went wrong.
  mutating func close() async -> [Term]
}

extension Door {
  public mutating func show(_ front: Front) {}
  public mutating func loseSaves() {}
}

/// What is in front of a player, and the words to put it in.
public struct Front: Sendable {
  public let view: DialogueView
  public let phrasebook: Phrasebook
  /// The settings in force.
  public let settings: Settings
}

/// When ``PlayerInput/tick`` is wanted.
public struct DoorAlarm: Hashable, Sendable {
  public let instant: ContinuousClock.Instant
  /// Whether a door with a voice waits for the end of what it says, too.
  public let whenSaid: Bool

  init(_ wake: Presentation.Wake) {
    instant = .now + .seconds(wake.seconds)
    whenSaid = wake.whenSaid
  }
}

/// What a door can, from its beginning to its end.
public struct DoorAbilities: Hashable, Sendable {
  /// How time goes by.
  public enum Time: Hashable, Sendable {
    /// Somebody is there and waits: answers come when they are found, and the clock goes on.
    case byClock
    /// A second an input, and what takes time is waited for, so that the same inputs bring the same.
    case byInputs
  }

  public let time: Time
  /// How many answers can be heard again.
  public let historyLimit: Int
  /// Whether what is in front can be seen, all of it; see ``Door/show(_:)``.
  public let isVisual: Bool
  /// What becomes of the player's saves where another door is still open to them.
  public let takeover: LeaseTakeover
  /// Whether what a player did is kept before the answer to it is heard: who plays over a network
  /// takes what was answered for kept.
  public let answersWhenKept: Bool
  /// What of this machine its player may reach.
  public let reach: Set<Capabilities.Reach>

  public init(
    time: Time, historyLimit: Int = 500, isVisual: Bool = false,
    takeover: LeaseTakeover = .ifHolderIsGone, answersWhenKept: Bool = false,
    reach: Set<Capabilities.Reach> = Set(Capabilities.Reach.allCases)
  ) {
    self.time = time
    self.historyLimit = historyLimit
    self.isVisual = isVisual
    self.takeover = takeover
    self.answersWhenKept = answersWhenKept
    self.reach = reach
  }
}

/// What comes from a player's side.
public enum PlayerInput: Equatable, Sendable {
  case line(String)
  /// What an entry of the ``Front`` stands for.
  case choice(DialogueView.Choice)
  /// A key or button by its name.
  case key(String)
  /// From here on the player types in another way; what is kept of the settings stays.
  case typing(Settings.InputMode)
  /// What a code leads to that somebody has told the player.
  case code(JoinCode)
  /// The text that was being typed is given up.
  case givenUp
  /// A device has come or gone: the key of the message that says so.
  case news(Key)
  /// The time that was asked for has passed.
  case tick
  /// Somebody called ``Door/wake``.
  case woken
  /// The player is gone, or wants to be: everything is saved, nothing is asked.
  case leave
}
