// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Storage

/// Whose house it is, and what they may.
package struct Resident: Sendable {
  let id: PlayerID
  /// The player as kept now, for a session that begins.
  let player: @Sendable () async throws(StorageProblem) -> StoredPlayer
  /// What of this machine the player may reach.
  let reach: Set<Capabilities.Reach>
  /// Where the player's files lie; nil where there are none.
  let folders: Folders?
  /// Whether other devices can join.
  let isShared: Bool
  let limits: ServerLimits
}
