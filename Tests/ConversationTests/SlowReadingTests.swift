// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Testing

@testable import Conversation

/// The last answer once more, word by word.
@Suite struct SlowReadingTests {
  private func slow(_ requests: [Request]) -> [[Term]] {
    requests.flatMap { request -> [[Term]] in
      if case .saySlowly(let lines) = request { return lines.map(\.sentences) }
      return []
    }
  }

  @Test func theLastMessageIsSaidSlowly() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("progress")
    let last = talk.said
    #expect(last.count == 4)
    for line in ["slowly", "R"] {
      #expect(talk.type(line) == [])
      #expect(slow(talk.requests) == last)
    }
    talk.press("R")
    #expect(slow(talk.requests) == last)
  }

  @Test func aMenuIsReadWithTitleEntriesAndPrompt() {
    var talk = Talk()
    let menu = talk.said
    #expect(talk.keys.first == "main-menu" && talk.keys.last == "menu-choose")
    talk.type("R")
    #expect(slow(talk.requests) == menu)
  }

  @Test func soIsAnOlderOneThatWasFound() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("progress")
    let first = talk.said
    talk.type("time", "older", "slowly")
    #expect(slow(talk.requests) == first)
  }
}
