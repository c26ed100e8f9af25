// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Synchronization

/// Writes what is heard to a WAV file: speech and sounds together, in order.
///
/// Time goes on by what is said: the pauses in which the player thinks are not recorded.
/// Without a device beside it, all is recorded as soon as it is said.
public final class WaveRecorder: AudioOutput {
  private let device: (any AudioOutput)?
  private let tape: Mutex<WaveFileWriter>

  /// - Parameters:
  ///   - placement: Whether places are heard: by loudness in two channels, or not, in one.
  ///   - device: Where it is heard as well; what is interrupted there is recorded as far as it was
  ///     heard.
  public init(
    file: String, sampleRate: Int, placement: SoundPlacement = .off,
    beside device: (any AudioOutput)? = nil
  ) throws(SoundError) {
    self.device = device
    tape = Mutex(
      try WaveFileWriter(file: file, sampleRate: sampleRate, channels: placement == .off ? 1 : 2))
  }

  deinit { finish() }

  /// As the device is; without one, nothing takes its time.
  public var isLive: Bool { device?.isLive ?? false }
  /// As the device's.
  public var latency: Duration { device?.latency ?? .zero }
  /// Speech that is still to be heard on the device, in samples.
  public var pending: Int { device?.pending ?? 0 }

  /// The first thing that went wrong in writing; nothing has been recorded since.
  public var problem: SoundError? { tape.withLock { $0.problem } }

  /// Speech to be recorded after what was appended before.
  public func append(_ samples: [Int16], from direction: Direction) {
    change {
      device?.append(samples, from: direction)
      $0.say(samples, from: direction)
    }
  }

  /// Two channels to be recorded in place of speech.
  public func listen(to frames: [Int16]) {
    change {
      device?.listen(to: frames)
      $0.listen(to: frames)
    }
  }

  /// Drops all speech that has not been heard yet; without a device there is none.
  public func silence() {
    change {
      device?.silence()
      $0.dropSpeech()
    }
  }

  /// A sound, recorded from the point that speech has come to.
  public func play(_ samples: [Int16], volume: Int, from direction: Direction) {
    change {
      device?.play(samples, volume: volume, from: direction)
      $0.play(samples, volume: volume, from: direction)
    }
  }

  /// A sound that comes again and again, recorded while there is speech.
  public func loop(_ samples: [Int16]?, volume: Int, from direction: Direction) {
    change {
      device?.loop(samples, volume: volume, from: direction)
      $0.loop(samples, volume: volume, from: direction)
    }
  }

  /// Writes what has been heard but not written yet, such as the end of a sound.
  public func finish() { tape.withLock { $0.finish() } }

  private func change(_ body: (inout WaveFileWriter) -> Void) {
    tape.withLock { tape in
      catchUp(&tape)
      body(&tape)
      catchUp(&tape)
    }
  }

  private func catchUp(_ tape: inout WaveFileWriter) {
    tape.advance(tape.pending - pending)
  }
}
