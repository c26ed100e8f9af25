// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Preferences

extension PageSettings {
  /// The wished colour of text, where it can be told from the background: a contrast of 7 to 1 and
  /// more, as WCAG 2.2 asks for (1.4.6). Else black or white, whichever is farther from it.
  public var readableText: Colour {
    func contrast(_ colour: Colour) -> Double { colour.shade.contrast(with: back.shade) }
    if contrast(text) >= 7 { return text }
    return contrast(.black) > contrast(.white) ? .black : .white
  }

  /// The colours of pictures outside of a browser, which alone knows what the system has.
  public var drawingTheme: Drawing.Theme {
    switch theme {
    case .system, .light: .light
    case .dark: .dark
    case .yellow: .yellowOnBlack
    case .own: .twoColours(readableText.shade, on: back.shade)
    }
  }
}

extension PageSettings.Colour {
  public var shade: SRGBColour {
    switch self {
    case .black: 0x000000
    case .white: 0xffffff
    case .yellow: 0xffff00
    case .cream: 0xfff4d6
    case .green: 0x00ff66
    case .cyan: 0x00ffff
    case .blue: 0x00008b
    case .brown: 0x4a2c10
    }
  }
}
