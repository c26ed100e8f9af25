// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

@testable import SpeechDispatcher

struct OwnVoiceTests {
  private func values(
    _ own: OwnVoice, rate: Int = 22, pitch: Int = 50, volume: Int = 100
  ) -> [String] {
    own.parameters(
      for: VoiceSettings(rate: rate, pitch: pitch, volume: volume), unchanged: VoiceSettings()
    ).map(\.value)
  }

  @Test func `defaults are the player's own values`() {
    let own = OwnVoice(rate: 37, pitch: -12, volume: 64)
    #expect(values(own) == ["37", "-12", "64"])
  }

  @Test func `the ends are the ends, and a little more is a little more`() {
    let own = OwnVoice(rate: 37, pitch: -12, volume: 64)
    #expect(values(own, rate: 0, pitch: 0, volume: 0) == ["-100", "-100", "-100"])
    #expect(values(own, rate: 100, pitch: 100) == ["100", "100", "64"])
    #expect(values(own, rate: 25, pitch: 55, volume: 95) == ["39", "-1", "55"])
  }

  @Test(arguments: [-100, 0, 50, 100])
  func `no scale ever falls as it rises`(own: Int) {
    let own = OwnVoice(rate: own, pitch: own, volume: own)
    let rows = (0...100).map { values(own, rate: $0, pitch: $0, volume: $0).compactMap { Int($0) } }
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(zip(row, next).allSatisfy(<=))
    }
    #expect(rows.joined().allSatisfy { (-100...100).contains($0) })
  }

  @Test(arguments: [
    ("en", "en-US"), ("EN", "en-US"), ("en-GB", "en-GB"), ("pl", "pl"), ("english", "english"),
  ])
  func `the player's variety of a language is kept`(tag: String, name: String) {
    #expect(OwnVoice(language: "en-US").name(ofLanguage: tag) == name)
  }

  @Test(arguments: [
    ("zh-Hans", nil, "cmn-latn-pinyin"), ("cmn-latn-pinyin", "en", "cmn-latn-pinyin"),
    ("cmn-latn-pinyin", "zh-CN", "zh-CN"), ("zh", "cmn", "cmn"), ("zh-HK", "en", "cmn-latn-pinyin"),
    ("pt-br", "pt-PT", "pt-br"), ("ja", "zh", "ja"),
  ])
  func `Chinese has more than one name`(tag: String, own: String?, name: String) {
    #expect(OwnVoice(language: own).name(ofLanguage: tag) == name)
  }

  @Test func `a server that does not tell its language is told the game's`() {
    #expect(OwnVoice().name(ofLanguage: "en") == "en")
  }
}
