// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A number that is pressed digit by digit.
struct NumberEntry: Equatable, Codable, Sendable {
  private var value = 0

  /// Takes a digit; gives the number as soon as no longer one that is offered begins with it.
  mutating func add(_ digit: Int, among offered: some Sequence<Int>) -> Int? {
    value = value * 10 + digit
    return value > 0 && offered.contains { $0 / 10 == value } ? nil : take() ?? 0
  }

  /// The number so far, if there is one.
  mutating func take() -> Int? {
    defer { value = 0 }
    return isEmpty ? nil : value
  }

  /// Says the digits pressed so far, as more may follow, and what ends them where they are a number
  /// that is offered.
  func read(among offered: some Sequence<Int>, _ reply: inout Reply) {
    let key: Key = offered.contains(value) ? "digits-so-far-enter" : "digits-so-far"
    reply.say(Term(key, ["digits": .number(value)]), topic: .focus)
  }

  mutating func clear() { value = 0 }
  var isEmpty: Bool { value == 0 }
}
