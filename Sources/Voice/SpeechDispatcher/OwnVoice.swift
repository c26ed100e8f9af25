// SPDX-License-Identifier: GPL-3.0-or-later

import Speech

/// The voice as the player has set it up for Speech Dispatcher, in numbers from -100 to 100.
///
/// It is kept as far as it can be: what stands at its default in the game is as the player has
/// it, and what does not is counted from there, so that "a little faster" is a little faster
/// than usual. Kind of voice and punctuation are left alone.
struct OwnVoice: Hashable {
  var rate = 0
  var pitch = 0
  var volume = 100
  /// As the server names it; nil where it does not tell.
  var language: String?

  /// What the server has to be told for the settings, by the names of its parameters.
  func parameters(
    for settings: VoiceSettings, unchanged: VoiceSettings
  ) -> [(name: String, value: String)] {
    [
      ("RATE", String(Self.value(settings.rate, unchanged.rate, own: rate))),
      ("PITCH", String(Self.value(settings.pitch, unchanged.pitch, own: pitch))),
      ("VOLUME", String(Self.value(settings.volume, unchanged.volume, own: volume))),
    ]
  }

  /// What the server calls a language: the player's own variety of it where the tag names none.
  /// For Chinese, whatever voice of it the player has, or else the one of eSpeak NG that reads tones.
  func name(ofLanguage tag: String) -> String {
    if Self.isChinese(tag) {
      return language.flatMap { Self.isChinese($0) ? $0 : nil } ?? "cmn-latn-pinyin"
    }
    guard let language, language.split(separator: "-").first?.lowercased() == tag.lowercased()
    else { return tag }
    return language
  }

  private static func isChinese(_ tag: String) -> Bool {
    ["zh", "cmn"].contains(tag.lowercased().prefix { $0 != "-" })
  }

  /// 0...100 brought to -100...100 in two straight lines that meet where the default is the
  /// player's own.
  private static func value(_ value: Int, _ unchanged: Int, own: Int) -> Int {
    if value < unchanged { return (own + 100) * value / unchanged - 100 }
    if value > unchanged { return own + (100 - own) * (value - unchanged) / (100 - unchanged) }
    return own
  }
}
