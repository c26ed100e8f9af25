// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Preferences
import Speech
import SpeechDispatcher
import Terminal

/// Somebody at a terminal of this machine, with whatever else is plugged in.
public struct TerminalDoor: Door {
  public let abilities: DoorAbilities
  private let relay: InputRelay
  private var output: LocalOutput
  private let clock = SessionClock(isScript: false)
  private let hasSpeechDispatcher: Bool
  private var hasPad = false
  private var reader: InputReader?
  /// What is being typed where a text is asked for, in key mode.
  private var typed = TypedLine()
  private var expectsText = false
  private var mode: InputMode

  /// - Throws: where this process may not open files.
  public init(_ configuration: LocalConfiguration) throws {
    relay = InputRelay()
    output = try LocalOutput(configuration, isInteractive: true, deliver: relay.add)
    abilities = DoorAbilities(time: .byClock, isVisual: output.isVisual)
    mode = InputMode(configuration.settings.input)
    // Asked about at the first start alone.
    hasSpeechDispatcher =
      !configuration.settings.firstStartDone && SpeechServer.ofPlayer != nil
  }

  public var equipment: Equipment {
    Equipment(
      voiceVariants: output.audio.voicing.variants, sounds: output.audio.voicing.cues,
      hasPad: hasPad, hasSpeechDispatcher: hasSpeechDispatcher)
  }

  public var notices: [Term] { output.notices }
  public var isGone: Bool { output.text.isGone }
  public var now: Moment { clock.now }
  public var wake: @Sendable () -> Void { { [relay] in relay.add(.wake) } }
  public var isLeaveWaiting: @Sendable () -> Bool { relay.isLeaveWaiting }

  public mutating func open() throws {
    let reader = try InputReader(mode: mode)
    self.reader = reader
    relay.connect(to: reader)
    output.open()
  }

  public mutating func next(by alarm: DoorAlarm?) async -> PlayerInput? {
    var instant = alarm?.instant
    while let reader {
      reader.use(mode)
      let input = if let instant { await reader.next(until: instant) } else { await reader.next() }
      guard let input else { return nil }
      switch input {
      case .elapsed:
        guard alarm?.whenSaid == true, wakesWhenSaid() else { return .tick }
        instant = nil
      case .wake: return .woken
      default: output.audio.endListening()
      }
      switch input {
      case .line(let line): return .line(line)
      case .key(let key):
        guard expectsText else { return .key(key.name) }
        if let input = type(key) { return input }
      case .button(let name): return .key(name)
      case .news(let key):
        hasPad = output.rumble?.count ?? 0 > 0
        return .news(Key(key))
      case .interrupt, .end, .hangup: return .leave
      case .resumed, .elapsed, .wake: break
      }
    }
    return nil
  }

  /// Has ``next(by:)`` go on when the last word has been heard.
  ///
  /// - Returns: False where nothing is being said.
  private func wakesWhenSaid() -> Bool {
    guard let speaker = output.audio.speaker, speaker.isSpeaking else { return false }
    Task { [relay] in
      await speaker.finished(within: Self.longestSentence)
      relay.add(.wake)
    }
    return true
  }

  /// After which speech is asked again whether it goes on.
  private static let longestSentence = Duration.seconds(10)

  /// A text is typed key by key, seen and heard; it can be given up with Escape.
  ///
  /// - Returns: What came of it at its end.
  private mutating func type(_ key: KeyPress) -> PlayerInput? {
    let step = typed.take(key)
    output.echo(step.echo)
    switch step {
    case .typed(let character), .erased(let character):
      output.audio.speaker?.say([SpokenPiece(String(character), manner: .spelled)], .focus)
      return nil
    case .ended(let text): return .line(text)
    case .givenUp: return .givenUp
    case .nothing: return nil
    }
  }

  public mutating func present(_ presentation: Presentation) {
    for case .manner(let manner) in presentation.elements {
      mode = InputMode(manner.settings.input)
    }
    expectsText = presentation.expectsText
    let hadPads = output.rumble?.isListening
    output.present(presentation)
    if output.rumble?.isListening != hadPads { hasPad = false }
  }

  public mutating func show(_ front: Front) { output.show(front) }

  public mutating func takeTroubles() -> [Term] { output.takeTroubles() }

  public mutating func close() async -> [Term] {
    let troubles = await output.finish()
    reader?.close()
    return troubles
  }
}

extension InputMode {
  init(_ setting: Settings.InputMode) {
    switch setting {
    case .keys: self = .keys
    case .lines: self = .lines
    }
  }
}
