// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Storage

extension StoredPlayer {
  /// Claims the player's lease, and reads what a session begins with.
  ///
  /// - Returns: the record, and what came in the way of taking it over.
  mutating func beginSession(
    with content: PlayerContent, takingOver takeover: LeaseTakeover
  ) async -> (record: PlayerSession.Record, notices: [Term]) {
    let (saves, notices) = await claim(GameList.slots, takingOver: takeover)
    // Only a round would be lost by it: that is told where one begins.
    let isOpenElsewhere = { (notice: Term) in notice.key == "storage-open-elsewhere" }
    var record = PlayerSession.Record()
    record.saves = saves
    record.keepsMatches = !notices.contains(where: isOpenElsewhere)
    record.respellings = respellings
    record.ownGroups = content.ownGroups
    record.isGuest = guest != nil
    record.hasOthers = company != nil
    var unread: [Term] = []
    do throws(StorageProblem) {
      for game in GameList.descriptors {
        record.recent[game.id] = try await store.recentIngredients(of: game.id, rounds: 3, of: id)
      }
      let flags = try await store.flags(of: id)
      record.hintsGiven = Set(Dialogue.usageHints.filter { flags[$0.name] != nil })
    } catch {
      unread.append(error.reason)
    }
    return (record, notices.filter { !isOpenElsewhere($0) } + unread)
  }
}
