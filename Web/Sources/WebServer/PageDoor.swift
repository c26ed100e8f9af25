// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine

/// The seat as a session sees it.
struct PageDoor: Door {
  let abilities: DoorAbilities
  private let sounds: [String]
  private let voiceVariants: [String]
  private let isShared: Bool
  let notices: [Term] = []
  let isGone = false
  let seat: PageSeat
  private let clock = SessionClock(isScript: false)

  /// - Parameters:
  ///   - sounds: the sounds there are, by their names.
  ///   - voiceVariants: the variants of the game's own voice.
  ///   - reach: what of this machine the player may reach.
  ///   - isShared: whether other devices can join.
  init(
    _ seat: PageSeat, sounds: [String], voiceVariants: [String],
    reach: Set<Capabilities.Reach>, isShared: Bool
  ) {
    abilities = DoorAbilities(
      time: .byClock, historyLimit: PageSeat.historyLimit, isVisual: true, takeover: .always,
      answersWhenKept: true, reach: reach)
    self.seat = seat
    self.sounds = sounds
    self.voiceVariants = voiceVariants
    self.isShared = isShared
  }

  var equipment: Equipment {
    Equipment(
      voiceVariants: voiceVariants, sounds: sounds, hasPad: seat.hasPad, seat: .page,
      hasDevices: isShared, address: seat.address)
  }

  var now: Moment { clock.now }
  var wake: @Sendable () -> Void { { [seat] in seat.wake() } }
  var isLeaveWaiting: @Sendable () -> Bool { { [seat] in seat.isOver } }

  mutating func open() {}

  mutating func next(by alarm: DoorAlarm?) async -> PlayerInput? { await seat.next(by: alarm) }

  mutating func present(_ presentation: Presentation) { seat.add(presentation) }

  mutating func show(_ front: Front) { seat.show(front) }

  mutating func loseSaves() { seat.loseSaves() }

  mutating func takeTroubles() -> [Term] { [] }

  mutating func close() async -> [Term] { [] }
}
