// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Localization
import Preferences
import Speech

/// What a whole page is in: its language, its looks, and who reads it.
struct Document {
  /// A BCP 47 tag.
  let language: String
  let direction: String
  /// Names of classes.
  let look: String
  let voice: String
  /// Of a browser's voice, whose own rate is 1.
  let rate: Double
  /// 0...2, where 1 is the voice's own.
  let pitch: Double
  /// 0...1.
  let volume: Double

  init(_ phrasebook: Phrasebook, _ settings: Settings) {
    language = phrasebook.language
    let isRightToLeft = Phrasebook.isRightToLeft(language)
    direction = isRightToLeft ? "rtl" : "ltr"
    look = settings.page.classes(moves: settings.animations)
    voice = settings.page.voice.rawValue
    let spoken = VoiceSettings(settings, language: phrasebook.voice)
    rate = Double(spoken.wordsPerMinute) / Self.usualWordsPerMinute
    pitch = Double(spoken.pitch) / 50
    volume = Double(spoken.volume) / 100
  }

  /// What browsers' voices say at their own rate.
  private static let usualWordsPerMinute = 180.0
}

extension PageSettings {
  fileprivate func classes(moves: Bool) -> String {
    var classes = [
      "theme-\(theme.rawValue)", "size-\(size)", "cards-\(cards.rawValue)",
      "spacing-\(spacing.rawValue)",
    ]
    if theme == .own {
      classes += ["text-\(readableText.rawValue)", "back-\(back.rawValue)"]
    }
    if closeUp { classes.append("close-up") }
    if !moves { classes.append("still") }
    return classes.joined(separator: " ")
  }
}
