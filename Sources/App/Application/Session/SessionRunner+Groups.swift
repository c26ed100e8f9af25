// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Groups that come while the game goes on: from a server, or made by the player.
extension SessionRunner {
  /// - Parameter isAwaited: the player has just named the server.
  mutating func askForGroups(isAwaited: Bool) {
    guard door.abilities.reach.contains(.network) else { return }
    do throws(Refusal) {
      guard let copy = try RemoteCopy(of: storedPlayer) else { return }
      remote?.ask(copy, isAwaited: isAwaited)
    } catch {
      troubles.append(error.reason)
    }
  }

  /// Takes over what a server has sent. That it sent nothing new, or nothing, is told to a player
  /// who waits for it.
  mutating func take(_ answer: RemoteAsking.Answer) {
    // An answer of a server that the player has left by now is of no use.
    guard answer.url == session.settings.groupsURL else { return }
    switch answer.result {
    case .success(let news):
      if news.isNew || answer.isAwaited { troubles.append(news.term) }
      guard news.isNew else { return }
      troubles += news.problems
      readGroups()
    case .failure(let refusal):
      if answer.isAwaited { troubles.append(refusal.reason) }
    }
  }

  /// Takes over groups that have come or changed.
  mutating func readGroups() {
    content.takeGroups(of: storedPlayer)
    session.use(content)
  }
}
