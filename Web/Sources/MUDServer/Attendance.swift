// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Synchronization
import WebServer

/// Who is at the door now.
final class Attendance: Sendable {
  private struct State {
    var visits: [Int: Visit] = [:]
    var lastID = 0
    /// Why nobody is let in any more; nil while the door is open.
    var closing: Term?
  }

  private let limits: MUDLimits
  private let state = Mutex(State())

  init(_ limits: MUDLimits) { self.limits = limits }

  var count: Int { state.withLock(\.visits.count) }

  /// - Returns: what to leave by; nil where too many are there.
  func enter(_ visit: Visit) -> Int? {
    state.withLock { state in
      let ofAddress = state.visits.values.count { $0.address == visit.address }
      guard state.closing == nil, state.visits.count < limits.connections,
        ofAddress < limits.connectionsOfAddress
      else { return nil }
      state.lastID += 1
      state.visits[state.lastID] = visit
      return state.lastID
    }
  }

  func leave(_ id: Int) { state.withLock { $0.visits[id] = nil } }

  /// Tells everybody why they are let go.
  func close(because reason: Term) {
    let visits = state.withLock { state in
      state.closing = reason
      return Array(state.visits.values)
    }
    for visit in visits { visit.end(because: reason) }
  }
}
