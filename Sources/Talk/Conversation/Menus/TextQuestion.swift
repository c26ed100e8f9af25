// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A question that is answered by typing a line, such as a name or a number.
struct TextQuestion: Screen {
  let question: Term
  /// Whether every blank counts, as in a path.
  var isVerbatim = false
  /// What can be answered without a keyboard; nil where only typing will do.
  var dial: Dial?
  let answer: @Sendable (String, inout Reply) -> Void

  var takesText: Bool { true }

  func open(_ reply: inout Reply, isReturning: Bool) {
    reply.say(question)
    guard reply.usesPad else { return }
    dial == nil ? reply.say("dial-none") : reply.hint("hint-dial")
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    switch command {
    case .text(let text): take(text, &reply)
    case .back, .takeBack, .query(.quit): reply.go(.close)
    case .step(let step) where dial != nil: dial?.turn(step, &reply)
    case .accept:
      guard let text = dial?.text else { return open(&reply, isReturning: true) }
      take(text, &reply)
    default: open(&reply, isReturning: true)
    }
  }

  private func take(_ text: String, _ reply: inout Reply) {
    reply.go(.close)
    let words = text.split(whereSeparator: \.isWhitespace)
    answer(isVerbatim ? text : words.joined(separator: " "), &reply)
  }
}
