// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where the talk is: a menu, a game, a question. A value, which can be compared and kept.
enum Screen: Equatable, Codable, Sendable {
  case menu(Menu)
  case text(TextQuestion)
  case number(NumberSetting)
  case playing(Playing)
  case ended(Ended)

  /// What is in front, to be asked and told.
  var contents: any ScreenContents {
    switch self {
    case .menu(let menu): menu
    case .text(let question): question
    case .number(let setting): setting
    case .playing(let playing): playing
    case .ended(let ended): ended
    }
  }

  static func menu(_ page: Page) -> Screen { .menu(Menu(page)) }

  /// The game this is about; nil for any other screen.
  var playing: Playing? {
    switch self {
    case .playing(let playing): playing
    case .ended(let ended): ended.table
    case .menu, .text, .number: nil
    }
  }
}

/// What every screen answers and does.
protocol ScreenContents: Sendable {
  /// As one of the screens there are.
  var screen: Screen { get }

  /// Says what the screen is, when it comes to the front or back to it.
  mutating func open(_ reply: inout Reply, isReturning: Bool)

  /// Whether letters that are pressed look for entries and are no commands.
  var isSearched: Bool { get }

  /// Whether a typed line is all the words of an entry, which it then chooses, whatever command has
  /// the same words.
  func isEntry(_ line: String, _ reply: Reply) -> Bool

  /// Says where the player is on it, after something in front came to nothing.
  mutating func resume(_ reply: inout Reply)

  mutating func respond(to command: Command, _ reply: inout Reply)

  /// Says what is waited for, after a key that means nothing.
  func remind(_ reply: inout Reply)

  /// Whether whatever is typed is an answer, not a command.
  var takesText: Bool { get }

  /// Whether a number that is typed is a value, so that 0 is one too, and plus and minus are steps.
  var takesValues: Bool { get }

  /// Whether it is a question that is heard whole when it is said again, whatever was said since.
  var isQuestion: Bool { get }

  /// Whether something goes on here by itself, which whatever the player gives stops.
  var isBusy: Bool { get }

  /// Whether something was asked aside here; see ``Dialogue/Waiting``.
  var isWaiting: Bool { get }

  /// Gives up waiting for an answer, as something else is given.
  ///
  /// - Parameter command: what that means; nil for nothing that is known.
  /// - Returns: whether it meant nothing but that.
  mutating func cancelPending(before command: Command?, _ reply: inout Reply) -> Bool

  /// Takes an answer to what was asked here, or on another screen. Where another one is in front, it
  /// is told when this one comes back.
  mutating func hear(_ result: AnalysisResult, to id: Int, isInFront: Bool, _ reply: inout Reply)

  /// Leaves so many seconds out of what was played.
  mutating func skipTime(_ seconds: Double)

  /// Does what must not be lost when the program is left from here.
  func leave(_ reply: inout Reply)

  /// The name that can be spelled: the one the focus is on; nil where there is none.
  var spelled: Term? { get }
}

extension ScreenContents {
  var isSearched: Bool { false }
  func isEntry(_ line: String, _ reply: Reply) -> Bool { false }
  mutating func resume(_ reply: inout Reply) { open(&reply, isReturning: true) }
  func remind(_ reply: inout Reply) {}
  var takesText: Bool { false }
  var takesValues: Bool { false }
  var isQuestion: Bool { false }
  var isBusy: Bool { false }
  var isWaiting: Bool { false }
  func cancelPending(before command: Command?, _ reply: inout Reply) -> Bool { false }
  func hear(_ result: AnalysisResult, to id: Int, isInFront: Bool, _ reply: inout Reply) {}
  func skipTime(_ seconds: Double) {}
  func leave(_ reply: inout Reply) {}
  var spelled: Term? { nil }
}
