// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine

/// The seat as a session sees it.
struct PageDoor: Door {
  let abilities = DoorAbilities(
    time: .byClock, historyLimit: PageSeat.historyLimit, isVisual: true)
  let equipment = Equipment()
  let notices: [Term] = []
  let isGone = false
  let seat: PageSeat
  private let clock = SessionClock(isScript: false)

  init(_ seat: PageSeat) { self.seat = seat }

  var now: Moment { clock.now }
  var wake: @Sendable () -> Void { { [seat] in seat.wake() } }
  var isLeaveWaiting: @Sendable () -> Bool { { [seat] in seat.isOver } }

  mutating func open() {}

  mutating func next(by alarm: DoorAlarm?) async -> PlayerInput? { await seat.next(by: alarm) }

  mutating func present(_ presentation: Presentation) { seat.add(presentation) }

  mutating func show(_ front: Front) { seat.show(front) }

  mutating func takeTroubles() -> [Term] { [] }

  mutating func close() async -> [Term] { [] }
}
