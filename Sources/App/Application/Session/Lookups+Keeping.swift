// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Storage

/// What is kept, or given up, before the player hears of it.
extension Lookups {
  /// - Returns: it as it is kept.
  func keep(_ keepsake: Keepsake) async throws(Refusal) -> Keepsake {
    switch keepsake {
    case .match(let kept):
      try await write(.save(kept.match, slot: kept.slot, seconds: kept.seconds))
      if let reason = player.store.unkeptReason { throw Refusal(reason) }
      return keepsake
    case .group(var group):
      let id = try await id(of: keepsake, called: group.title)
      group.id = id
      try await write(content.own.keeping(group, id: id))
      return .group(group)
    case .deck(var deck):
      let id = try await id(of: keepsake, called: deck.title)
      deck.id = id
      let change = try await work { [deck] in
        content.own.keeping(deck, id: id, in: content.catalogue)
      }
      try await write(change)
      return .deck(deck)
    }
  }

  func drop(_ keepsake: Keepsake) async throws(Refusal) {
    guard let id = keepsake.id else { return }
    switch keepsake {
    case .match: try await write(.clear(slot: id))
    case .group: try await write(content.own.droppingGroup(id))
    case .deck:
      try await write(
        try await work { content.own.droppingDeck(id, in: content.catalogue) })
    }
  }

  /// Its own, or a new one made from its title.
  private func id(of keepsake: Keepsake, called title: String) async throws(Refusal) -> String {
    if let id = keepsake.id { return id }
    return try await work {
      shop.newID(for: title, besides: content.own.takenIDs(in: content.catalogue))
    }
  }

  private func write(_ change: PlayerChange?) async throws(Refusal) {
    guard let change else { return }
    do { try await writer.write(andWaitFor: change) } catch { throw Refusal(error.reason) }
  }
}
