// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// A setting whose value is a number: it is typed, or raised and lowered step by step, which is in
/// force at once so that it is heard.
struct NumberSetting: ScreenContents, Equatable, Codable {
  /// As the settings file has it.
  let name: String
  /// What has been pressed so far of a number.
  private var digits = ""

  /// No number that makes sense is longer.
  private static let mostDigits = 9

  init(_ setting: any Setting) { name = setting.name }

  var screen: Screen { .number(self) }
  var takesValues: Bool { true }

  func setting(_ reply: Reply) -> (any Setting)? { reply.settingList.named(name) }

  func open(_ reply: inout Reply, isReturning: Bool) {
    announceValue(&reply)
    if let setting = setting(reply) { reply.say(setting.help) }
    reply.hint("hint-number", ["input": reply.input])
  }

  /// The value now, and what can be typed instead.
  private func announceValue(_ reply: inout Reply) {
    guard let setting = setting(reply) else { return }
    let now = Term("setting-changed", setting.fillings(in: reply.settings))
    reply.say(reply.usesPad ? [now] : [now, range(of: setting)])
  }

  func range(of setting: any Setting) -> Term {
    switch setting.kind {
    case .number(let range, _, _):
      Term(
        "setting-type-number",
        ["least": .number(range.lowerBound), "most": .number(range.upperBound)])
    case .limit(let least, _):
      Term(
        "setting-type-limit",
        ["least": .number(least), "unlimited": .term(Term("setting-unlimited"))])
    case .toggle, .choice, .listed, .address: setting.help
    }
  }

  /// Whether 0 is a value; where it is none it goes back, as in every menu.
  func takesZero(_ reply: Reply) -> Bool {
    switch setting(reply)?.kind {
    case .number(let range, _, _): range.contains(0)
    case .limit(let least, _): least <= 0
    case .toggle, .choice, .listed, .address, nil: false
    }
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    let pressed = digits
    digits = ""
    switch command {
    case .digit(0) where pressed.isEmpty && !takesZero(reply): reply.go(.close)
    case .digit(let digit):
      digits = String((pressed + String(digit)).prefix(Self.mostDigits))
      echo(&reply)
    case .takeBack where !pressed.isEmpty:
      digits = String(pressed.dropLast())
      digits.isEmpty ? announceValue(&reply) : echo(&reply)
    case .back where !pressed.isEmpty: announceValue(&reply)
    case .accept where !pressed.isEmpty: take(pressed, &reply)
    case .accept, .back, .takeBack: reply.go(.close)
    case .number(let number): take(String(number), &reply)
    case .text(let text) where Keymap.number(text) == 0 && !takesZero(reply): reply.go(.close)
    case .text(let text): take(text, &reply)
    case .step(let step): turn(step, &reply)
    case .query(.quit): reply.go(.home)
    default: announceValue(&reply)
    }
  }

  private func echo(_ reply: inout Reply) {
    reply.say(Term("digits-so-far", ["digits": .text(digits)]), topic: .focus)
  }

  private func take(_ text: String, _ reply: inout Reply) {
    guard let setting = setting(reply) else { return }
    if reply.set(setting, reply.value(typed: text, for: setting)) { reply.go(.close) }
  }

  private func turn(_ step: Command.Step, _ reply: inout Reply) {
    guard let setting = setting(reply) else { return }
    let before = setting.value(in: reply.settings)
    let after: String? =
      switch step {
      case .up, .right, .nextChoice: setting.kind.step(from: before, isUp: true)
      case .down, .left, .previousChoice: setting.kind.step(from: before, isUp: false)
      case .first: setting.kind.options.first
      case .last: setting.kind.options.last
      }
    if let after, after != before {
      reply.change(setting, to: after)
    } else {
      reply.request(.show(.edge()))
    }
    let value = setting.label(of: setting.value(in: reply.settings))
    reply.say(Term("setting-value", ["value": .term(value)]), topic: .focus)
  }
}
