// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Games
import Storage

/// Whether a long evening costs memory: a thousand random rounds in one dialogue with every save
/// and result kept, in a process of its own; then two hundred rounds of the real program.
func measureMemory() throws {
  guard CommandLine.arguments.contains("memory") else {
    let child = try Child(
      "/proc/self/exe", ["memory"], ProcessInfo.processInfo.environment)
    while let text = child.read(within: -1) { print(text, terminator: "") }
    child.waitForEnd()
    return
  }
  try playOn()
  try feed()
}

private func playOn() throws {
  let scratch = try Scratch()
  let saves = try SaveDatabase.open(
    in: scratch.folder, games: GameTypes([AtlasSolitaire.self])
  ).database
  var talk = try Talk()
  if let match = talk.match { _ = try saves.claim(match.game.slot) }
  var sizes: [Int: Int] = [:]
  for round in 1...1_000 {
    var requests = talk.begin(UInt64(round))
    for _ in 0..<40 {
      _ = talk.lines(requests)
      try keep(requests, in: saves)
      guard let input = talk.nextMove() else { break }
      requests = talk.respond(input)
    }
    if let match = talk.match {
      try saves.record(
        RoundResult(of: match, .abandoned, seconds: 1), clearing: match.game.slot)
    }
    if [1, 100, 1_000].contains(round) { sizes[round] = residentKilobytes("self") }
  }
  tell("dialogue", sizes, after: (100, 1_000))
}

private func keep(_ requests: [Request], in saves: SaveDatabase) throws {
  for request in requests {
    switch request {
    case .save(let match, let slot, let seconds): try saves.save(match, seconds: seconds, in: slot)
    case .record(let result, let slot): try saves.record(result, clearing: slot)
    case .forget(let slot): try saves.clear(slot)
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
