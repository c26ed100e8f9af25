// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine

/// A player who types the lines of a script, and all that comes of it.
final class TypingDoor: Door {
  /// A line that was typed, and what it brought; the first step is the start.
  struct Step {
    let typed: String?
    var elements: [Presentation.Element] = []
  }

  /// A script that chooses an entry which was not told.
  struct NoSuchEntry: Error {
    let title: String
    let told: [String]
  }

  let abilities = DoorAbilities(time: .byInputs)
  let equipment: Equipment
  let notices: [Term] = []
  let isGone = false
  let wake: @Sendable () -> Void = {}
  let isLeaveWaiting: @Sendable () -> Bool = { false }
  private(set) var steps = [Step(typed: nil)]
  private(set) var failure: NoSuchEntry?
  private var lines: ArraySlice<String>
  private var seconds = 0.0

  /// As year, month and day in one number.
  static let day = 2026_11_22

  init(_ lines: [String], sounds: [String]) {
    self.lines = lines[...]
    equipment = Equipment(voiceVariants: [], sounds: sounds)
  }

  var now: Moment { Moment(seconds: seconds, day: Self.day) }

  func open() {}

  func next(by alarm: DoorAlarm?) async -> PlayerInput? {
    if alarm != nil { return .tick }
    guard failure == nil, let line = lines.popFirst() else { return nil }
    seconds += 1
    steps.append(Step(typed: line))
    guard line.hasPrefix("@") else { return .line(line) }
    let title = String(line.dropFirst())
    guard let number = number(ofEntry: title) else {
      failure = NoSuchEntry(title: title, told: told.suffix(20).map { "\($0.utterance.sentences)" })
      return nil
    }
    return .line("\(number)")
  }

  func present(_ presentation: Presentation) {
    steps[steps.count - 1].elements += presentation.elements
  }

  func takeTroubles() -> [Term] { [] }

  func close() async -> [Term] { [] }

  private var told: [PresentedLine] {
    steps.flatMap(\.elements).compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  /// The number that chooses the entry with the title, of the lists told so far the last with it.
  private func number(ofEntry title: String) -> Int? {
    let keys = title.split(separator: " ").map { Key(String($0)) }
    return told.last { line in
      line.utterance.choice != nil
        && keys.allSatisfy { key in line.utterance.sentences.contains { $0.holds(key) } }
    }?.utterance.choice
  }
}

extension Term {
  /// Whether it is this message, or one within it is.
  fileprivate func holds(_ key: Key) -> Bool {
    self.key == key
      || fillings.values.contains { filling in
        switch filling {
        case .term(let term): term.holds(key)
        case .list(let terms), .alphabetical(let terms): terms.contains { $0.holds(key) }
        case .number, .text, .foreign: false
        }
      }
  }
}
