// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL
import Speech

/// A mixer without a device: what it would play is rendered on request, as fast as asked.
public struct Loopback: Sendable {
  public let mixer: Mixer

  /// Renders at the rate of the speech, so that frames can be compared with samples.
  ///
  /// - Parameters:
  ///   - frequency: Another rate to render at, such as the 44 100 that HRTF wants.
  ///   - isMono: Renders one channel.
  public init(
    sampleRate: Int, placement: SoundPlacement = .off, frequency: Int? = nil, isMono: Bool = false
  ) throws(SoundError) {
    let format = [
      ALC_FORMAT_CHANNELS_SOFT, isMono ? ALC_MONO_SOFT : ALC_STEREO_SOFT,
      ALC_FORMAT_TYPE_SOFT, ALC_SHORT_SOFT,
      ALC_FREQUENCY, Int32(frequency ?? sampleRate),
    ]
    mixer = try Mixer(placement) { (placement) throws(SoundError) in
      try MixerDevice(
        alcLoopbackOpenDeviceSOFT(nil), sampleRate: sampleRate, placement: placement,
        format: format)
    }
  }

  /// What is heard next: left and right in turn.
  public func render(frames: Int) -> [Int16] { mixer.render(frames) }
}
