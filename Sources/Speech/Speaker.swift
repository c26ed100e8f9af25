// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// The whole road from pieces of text to sound, on a thread of its own.
///
/// To an output that is not live a message is said out before `say` returns, so that a
/// recording holds all that was said, in order and every time the same.
public final class Speaker: Talker {
  private struct State {
    var queue = SpeechQueue()
    var settings: VoiceSettings
    /// Counts interruptions; chunks of an older generation are stale.
    var generation = 0
    var isWorking = false
    /// The last message was said out: the next one needs a pause before it.
    var follows = false
  }

  /// Heard between two messages, so that they do not run into each other.
  private static let pause = Duration.milliseconds(120)
  /// How far synthesis runs ahead of what is heard.
  private static let ahead = Duration.seconds(2)

  private let synthesizer: any Synthesizer
  private let output: any AudioOutput
  private let report: @Sendable (SpeechError) -> Void
  private let state: Mutex<State>
  private let worker = DispatchQueue(label: "aloud.speech", qos: .userInteractive)
  /// Signalled when what is being said has to stop.
  private let interruption = DispatchSemaphore(value: 0)

  /// - Parameter report: Told, on the speaking thread, of what could not be said as asked.
  public init(
    _ synthesizer: any Synthesizer, _ output: any AudioOutput,
    settings: VoiceSettings = VoiceSettings(),
    report: @escaping @Sendable (SpeechError) -> Void
  ) {
    self.synthesizer = synthesizer
    self.output = output
    self.report = report
    self.state = Mutex(State(settings: settings))
  }

  /// The voice from the next message on.
  public var settings: VoiceSettings {
    get { state.withLock { $0.settings } }
    set { state.withLock { $0.settings = newValue } }
  }

  /// Something is being said or waits to be said.
  public var isSpeaking: Bool { state.withLock { !$0.queue.isEmpty } }

  /// Says the message when its urgency allows.
  public func say(_ message: SpeechMessage) {
    let (interrupts, starts) = state.withLock { state in
      let interrupts = state.queue.add(message)
      if interrupts { interrupt(&state) }
      defer { state.isWorking = true }
      return (interrupts, !state.isWorking)
    }
    if interrupts { interruption.signal() }
    if starts { worker.async { self.work() } }
    if !output.isLive { worker.sync {} }
  }

  /// Silences speech at once and forgets what waited; sounds go on.
  public func stop() {
    state.withLock { state in
      state.queue.clear()
      interrupt(&state)
    }
    interruption.signal()
  }

  /// A sound beside the speech; at the output's sample rate.
  ///
  /// - Parameter volume: 0...100.
  public func play(_ samples: [Int16], volume: Int = 100, from direction: Direction = .ahead) {
    output.play(samples, volume: volume, from: direction)
  }

  /// Waits until all has been heard, but no longer than `limit`; `stop` and the task's
  /// cancellation end it as well.
  public func finished(within limit: Duration) async {
    let deadline = ContinuousClock.now + limit
    while isSpeaking, ContinuousClock.now < deadline {
      guard (try? await Task.sleep(for: .milliseconds(5))) != nil else { return }
    }
    try? await Task.sleep(for: output.latency)
  }

  /// Under the lock that chunks are delivered under: nothing stale can follow the silence.
  private func interrupt(_ state: inout State) {
    state.generation += 1
    state.follows = false
    output.silence()
  }

  private func work() {
    while let (message, settings, generation, follows) = next() {
      if follows { _ = deliver(silence(Self.pause), generation, from: message.direction) }
      synthesizer
        .synthesize(message.pieces, settings) {
          deliver($0, generation, from: message.direction)
        }
        .forEach(report)
      wait(generation, untilPending: 0)
    }
  }

  private func next() -> (SpeechMessage, VoiceSettings, generation: Int, follows: Bool)? {
    state.withLock { state in
      guard let message = state.queue.take() else {
        state.isWorking = false
        state.follows = !output.isLive
        return nil
      }
      defer { state.follows = true }
      return (message, state.settings, state.generation, state.follows)
    }
  }

  /// False once the generation is over.
  private func deliver(
    _ chunk: [Int16], _ generation: Int, from direction: Direction
  ) -> Bool {
    let isCurrent = state.withLock { state in
      guard state.generation == generation else { return false }
      output.append(chunk, from: direction)
      return true
    }
    return isCurrent && wait(generation, untilPending: count(Self.ahead))
  }

  /// Waits until no more than `samples` are still to be heard; false once the generation is
  /// over.
  @discardableResult
  private func wait(_ generation: Int, untilPending samples: Int) -> Bool {
    while state.withLock({ $0.generation == generation }) {
      let surplus = output.pending - samples
      guard surplus > 0 else { return true }
      let milliseconds = min(20, 1 + surplus * 1_000 / synthesizer.sampleRate)
      _ = interruption.wait(timeout: .now() + .milliseconds(milliseconds))
    }
    return false
  }

  private func silence(_ duration: Duration) -> [Int16] {
    Array(repeating: 0, count: count(duration))
  }

  private func count(_ duration: Duration) -> Int {
    Int(duration / .seconds(1) * Double(synthesizer.sampleRate))
  }
}
