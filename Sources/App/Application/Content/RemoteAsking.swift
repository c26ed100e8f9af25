// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Asks the player's server for groups while the game goes on.
struct RemoteAsking: Sendable {
  /// How it ended.
  struct Answer: Sendable {
    /// The address that was asked.
    let url: String
    let result: Result<RemoteCopy.FetchResult, Refusal>
    /// The player has just asked for it, and is told whatever comes of it.
    let isAwaited: Bool
  }

  /// Called, on another thread, when there is an answer.
  let deliver: @Sendable (Answer) -> Void

  /// Asks on a thread of its own, which may wait.
  func ask(_ copy: RemoteCopy, isAwaited: Bool) {
    Thread.detachNewThread { [deliver] in
      let result = Result { () throws(Refusal) in try copy.refresh() }
      deliver(Answer(url: copy.url, result: result, isAwaited: isAwaited))
    }
  }
}
