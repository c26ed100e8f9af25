// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Testing

@testable import Dialogue

/// The last message once more, word by word.
@Suite struct SlowReadingTests {
  private func slow(_ requests: [Request]) -> [[Term]] {
    requests.compactMap { if case .saySlowly(let sentences) = $0 { sentences } else { nil } }
  }

  @Test func theLastMessageIsSaidSlowly() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("progress", "repeat")
    let last = talk.said
    for line in ["slowly", "W"] {
      #expect(talk.type(line) == [])
      #expect(slow(talk.requests) == last)
    }
    talk.press("W")
    #expect(slow(talk.requests) == last)
  }

  @Test func soIsAnOlderOneThatWasFound() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("progress", "repeat")
    let first = talk.said
    talk.type("time", "older", "slowly")
    #expect(slow(talk.requests) == first)
  }
}
