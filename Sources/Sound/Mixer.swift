// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL
import Dispatch
import Speech
import Synchronization

/// Speech and sounds on a device of OpenAL; both are heard at once.
public final class Mixer: AudioOutput {
  /// How often it is looked whether the device is idle.
  private static let interval = DispatchTimeInterval.seconds(2)

  /// What is appended takes its time to be heard.
  public let isLive = true
  /// What the device and the sound server hold back at most.
  public let latency = Duration.milliseconds(60)
  /// Nil once the device is closed.
  private let stage: Mutex<Stage?>
  private let watcher = DispatchQueue(label: "aloud.mixer.watcher")

  /// The player's sound device, known in a few milliseconds, whether there is one or not.
  public convenience init(sampleRate: Int) throws(SoundError) {
    let device = withoutErrorOutput { withShortPeriods { alcOpenDevice(nil) } }
    self.init(try Stage(device, sampleRate: sampleRate))
  }

  init(_ stage: consuming sending Stage) {
    self.stage = Mutex(stage)
  }

  /// Speech that is still to be heard, in samples.
  public var pending: Int { use { $0?.pending ?? 0 } }

  /// Speech to be heard after what was appended before.
  public func append(_ samples: [Int16], from direction: Direction) {
    change { $0?.append(samples) }
  }

  /// Drops all speech that has not been heard yet; sounds go on.
  public func silence() {
    use { $0?.silence() }
  }

  /// A sound, heard from now on; of more than four at once the oldest gives way.
  public func play(_ samples: [Int16], volume: Int, from direction: Direction) {
    change { $0?.play(samples, volume: volume) }
  }

  /// Lets go of the device; nothing is heard from then on. OpenAL complains on the terminal of
  /// a device that is still open when the program ends.
  public func close() {
    stage.withLock { $0 = nil }
  }

  func render(_ frames: Int) -> [Int16] {
    use { $0?.render(frames) ?? [] }
  }

  private func change(_ body: (inout Stage?) -> Void) {
    let isWatched = use { stage in
      stage?.wake()
      body(&stage)
      defer { stage?.isWatched = true }
      return stage?.isWatched ?? true
    }
    if !isWatched { watch() }
  }

  /// The context is current on this thread only as long as the thread is here: OpenAL complains
  /// of a thread that ends with one.
  private func use<Result: Sendable>(_ body: (inout Stage?) -> Result) -> Result {
    stage.withLock { stage in
      stage?.enter()
      defer { stage?.leave() }
      return body(&stage)
    }
  }

  /// An open device takes its share of the processor even in silence.
  private func watch() {
    watcher.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self, !use({ $0?.rest() ?? true }) else { return }
      watch()
    }
  }
}
