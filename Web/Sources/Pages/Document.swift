// SPDX-License-Identifier: GPL-3.0-or-later

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
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
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
    if !moves { classes.append("still") }
    return classes.joined(separator: " ")
  }
}

extension PageSettings {
  /// The wished colour of text, where it can be told from the background: a contrast of 7 to 1 and
  /// more, as WCAG 2.2 asks for (1.4.6). Else black or white, whichever is farther from it.
  public var readableText: Colour {
    if text.contrast(to: back) >= 7 { return text }
    return Colour.black.contrast(to: back) > Colour.white.contrast(to: back) ? .black : .white
  }
}

extension PageSettings.Colour {
  /// As the style sheet has it: red, green and blue, 0...255.
  public var components: (red: Int, green: Int, blue: Int) {
    switch self {
    case .black: (0, 0, 0)
    case .white: (255, 255, 255)
    case .yellow: (255, 255, 0)
    case .cream: (255, 244, 214)
    case .green: (0, 255, 102)
    case .cyan: (0, 255, 255)
    case .blue: (0, 0, 139)
    case .brown: (74, 44, 16)
    }
  }

  /// The contrast ratio of WCAG 2.2, 1...21.
  public func contrast(to other: Self) -> Double {
    let (mine, its) = (luminance, other.luminance)
    return (max(mine, its) + 0.05) / (min(mine, its) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, 0...1.
  private var luminance: Double {
    func linear(_ component: Int) -> Double {
      let part = Double(component) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = components
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
