// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

extension Playing {
  /// Answers a question about one thing.
  func ask(_ question: Command, _ reply: inout Reply) {
    switch question {
    case .find(let text): find(text, &reply)
    case .read(let place):
      reply.say(narrator(reply).section(place, on: table), at: place)
    default: break
    }
  }

  /// Tells where the face-up cards lie whose names hold a text, whatever its case and accents.
  func find(_ text: String, _ reply: inout Reply) {
    let wanted = text.folded
    let found = narrator(reply).whereabouts(on: table) { name in
      reply.environment.language.words(name).contains { $0.folded.contains(wanted) }
    }
    if found.isEmpty {
      return reply.say(Term("find-nothing", ["text": .text(text)]).about(type(of: game)))
    }
    for line in found { reply.say(line) }
  }
}
