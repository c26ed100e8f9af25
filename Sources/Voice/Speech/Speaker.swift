// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// The whole road from pieces of text to sound, on a thread of its own.
///
/// To an output that is not live a message is said out before `say` returns, so that a
/// recording holds all that was said, in order and every time the same.
public final class Speaker: SpeechBackend {
  struct State {
    var queue = SpeechQueue()
    var settings: VoiceSettings
    var progress = Progress()
    /// Counts interruptions; chunks of an older generation are stale.
    var generation = 0
    var isWorking = false
    /// The last message was said out: the next one needs a pause before it.
    var follows = false
  }

  let synthesizer: any Synthesizer
  let output: any AudioOutput
  let state: Mutex<State>
  /// Signalled when what is being said has to stop.
  let interruption = DispatchSemaphore(value: 0)
  /// Sent when something that was to be said is not any more.
  let progressed = ChangeSignal()
  let report: @Sendable (SpeechError) -> Void
  /// A thread that waits here begins sooner than one that a queue has to find.
  private let work = DispatchSemaphore(value: 0)
  /// Held by the caller that speaks, where the output is not live.
  private let turn = Mutex(())

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
    guard output.isLive else { return }
    DispatchQueue(label: "aloud.speech", qos: .userInteractive).async { [weak self, work] in
      while true {
        work.wait()
        guard let self else { return }
        workOff()
      }
    }
  }

  deinit { work.signal() }

  /// The voice from the next message on.
  public var settings: VoiceSettings {
    get { state.withLock { $0.settings } }
    set { state.withLock { $0.settings = newValue } }
  }

  /// Something is being said or waits to be said.
  public var isSpeaking: Bool { state.withLock { !$0.queue.isEmpty } }

  /// Says the message when its lane allows.
  public func say(_ message: SpeechMessage) {
    let (interrupts, starts) = state.withLock { state in
      let rest = message.lane == .alert ? rest(state) : []
      let interrupts = state.queue.add(message, rest: rest)
      if interrupts { interrupt(&state) }
      defer { state.isWorking = true }
      return (interrupts, !state.isWorking)
    }
    if interrupts { interruption.signal() }
    guard output.isLive else { return turn.withLock { _ in workOff() } }
    if starts { work.signal() }
  }

  /// Drops one message, whether it waits or is being said.
  public func cancel(_ message: SpeechToken) {
    let interrupts = state.withLock { state in
      let interrupts = state.queue.cancel(message)
      if interrupts { interrupt(&state) }
      return interrupts
    }
    if interrupts { interruption.signal() }
    progressed.send()
  }

  /// Silences speech at once and forgets what waited; sounds go on.
  public func stop() {
    state.withLock { state in
      state.queue.clear()
      interrupt(&state)
    }
    interruption.signal()
    progressed.send()
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
    await progressed.wait(within: limit) { !self.isSpeaking }
    try? await Task.sleep(for: output.latency)
  }

  /// Under the lock that chunks are delivered under: nothing stale can follow the silence.
  private func interrupt(_ state: inout State) {
    state.generation += 1
    state.follows = false
    state.progress = Progress()
    output.silence()
  }

  /// What has not been heard of the message being said.
  private func rest(_ state: State) -> [SpokenPiece] {
    state.queue.current == nil ? [] : state.progress.rest(pending: output.pending)
  }
}
