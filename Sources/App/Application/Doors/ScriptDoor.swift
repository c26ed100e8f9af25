// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Terminal

/// Lines from a file or another program: nobody waits, and time goes by lines, so that the same
/// script brings the same each time.
public struct ScriptDoor: Door {
  public let abilities: DoorAbilities
  private let relay = InputRelay()
  private var output: LocalOutput
  private var clock = SessionClock(isScript: true)
  private var reader: InputReader?

  /// - Throws: where this process may not open files.
  public init(_ configuration: LocalConfiguration) throws {
    output = try LocalOutput(configuration, isInteractive: false, deliver: nil)
    abilities = DoorAbilities(time: .byInputs, isVisual: output.isVisual)
  }

  public var equipment: Equipment {
    Equipment(
      voiceVariants: output.audio.voicing.variants, sounds: output.audio.voicing.cues)
  }

  public var notices: [Term] { output.notices }
  public var isGone: Bool { output.text.isGone }
  public var now: Moment { clock.now }
  public var wake: @Sendable () -> Void { { [relay] in relay.add(.wake) } }
  public var isLeaveWaiting: @Sendable () -> Bool { relay.isLeaveWaiting }

  public mutating func open() throws {
    let reader = try InputReader()
    self.reader = reader
    relay.connect(to: reader)
    output.open()
  }

  public mutating func next(by alarm: DoorAlarm?) async -> PlayerInput? {
    while let reader {
      if alarm != nil, !reader.isLeaveWaiting { return .tick }
      guard let input = await reader.next() else { return nil }
      if input == .wake { return .woken }
      clock.count()
      output.audio.endListening()
      switch input {
      // A comment.
      case .line(let line) where line.hasPrefix("#"): continue
      case .line(let line): return .line(line)
      case .interrupt, .end, .hangup: return .leave
      case .key, .button, .news, .resumed, .wake, .elapsed: continue
      }
    }
    return nil
  }

  public mutating func present(_ presentation: Presentation) { output.present(presentation) }

  public mutating func show(_ front: Front) { output.show(front) }

  public mutating func takeTroubles() -> [Term] { output.takeTroubles() }

  public mutating func close() async -> [Term] {
    let troubles = await output.finish()
    reader?.close()
    return troubles
  }
}
