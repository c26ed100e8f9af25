// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences
import Samples
import Testing

@testable import Conversation

/// Who plays by lines from afar, and reaches nothing of the machine that the game runs on.
@Suite struct LineClientTests {
  private func talk(
    descriptors: [any GameDescriptor] = [Talk.atlas()], isFresh: Bool = false
  ) -> Talk {
    var talk = Talk(descriptors: descriptors) { $0.firstStartDone = !isFresh }
    talk.dialogue.environment.equipment.seat = .lineClient
    talk.dialogue.environment.capabilities.reach = []
    return talk
  }

  @Test func nothingButTheLanguageIsAsked() {
    var talk = talk(isFresh: true)
    #expect(talk.keys.first == "first-language")
    talk.type("1")
    #expect(talk.keys.prefix(2) == ["first-done", "main-menu"])
    #expect(talk.dialogue.settings.voice == .auto && talk.dialogue.settings.input == .lines)
  }

  @Test func settingsOfVoicesPagesAndDevicesAreNotListed() {
    var talk = talk()
    var names: [String] = []
    for topic in 1...4 {
      talk.type("settings", "\(topic)")
      names += talk.entries.compactMap {
        if case .term(let name)? = $0.fillings["name"] { name.key.name } else { nil }
      }
    }
    #expect(names.contains("setting-language") && names.contains("setting-sound-volume"))
    let hidden = Self.ofDevices.map { "setting-\($0)" }
    #expect(names.filter(hidden.contains) == [])
    #expect(talk.type("settings groups-url") == ["setting-only"])
  }

  @Test func picturesAreThoseOfTheGame() {
    var talk = talk(descriptors: [EveryDescriptor.puzzle])
    talk.type("1")
    let titles = talk.entries.map(\.key.name)
    #expect(titles.contains("puzzle-maps") && !titles.contains("puzzle-own"))
  }

  private static let ofDevices = [
    "voice", "speech-rate", "speech-pitch", "speech-volume", "voice-variant", "input",
    "groups-url", "pending-volume", "placement", "braille", "pads", "haptics", "animations",
    "colour", "page-voice",
  ]
}
