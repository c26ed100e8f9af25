// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech

/// How the direction of a sound is made to be heard.
public enum SoundPlacement: String, Sendable, CaseIterable {
  /// Not at all: all is heard from ahead, in both ears alike.
  case off
  /// By loudness, left and right.
  case stereo
  /// As a head and its ears change what they hear, above and below too; for headphones.
  case hrtf
}

extension SoundPlacement {
  /// Where a source stands, one unit from the listener: right, up, and backwards.
  func position(of direction: Direction) -> (x: Float, y: Float, z: Float) {
    let (azimuth, elevation) =
      switch self {
      case .off: (0.0, 0.0)
      // So far out OpenAL leaves the other ear 22 dB less, which a player with one good ear hears.
      case .stereo: (direction.x * 45, 0.0)
      case .hrtf: (direction.x * 90, direction.y * 45)
      }
    let (across, up) = (azimuth * .pi / 180, elevation * .pi / 180)
    return (Float(sin(across) * cos(up)), Float(sin(up)), Float(-cos(across) * cos(up)))
  }

  /// How loud each ear hears what is written to a file of two channels; their powers add up to 1.
  static func gains(of direction: Direction) -> (left: Double, right: Double) {
    // The other ear gets 22 dB less, as above.
    let angle = (1 + direction.x * 0.9) * .pi / 4
    return (cos(angle), sin(angle))
  }
}
