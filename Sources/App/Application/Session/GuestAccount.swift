// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Storage

/// How a player without an account comes back, and is forgotten.
public protocol GuestAccount: Sendable {
  /// Lets the player in by a phrase from now on, and no more by the one before.
  func use(_ phrase: RecoveryPhrase) async throws(StorageProblem)

  /// Forgets all that is kept of the player.
  func erase() async throws(StorageProblem)
}

extension Set<Capabilities.Reach> {
  /// All that a player without an account may reach of the machine that the game runs on: nothing.
  /// Every door of theirs has it, and whatever would read a file, take a picture or ask a server asks
  /// for it.
  public static var ofGuests: Self { [] }
}

extension GuestAccount {
  /// Forgets all that is kept of the player.
  ///
  /// - Returns: what the player is told of it.
  func erased() async -> Term {
    do { try await erase() } catch {
      return Term("guest-not-erased", ["reason": .term(error.reason)])
    }
    return Term("guest-erased")
  }
}

extension Lookups {
  /// Words by which the player comes back from now on.
  func newPhrase() async throws(Refusal) -> String {
    let words = phrasebook.words("guest-words").first ?? []
    guard let guest = player.guest, let phrase = RecoveryPhrase(among: words) else {
      throw .outOfReach
    }
    do { try await guest.use(phrase) } catch { throw Refusal(error.reason) }
    return phrase.told
  }
}
