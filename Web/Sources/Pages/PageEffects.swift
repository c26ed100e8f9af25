// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Foundation
import Preferences

/// What is heard and felt beside the words, for the page's script.
struct PageEffects: Encodable {
  let effects: [Effect]
  /// Per cent; 0 for none.
  let volume: Int
  /// The tone of a piece in hand; nil where none is, or none is wanted.
  let hold: Hold?

  struct Effect: Encodable {
    let number: Int
    var sound: String?
    /// -1...1, from left to right.
    var pan: Double?
    var vibration: HapticCue?
    /// Whether `/heard/NUMBER.wav` has it.
    var isClip: Bool?
  }

  struct Hold: Encodable {
    let pan: Double
    /// Per cent.
    let volume: Int
  }

  init(_ state: PageState) {
    let settings = state.front.settings
    effects = state.now.compactMap { happening in
      var effect = Effect(number: happening.number)
      switch happening.kind {
      case .sound(let cue, let pan): (effect.sound, effect.pan) = (cue.rawValue, pan)
      case .vibration(let cue): effect.vibration = cue
      case .tile: effect.isClip = true
      case .line, .notice, .heading, .spelled: return nil
      }
      return effect
    }
    volume = settings.sounds ? settings.soundVolume : 0
    hold = state.inHand.map { Hold(pan: $0, volume: settings.pendingVolume) }
  }

  var json: String {
    // Numbers and names of the program's own cannot fail.
    (try? Self.encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }()
}
