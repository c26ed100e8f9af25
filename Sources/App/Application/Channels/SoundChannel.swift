// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Engine
import Preferences
import Speech

/// The sounds of what happens, and the tone of a piece in hand.
struct SoundChannel: OutputChannel {
  private let audio: Audio
  private var settings = Settings()
  /// Where a piece is in hand, as far as that is heard.
  private var placeInHand: Place?

  init(_ audio: Audio) { self.audio = audio }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .manner(let manner): settings = manner.settings
      case .effects(let effects):
        audio.voicing.play(effects.sounds, volume: settings.soundVolume) {
          Direction(effects.places[$0], in: presentation.layout)
        }
      case .sound(let cue): audio.voicing.play([cue], volume: settings.soundVolume)
      case .input, .line, .spelled, .hush, .tile: break
      }
    }
    loop(from: presentation.placeInHand, in: presentation.layout)
  }

  /// Lets a piece in hand be heard, as long as it is; nil where none is.
  private mutating func loop(from place: Place?, in layout: Layout) {
    guard place != placeInHand else { return }
    placeInHand = place
    audio.voicing.loop(
      from: place.map { Direction($0, in: layout) }, volume: settings.pendingVolume)
  }
}
