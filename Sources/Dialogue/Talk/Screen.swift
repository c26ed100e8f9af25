// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where the talk is: a menu, a game, a question.
protocol Screen: Sendable {
  /// Says what the screen is, when it comes to the front or back to it.
  func open(_ reply: inout Reply, isReturning: Bool)

  mutating func respond(to command: Command, _ reply: inout Reply)

  /// What the screen is called, by which it is known; nil for one that has no name.
  var title: Term? { get }

  /// Whether whatever is typed is an answer, not a command.
  var takesText: Bool { get }

  /// Whether a number that is typed is a value, so that 0 is one too, and plus and minus are steps.
  var takesValues: Bool { get }

  /// Whether something goes on here by itself, which whatever the player gives stops.
  var isBusy: Bool { get }

  /// The game this is about; nil for any other screen.
  var playing: Playing? { get }

  /// Does what must not be lost when the program is left from here.
  func leave(_ reply: inout Reply)

  /// The name that can be spelled: the one the focus is on; nil where there is none.
  var spelled: Term? { get }
}

extension Screen {
  var title: Term? { nil }
  var takesText: Bool { false }
  var takesValues: Bool { false }
  var isBusy: Bool { false }
  var playing: Playing? { nil }
  func leave(_ reply: inout Reply) {}
  var spelled: Term? { nil }
}
