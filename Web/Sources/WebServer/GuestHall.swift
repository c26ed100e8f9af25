// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Learning
import Storage

/// The guests of a server for many: players without accounts, each known by a secret that their
/// browser keeps, or by a phrase.
public actor GuestHall {
  package nonisolated let commons: Commons
  private let store: @Sendable () -> any GuestStore
  nonisolated let limits: ServerLimits
  /// Those who are here; one who has left is let go of.
  private var houses: [PlayerID: WeakHouse] = [:]
  /// By what their browsers show, as long as they are here.
  private var players: [PlayerKey: PlayerID] = [:]
  private var newPlayers: HourlyAllowance
  private var phraseTries: HourlyAllowance
  /// Codes that lead nowhere, by addresses and by players.
  private var codeTries: HourlyAllowance
  private nonisolated let now: @Sendable () -> Date
  /// How many houses are known before those that were left are looked for.
  private var room = 64

  private struct WeakHouse {
    weak var house: PlayerHouse?
  }

  /// Why somebody is not let in.
  package enum Refusal: Error {
    /// Too many have come from there as new players.
    case tooManyPlayers
    case tooManyTries
    case wrongPhrase
    case wrongCode
    case tooManyCodes
    case storage(StorageProblem)

    /// What the player is told.
    package var reason: Term {
      switch self {
      case .tooManyPlayers: Term("guest-too-many")
      case .tooManyTries: Term("guest-too-many-tries")
      case .wrongPhrase: Term("guest-phrase-wrong")
      case .wrongCode: Term("code-unknown")
      case .tooManyCodes: Term("code-too-many")
      case .storage(let problem): problem.reason
      }
    }
  }

  /// - Parameters:
  ///   - now: when it is; given from outside where another day is to come.
  ///   - store: where everything is kept, asked for each session.
  public init(
    _ commons: Commons, limits: ServerLimits = .guests,
    now: @escaping @Sendable () -> Date = { Date() },
    store: @escaping @Sendable () -> any GuestStore
  ) {
    self.commons = commons
    self.limits = limits
    self.now = now
    self.store = store
    codeTries = HourlyAllowance(limits.codeTries)
    newPlayers = HourlyAllowance(limits.newPlayers)
    phraseTries = HourlyAllowance(limits.phraseTries)
  }
}

// Who comes in.
extension GuestHall {
  /// Where the player plays whose browser shows a secret; nil for nobody's.
  func house(showing secret: String) async throws(StorageProblem) -> PlayerHouse? {
    let key = PlayerKey(browser: secret)
    // Whoever was put away is asked for anew: they may have been erased elsewhere.
    if let house = players[key].flatMap({ houses[$0]?.house }), await house.present != nil {
      return house
    }
    let player = try await store().player(showing: key)
    players[key] = player
    return player.map(house)
  }

  /// Lets in a player who is new.
  ///
  /// - Parameter address: where they come from.
  package func newPlayer(from address: String) throws(Refusal) -> PlayerID {
    guard newPlayers.take(from: address) else { throw .tooManyPlayers }
    return PlayerID(rawValue: "guest-\(UUID().uuidString.lowercased())")
  }

  /// Lets in a player who knows their phrase.
  package func player(
    knowing phrase: String, from address: String
  ) async throws(Refusal) -> PlayerID {
    guard phraseTries.take(from: address) else { throw .tooManyTries }
    do throws(StorageProblem) {
      let key = PlayerKey(phrase: RecoveryPhrase.secret(typed: phrase))
      if let player = try await store().player(showing: key) { return player }
    } catch {
      throw .storage(error)
    }
    throw .wrongPhrase
  }

  /// What a browser shows from now on for a player.
  func newSecret(for player: PlayerID) async throws(StorageProblem) -> String {
    let secret = Devices.secret()
    try await store().add(PlayerKey(browser: secret), of: player)
    return secret
  }

  /// Lets nobody in by a secret any more. The player can come back by a phrase.
  func forget(_ secret: String) async throws(StorageProblem) {
    let key = PlayerKey(browser: secret)
    players[key] = nil
    try await store().remove(key)
  }

  /// Where a player plays who is let in.
  package func house(of player: PlayerID) -> PlayerHouse {
    if let house = houses[player]?.house { return house }
    if houses.count >= room { sweep() }
    let house = PlayerHouse(commons, resident(player), patience: limits.idleTime)
    houses[player] = WeakHouse(house: house)
    return house
  }

  private func sweep() {
    houses = houses.filter { $0.value.house != nil }
    players = players.filter { houses[$0.value] != nil }
    room = max(64, houses.count * 2)
  }

  private nonisolated func resident(_ player: PlayerID) -> Resident {
    let account = HallAccount(hall: self, player: player)
    return Resident(
      id: player,
      player: { [self] in
        let store = store()
        let company = company(of: player, store)
        return await StoredPlayer(player, in: store, guest: account, company: company)
      },
      reach: .ofGuests, folders: nil, isShared: false, limits: limits)
  }
}

// Codes by which players meet.
extension GuestHall {
  private nonisolated func company(of player: PlayerID, _ book: any TogetherBook) -> Company {
    Company(
      book, limits.company, now: now,
      mayTry: { [weak self] in await self?.mayTryCode(player.rawValue) ?? false },
      countWrong: { [weak self] in await self?.countWrongCode(player.rawValue) })
  }

  private func mayTryCode(_ who: String) -> Bool { codeTries.isLeft(to: who) }

  private func countWrongCode(_ who: String) { _ = codeTries.take(from: who) }

  /// What was typed as a code by somebody who is not let in yet.
  ///
  /// - Returns: nil for what can be none.
  /// - Throws: a ``Refusal`` where it leads nowhere, which is counted, or too many did.
  package func code(
    typed text: String, from address: String
  ) async throws(Refusal) -> JoinCode? {
    guard let code = JoinCode(typed: text) else { return nil }
    guard mayTryCode(address) else { throw .tooManyCodes }
    do throws(StorageProblem) {
      if try await store().isInForce(code, now: now(), today: Company.day(of: now())) {
        return code
      }
    } catch {
      throw .storage(error)
    }
    countWrongCode(address)
    throw .wrongCode
  }
}

extension GuestHall {
  /// How many are here.
  var present: Int {
    get async {
      var count = 0
      for house in houses.values.compactMap(\.house) where await house.present != nil { count += 1 }
      return count
    }
  }

  /// Has everybody leave, and waits until everything is kept.
  public func close() async {
    await withDiscardingTaskGroup { group in
      for house in houses.values.compactMap(\.house) { group.addTask { await house.close() } }
    }
  }
}

// What is kept for a time.
extension GuestHall {
  /// What the pupils of a class know, for its teacher and nobody else.
  func report(
    on code: JoinCode, for player: PlayerID
  ) async throws(StorageProblem) -> ClassReport? {
    try await store().report(on: code, for: player, on: Company.day(of: now()))
  }

  /// Deletes what has ended.
  public func deleteEnded() async throws(StorageProblem) {
    try await store().deleteEnded(now: now(), today: Company.day(of: now()))
  }
}

// All that is kept of somebody.
extension GuestHall {
  func everything(of player: PlayerID) async throws(StorageProblem) -> Data {
    try await store().everything(of: player)
  }

  /// Forgets a player who has no way to come back.
  package func forgetUnlessKnown(_ player: PlayerID) async {
    let store = store()
    do throws(StorageProblem) {
      for kind in [PlayerKey.Kind.browser, .phrase] where try await store.hasKey(kind, player) {
        return
      }
      try await erase(player)
    } catch {
      // What is kept of nobody harms nobody.
    }
  }

  fileprivate func erase(_ player: PlayerID) async throws(StorageProblem) {
    try await store().erase(player)
    players = players.filter { $0.value != player }
    houses[player] = nil
  }

  fileprivate func use(
    _ phrase: RecoveryPhrase, of player: PlayerID
  ) async throws(StorageProblem) {
    try await store().add(PlayerKey(phrase: phrase.secret), of: player)
  }
}

private struct HallAccount: GuestAccount {
  let hall: GuestHall
  let player: PlayerID

  func use(_ phrase: RecoveryPhrase) async throws(StorageProblem) {
    try await hall.use(phrase, of: player)
  }

  func erase() async throws(StorageProblem) { try await hall.erase(player) }
}
