// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Synchronization

/// Asks the player's server for groups while the game goes on.
final class RemoteAsking: Sendable {
  /// How it ended.
  struct Answer: Sendable {
    let result: Result<RemoteCopy.News, Objection>
    /// The player has just asked for it, and is told whatever comes of it.
    let isAwaited: Bool
  }

  private let answer = Mutex<Answer?>(nil)
  /// Rung, on another thread, when there is an answer.
  private let bell: @Sendable () -> Void

  init(bell: @escaping @Sendable () -> Void) { self.bell = bell }

  /// Asks on a thread of its own, which may wait.
  func ask(_ copy: RemoteCopy, isAwaited: Bool) {
    Thread.detachNewThread { [self] in
      let result = Result { () throws(Objection) in try copy.refresh() }
      answer.withLock { $0 = Answer(result: result, isAwaited: isAwaited) }
      bell()
    }
  }

  /// The last answer, once.
  func take() -> Answer? {
    answer.withLock { answer in
      defer { answer = nil }
      return answer
    }
  }
}
