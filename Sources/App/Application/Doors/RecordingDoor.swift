// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

/// Inputs that are known before, and everything they bring, for tests and measurements.
public struct RecordingDoor: Door {
  public let abilities: DoorAbilities
  public let equipment = Equipment()
  public let notices: [Term] = []
  public let isGone = false
  public private(set) var presentations: [Presentation] = []
  private var inputs: ArraySlice<PlayerInput>
  private let day: Int
  private var seconds = 0.0

  /// - Parameter day: today as year, month and day in one number: 20261121.
  public init(_ inputs: [PlayerInput], day: Int, historyLimit: Int = 30) {
    self.inputs = inputs[...]
    self.day = day
    abilities = DoorAbilities(time: .byInputs, historyLimit: historyLimit)
  }

  public var now: Moment { Moment(seconds: seconds, day: day) }
  public var wake: @Sendable () -> Void { {} }
  public var isLeaveWaiting: @Sendable () -> Bool { { false } }

  public mutating func open() {}

  public mutating func next(by alarm: DoorAlarm?) async -> PlayerInput? {
    if alarm != nil { return .tick }
    seconds += 1
    return inputs.popFirst()
  }

  public mutating func present(_ presentation: Presentation) { presentations.append(presentation) }

  public mutating func takeTroubles() -> [Term] { [] }

  public mutating func close() async -> [Term] { [] }
}
