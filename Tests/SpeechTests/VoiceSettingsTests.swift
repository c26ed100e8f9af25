// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

struct VoiceSettingsTests {
  @Test func `the rate never falls, and steps over what is slower than before`() {
    let speeds = (0...100).map { VoiceSettings(rate: $0).wordsPerMinute }
    #expect(speeds == speeds.sorted())
    #expect(speeds.first == 80)
    #expect(speeds.last == 880)
    #expect(speeds.filter { 450..<600 ~= $0 } == [])
    #expect(speeds.contains(449) && speeds.contains(600))
  }

  @Test func `the rate one begins with is the usual one`() {
    #expect(VoiceSettings().wordsPerMinute == 175)
  }

  @Test func `values stay on their scale`() {
    var settings = VoiceSettings(rate: -1, pitch: 101, volume: 1_000)
    #expect([settings.rate, settings.pitch, settings.volume] == [0, 100, 100])
    settings.rate = 500
    settings.pitch = -5
    settings.volume = -1
    #expect([settings.rate, settings.pitch, settings.volume] == [100, 0, 0])
  }
}
