// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Localization
import Preferences

/// What this machine presents with.
public struct LocalConfiguration: Sendable {
  /// Those in force at the start.
  public let settings: Settings
  public let phrasebook: @Sendable (String) -> Phrasebook
  /// The folder of the sounds that come with the game.
  public let sounds: URL
  /// The folder of the player's, which take their place.
  public let ownSounds: URL?
  public var isColoured = false
  /// The path of a WAV file that gets what is heard.
  public var record: String?
  /// The path of a file to which what is printed is added.
  public var transcript: String?
  /// The path of a file that gets what is said in braille.
  public var brailleFile: String?
  /// The path of a file that gets sounds, vibrations and motions.
  public var effects: String?
  /// The picture of what is in front, for who sees it in another window.
  public var view: ViewConfiguration?
  /// The path of a file that gets what went on, without names and texts; see ``LogChannel``.
  public var log: String?

  /// - Parameter phrasebook: that of a language.
  public init(
    _ settings: Settings, _ phrasebook: @escaping @Sendable (String) -> Phrasebook, sounds: URL,
    ownSounds: URL?
  ) {
    self.settings = settings
    self.phrasebook = phrasebook
    self.sounds = sounds
    self.ownSounds = ownSounds
  }
}
