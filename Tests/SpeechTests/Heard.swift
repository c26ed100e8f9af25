// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Synchronization

/// Hears when it is told to.
final class Heard: AudioOutput {
  let isLive: Bool
  let latency = Duration.zero
  private let state = Mutex<(chunks: [[Int16]], heard: Int)>(([], 0))
  private let peak = Mutex(0)

  private let origins = Mutex<[Direction]>([])

  init(isLive: Bool) { self.isLive = isLive }

  var directions: [Direction] { origins.withLock { $0 } }

  var chunks: [[Int16]] { state.withLock { $0.chunks } }
  var numbers: [Int] { chunks.compactMap(\.first).filter { $0 != 0 }.map(Int.init) }
  var pending: Int {
    isLive ? state.withLock { $0.chunks.joined().count - $0.heard } : 0
  }

  /// The most that ever waited to be heard, in samples.
  var mostPending: Int { peak.withLock { $0 } }

  func hear(_ samples: Int) { state.withLock { $0.heard += samples } }

  func hearAll() { state.withLock { $0.heard = $0.chunks.joined().count } }

  func wait(for numbers: [Int]) async {
    while self.numbers != numbers, !Task.isCancelled { await Task.yield() }
  }

  func append(_ samples: [Int16], from direction: Direction) {
    state.withLock { $0.chunks.append(samples) }
    peak.withLock { $0 = max($0, pending) }
    origins.withLock { $0.append(direction) }
  }
  func silence() { state.withLock { $0 = ([], 0) } }
  func play(_ samples: [Int16], volume: Int, from: Direction) {}
}
