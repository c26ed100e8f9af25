// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A question that is answered by typing a line, such as a name or a number.
struct TextQuestion: Screen {
  let question: Term
  let answer: @Sendable (String, inout Reply) -> Void

  var takesText: Bool { true }

  func open(_ reply: inout Reply, isReturning: Bool) { reply.say(question) }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    switch command {
    case .text(let text):
      reply.go(.close)
      answer(text, &reply)
    case .back, .takeBack, .query(.quit): reply.go(.close)
    default: open(&reply, isReturning: true)
    }
  }
}
