// SPDX-License-Identifier: GPL-3.0-or-later

/// A legal move from the typed command to the words of the answer and the request to save.
func measureTold() throws {
  for kind in try Kinds.all() {
    var talk = try Talk(kind)
    var times = Times()
    let clock = ContinuousClock()
    var number: UInt64 = 1
    var inRound = 0
    while times.count < 3_000 {
      guard inRound < 100, let input = talk.nextMove() else {
        number += 1
        inRound = 0
        _ = talk.begin(number)
        continue
      }
      let start = clock.now
      let lines = talk.lines(talk.respond(input))
      times.add(from: start, to: clock.now)
      inRound += 1
      guard !lines.isEmpty else { return print("a move that was not told: \(input)") }
    }
    print(
      "\(kind.id), a move applied and told: median \(show(times.median * 1_000)) µs,",
      "p99 \(show(times.percentile(99) * 1_000)) µs of 3000 moves")
  }
}
