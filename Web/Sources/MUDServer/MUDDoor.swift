// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Cues
import Engine
import Localization
import Telnet

/// A client as a session sees it: lines and nothing else, but for sounds that it can fetch.
struct MUDDoor: Door {
  let abilities = DoorAbilities(
    time: .byClock, historyLimit: 100, takeover: .always, answersWhenKept: true,
    reach: .ofGuests)
  private(set) var client: LineClient
  private let phrasebooks: Phrasebooks
  private let sounds: SoundFolder
  private let clock = SessionClock(isScript: false)
  private var manner: PresentationManner?
  private var isUnfinished = false
  let notices: [Term] = []

  init(_ client: LineClient, _ phrasebooks: Phrasebooks, sounds: SoundFolder) {
    self.client = client
    self.phrasebooks = phrasebooks
    self.sounds = sounds
  }

  var equipment: Equipment { Equipment(sounds: sounds.names, seat: .lineClient) }
  var isGone: Bool { client.isGone }
  var now: Moment { clock.now }
  var wake: @Sendable () -> Void { client.wake }
  // Where a client is gone is found out by reading.
  var isLeaveWaiting: @Sendable () -> Bool { { false } }

  mutating func open() {}

  mutating func next(by alarm: DoorAlarm?) async -> PlayerInput? {
    while true {
      await client.flush(isWhole: !isUnfinished)
      switch await client.next(by: alarm) {
      case .client(.line(let text)): return .line(text)
      case .client(.lineTooLong): tell(Term("page-too-long"))
      case .client(.leave): return .leave
      case .client(.settled): continue
      case .woken: return .woken
      case .alarm: return .tick
      case .end(let reason):
        tell(reason)
        return .leave
      case nil: return nil
      }
    }
  }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .line(let line): client.send(.line(line.line.text))
      case .spelled(let name): client.send(.line(name.text))
      case .effects(let effects): for cue in effects.sounds { play(cue) }
      case .sound(let cue): play(cue)
      case .manner(let manner): self.manner = manner
      // What a piece looks like is told in words.
      case .tile, .input, .hush: break
      }
    }
    isUnfinished = presentation.isUnfinished
  }

  private mutating func play(_ cue: Cue) {
    guard let settings = manner?.settings, settings.sounds else { return }
    if let sound = sounds.sound(cue, volume: settings.soundVolume) { client.send(.sound(sound)) }
  }

  private mutating func tell(_ term: Term) {
    let language = manner?.language ?? Phrasebook.fallbackLanguage
    client.tell(term, phrasebooks.words(in: language).phrasebook)
  }

  mutating func takeTroubles() -> [Term] { [] }

  mutating func close() async -> [Term] {
    await client.flush()
    return []
  }
}

/// Where a client fetches the game's sounds from.
struct SoundFolder: Sendable {
  let names: [String]
  /// Nil where no page is there to serve them.
  let address: String?

  func sound(_ cue: Cue, volume: Int) -> OfferedSound? {
    guard let address, names.contains(cue.rawValue) else { return nil }
    return OfferedSound(file: "\(cue.rawValue).wav", folder: address, volume: volume)
  }
}
