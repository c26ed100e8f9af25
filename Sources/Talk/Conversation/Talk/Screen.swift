// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where the talk is: a menu, a game, a question.
protocol Screen: Sendable {
  /// Says what the screen is, when it comes to the front or back to it.
  mutating func open(_ reply: inout Reply, isReturning: Bool)

  /// Says where the player is on it, after something in front came to nothing.
  mutating func resume(_ reply: inout Reply)

  mutating func respond(to command: Command, _ reply: inout Reply)

  /// What the screen is called, by which it is known; nil for one that has no name.
  var title: Term? { get }

  /// Whether whatever is typed is an answer, not a command.
  var takesText: Bool { get }

  /// Whether a number that is typed is a value, so that 0 is one too, and plus and minus are steps.
  var takesValues: Bool { get }

  /// Whether it is a question that is heard whole when it is said again, whatever was said since.
  var isQuestion: Bool { get }

  /// Whether something goes on here by itself, which whatever the player gives stops.
  var isBusy: Bool { get }

  /// Whether the player waits here for an answer, which whatever is given withdraws.
  var isWaiting: Bool { get }

  /// Gives up waiting for an answer, as something else is given.
  ///
  /// - Parameter command: what that means; nil for nothing that is known.
  /// - Returns: whether it meant nothing but that.
  mutating func cancelPending(before command: Command?, _ reply: inout Reply) -> Bool

  /// Takes an answer to what was asked here, or on another screen. Where another one is in front, it
  /// is told when this one comes back.
  mutating func hear(_ result: AnalysisResult, to id: Int, isInFront: Bool, _ reply: inout Reply)

  /// The game this is about; nil for any other screen.
  var playing: Playing? { get }

  /// Does what must not be lost when the program is left from here.
  func leave(_ reply: inout Reply)

  /// The name that can be spelled: the one the focus is on; nil where there is none.
  var spelled: Term? { get }
}

extension Screen {
  mutating func resume(_ reply: inout Reply) { open(&reply, isReturning: true) }
  var title: Term? { nil }
  var takesText: Bool { false }
  var takesValues: Bool { false }
  var isQuestion: Bool { false }
  var isBusy: Bool { false }
  var isWaiting: Bool { false }
  func cancelPending(before command: Command?, _ reply: inout Reply) -> Bool { false }
  func hear(_ result: AnalysisResult, to id: Int, isInFront: Bool, _ reply: inout Reply) {}
  var playing: Playing? { nil }
  func leave(_ reply: inout Reply) {}
  var spelled: Term? { nil }
}
