// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What can be measured, by the word that asks for it.
let measures: [(name: String, measure: () async throws -> Void)] = [
  ("memory", measureMemory), ("start", measureStart), ("keys", measureKeys),
  ("opening", measureOpening),
  ("reply", measureReply), ("moves", measureMoves), ("told", measureTold),
  ("history", measureHistory), ("deals", measureDeals),
  ("speech", measureSpeech), ("braille", measureBraille), ("device", measureDevice),
  ("ears", measureEars), ("idle", measureIdle), ("poker", measurePoker),
  ("players", measurePlayers), ("solver", measureSolver),
]

let asked = Array(CommandLine.arguments.dropFirst()).filter { Int($0) == nil }
let known = measures.filter { asked.isEmpty || asked.contains($0.name) }
guard known.count == asked.count || asked.isEmpty else {
  print("bench knows: \(measures.map(\.name).joined(separator: ", "))")
  exit(2)
}
for (name, measure) in known {
  print("== \(name)")
  try await measure()
}
