// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Cues
import Localization
import Pictures

/// Something a player is told at a page, or hears and feels beside it.
public struct Happening: Sendable {
  /// Counts up from 1 for as long as somebody sits at the page.
  public let number: Int
  public let kind: Kind

  public enum Kind: Sendable {
    case line(PresentedLine)
    /// What the page itself has to tell.
    case notice(Line)
    /// What the page is headed by, where nothing else was told of it.
    case heading(Line)
    case spelled(SpelledName)
    /// - Parameter from: -1...1, from left to right.
    case sound(Cue, from: Double)
    case vibration(HapticCue)
    /// A piece of a picture as sound.
    case tile(Tile)
  }

  public init(_ number: Int, _ kind: Kind) {
    self.number = number
    self.kind = kind
  }
}

extension Happening {
  /// What is told, as it is printed; nil for what is only heard or felt.
  public var text: String? {
    switch kind {
    case .line(let line): line.line.text
    case .notice(let line), .heading(let line): line.text
    case .spelled(let name): name.text
    case .sound, .vibration, .tile: nil
    }
  }

  /// Whether it reads out an entry of a list.
  public var isChoice: Bool {
    if case .line(let line) = kind { line.utterance.choice != nil } else { false }
  }
}
