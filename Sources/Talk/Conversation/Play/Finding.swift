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

  /// Tells where the face-up cards lie whose names hold a text, however they are said or
  /// written, or what is left of it without an article and the like before the name.
  func find(_ text: String, _ reply: inout Reply) {
    var (found, rest) = (whereabouts(ofCardsCalled: text, reply), text[...])
    while found.isEmpty, let gap = rest.firstIndex(of: " ") {
      rest = rest[gap...].dropFirst()
      // A letter is a part of too many names.
      guard rest.count > 1 || rest.allSatisfy(\.isNumber) else { break }
      found = whereabouts(ofCardsCalled: String(rest), reply)
    }
    if found.isEmpty {
      return reply.say(Term("find-nothing", ["text": .text(text)]).about(type(of: game)))
    }
    for line in found { reply.say(line) }
  }

  /// Of those whose names hold a text; else of those that go by it otherwise, such as by two English
  /// signs.
  private func whereabouts(ofCardsCalled text: String, _ reply: Reply) -> [PlacedLine] {
    let wanted = text.spelling
    let found = narrator(reply).whereabouts(on: table) { name in
      reply.environment.language.spellings(name).contains { $0.contains(wanted) }
    }
    guard found.isEmpty else { return found }
    let others = reader(reply.environment).names.pieces(called: wanted)
    return narrator(reply).whereabouts(of: others, on: table)
  }
}
