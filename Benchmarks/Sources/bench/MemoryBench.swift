// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Games
import Storage

/// Whether a long evening costs memory: a thousand random rounds in one dialogue with every save
/// and result kept, in a process of its own; then two hundred rounds of the real program.
func measureMemory() async throws {
  guard CommandLine.arguments.contains("memory") else {
    let child = try Child(
      "/proc/self/exe", ["memory"], ProcessInfo.processInfo.environment)
    while let text = child.read(within: -1) { print(text, terminator: "") }
    child.waitForEnd()
    return
  }
  try await playOn()
  try feed()
}

private func playOn() async throws {
  let scratch = try Scratch()
  let store = try scratch.store(GameTypes([AtlasSolitaire.self]))
  let access = WriteAccess.exclusive(try await store.claim(.home, takingOver: .ifHolderIsGone))
  var talk = try Talk()
  var sizes: [Int: Int] = [:]
  for round in 1...1_000 {
    var requests = talk.begin(UInt64(round))
    for _ in 0..<40 {
      _ = talk.lines(requests)
      try await keep(requests, in: store, by: access)
      guard let input = talk.nextMove() else { break }
      requests = talk.respond(input)
    }
    if let match = talk.match {
      let result = RoundResult(of: match, .abandoned, seconds: 1)
      try await store.write(.record(result, clearing: match.game.slot), by: access)
    }
    if [1, 100, 1_000].contains(round) { sizes[round] = residentKilobytes("self") }
  }
  tell("dialogue", sizes, after: (100, 1_000))
}

private func keep(
  _ requests: [Request], in store: SQLitePlayerStore, by access: WriteAccess
) async throws {
  for request in requests {
    switch request {
    case .save(let match, let slot, let seconds):
      try await store.write(.save(match, slot: slot, seconds: seconds), by: access)
    case .record(let result, let slot):
      try await store.write(.record(result, clearing: slot), by: access)
    case .forget(let slot): try await store.write(.clear(slot: slot), by: access)
    default: break
    }
  }
}

/// New rounds by the command for them, some moves in each.
private func feed() throws {
  let scratch = try Scratch()
  let child = try Child(
    Checkout.program, ["play", "--voice", "off", "--seed", "1"], scratch.environment)
  defer { child.end() }
  child.settle(300)
  var sizes: [Int: Int] = [:]
  for round in 1...200 {
    for line in ["d", "1 2", "w", "d", "u", "t", "d", "N", "1", "p"] {
      child.send("\(line)\n")
    }
    var answer = ""
    while !answer.contains("> p\n"), let text = child.read(), !text.isEmpty { answer += text }
    if [1, 20, 200].contains(round) { sizes[round] = child.residentSize }
  }
  tell("program", sizes, after: (20, 200))
}

private func tell(_ name: String, _ sizes: [Int: Int], after rounds: (Int, Int)) {
  let (early, late) = (sizes[rounds.0] ?? 0, sizes[rounds.1] ?? 0)
  print(
    "\(name): \(early) kB after \(rounds.0) rounds, \(late) kB after \(rounds.1),",
    "ratio \(show(Double(late) / Double(early)))")
}
