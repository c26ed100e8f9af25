// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL
import Dispatch
import Speech
import Synchronization

/// Speech and sounds on a device of OpenAL; both are heard at once.
///
/// A device that goes away is opened anew, on a thread of its own: what is said meanwhile waits for
/// it, and is dropped where it does not come back.
public final class Mixer: AudioOutput {
  /// How often it is looked whether the device is idle, or gone.
  private static let interval = DispatchTimeInterval.seconds(2)

  /// What is appended takes its time to be heard.
  public let isLive = true
  /// What the device and the sound server hold back at most.
  public let latency = Duration.milliseconds(60)
  private let state: Mutex<MixerState>
  private let open: @Sendable (SoundPlacement) throws(SoundError) -> MixerDevice
  /// How long a device that has not come back is left alone.
  private let patience: Duration
  private let watcher = DispatchQueue(label: "aloud.mixer.watcher")

  /// The player's sound device, known in a few milliseconds, whether there is one or not.
  public convenience init(
    sampleRate: Int, placement: SoundPlacement = .off
  ) throws(SoundError) {
    try self.init(placement) { (placement) throws(SoundError) in
      let device = withoutErrorOutput { withOwnConfiguration { alcOpenDevice(nil) } }
      return try MixerDevice(device, sampleRate: sampleRate, placement: placement)
    }
  }

  init(
    _ placement: SoundPlacement, patience: Duration = .seconds(1),
    open: @escaping @Sendable (SoundPlacement) throws(SoundError) -> MixerDevice
  ) throws(SoundError) {
    state = Mutex(MixerState(try open(placement), placement))
    self.open = open
    self.patience = patience
  }

  /// How directions are made to be heard from now on.
  public var placement: SoundPlacement {
    get { state.withLock { $0.placement } }
    set {
      use { state in
        state.placement = newValue
        state.device?.place(newValue)
      }
    }
  }

  /// How far the device can do what ``placement`` asks for.
  public var placementInForce: SoundPlacement {
    use { $0.device?.placement ?? $0.placement }
  }

  /// Speech, or what is listened to, that is still to be heard, in samples of a channel.
  public var pending: Int { use { $0.pending } }

  /// Speech to be heard after what was appended before.
  public func append(_ samples: [Int16], from direction: Direction) {
    change { state in
      state.device?.append(samples, from: direction)
      if state.isOpening { state.waiting.append((samples, direction)) }
    }
  }

  /// Two channels in place of speech, heard as they are.
  public func listen(to frames: [Int16]) {
    change { $0.device?.listen(to: frames) }
  }

  /// Drops all speech that has not been heard yet; sounds go on.
  public func silence() {
    use { state in
      state.device?.silence()
      state.waiting = []
    }
  }

  /// A sound, heard from now on; of more than four at once the oldest gives way.
  public func play(_ samples: [Int16], volume: Int, from direction: Direction) {
    change { $0.device?.play(samples, volume: volume, from: direction) }
  }

  /// A sound that comes again and again, for a minute at most while nothing else happens.
  public func loop(_ samples: [Int16]?, volume: Int, from direction: Direction) {
    change { $0.device?.loop(samples, volume: volume, from: direction) }
  }

  /// Lets go of the device; nothing is heard from then on. OpenAL complains on the terminal of
  /// a device that is still open when the program ends.
  public func close() {
    state.withLock { state in
      state.device = nil
      state.isClosed = true
      state.waiting = []
    }
  }

  /// Whether the device has gone and has not come back, since this was asked last.
  public func takeLoss() -> Bool {
    state.withLock { state in
      defer { state.hasLost = false }
      return state.hasLost
    }
  }

  func render(_ frames: Int) -> [Int16] {
    use { $0.device?.render(frames) ?? [] }
  }

  /// As if the device had gone.
  func lose() {
    use { $0.lose() }
  }

  /// Waits until a device that is being opened is there, or not.
  func settle() { watcher.sync {} }

  private func change(_ body: (inout MixerState) -> Void) {
    let (mustOpen, mustWatch) = use { state in
      let mustOpen = state.mustOpen(after: patience)
      body(&state)
      // Only now, or the device would begin with what it fetches before there is anything.
      state.device?.wake()
      let isWatched = state.device?.isWatched ?? true
      state.device?.isWatched = true
      return (mustOpen, !isWatched)
    }
    if mustOpen { watcher.async { self.openAnew() } }
    if mustWatch { watch() }
  }

  /// The context is current on this thread only as long as the thread is here: OpenAL complains
  /// of a thread that ends with one.
  private func use<Result: Sendable>(_ body: (inout MixerState) -> Result) -> Result {
    state.withLock { state in
      state.device?.enter()
      // A context that has been closed is left as well.
      defer { alcSetThreadContext(nil) }
      return body(&state)
    }
  }

  /// An open device takes its share of the processor even in silence.
  private func watch() {
    watcher.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self else { return }
      let (mustOpen, rests) = use { state in
        (state.mustOpen(after: .zero), state.device?.rest() ?? true)
      }
      if mustOpen { openAnew() } else if !rests { watch() }
    }
  }

  /// Not under the lock: a sound server may take its time.
  private func openAnew() {
    let remains = state.withLock { $0.remains.take() }
    _ = consume remains
    let (placement, isClosed) = state.withLock { ($0.placement, $0.isClosed) }
    guard !isClosed else { return }
    do {
      let device = try open(placement)
      take(device)
    } catch {
      state.withLock { $0.stayLost() }
    }
  }

  private func take(_ device: consuming MixerDevice) {
    var device: MixerDevice? = device
    use { state in
      guard !state.isClosed else { return }
      state.takeIn(device.take())
    }
    // What waited is being heard.
    change { _ in }
  }
}
