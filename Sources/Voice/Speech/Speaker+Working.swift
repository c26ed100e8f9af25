// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// What the speaking thread does.
extension Speaker {
  /// Heard between two messages, so that they do not run into each other.
  private static let pause = Duration.milliseconds(120)
  /// How far synthesis runs ahead of what is heard.
  private static let ahead = Duration.seconds(2)

  /// A message with what held when it began.
  private struct Job {
    let message: SpeechMessage
    let settings: VoiceSettings
    let generation: Int
    let follows: Bool
  }

  /// Says what there is to say.
  func workOff() {
    while let job = take() {
      if job.follows { _ = deliver(SpeechChunk(silence(Self.pause)), job) }
      synthesizer
        .synthesize(job.message.pieces, job.settings) { deliver($0, job) }
        .forEach(report)
      state.withLock { if $0.generation == job.generation { $0.progress.isComplete = true } }
      wait(job.generation, untilPending: 0)
    }
  }

  /// Nil where all has been said.
  private func take() -> Job? {
    let job = takeFromQueue()
    if job == nil { progressed.send() }
    return job
  }

  private func takeFromQueue() -> Job? {
    state.withLock { state in
      guard let message = state.queue.take() else {
        state.isWorking = false
        state.follows = !output.isLive
        return nil
      }
      state.progress = Progress(of: message.pieces)
      return Job(
        message: message, settings: state.settings, generation: state.generation,
        follows: state.follows)
    }
  }

  /// False once the generation is over.
  private func deliver(_ chunk: SpeechChunk, _ job: Job) -> Bool {
    let isCurrent = state.withLock { state in
      guard state.generation == job.generation else { return false }
      state.follows = true
      state.progress.append(chunk)
      if !chunk.samples.isEmpty { output.append(chunk.samples, from: job.message.direction) }
      return true
    }
    return isCurrent && wait(job.generation, untilPending: count(Self.ahead))
  }

  /// Waits until no more than `samples` are still to be heard; false once the generation is
  /// over.
  @discardableResult
  private func wait(_ generation: Int, untilPending samples: Int) -> Bool {
    while let surplus = surplus(generation, over: samples) {
      guard surplus > 0 else { return true }
      let milliseconds = min(20, 1 + surplus * 1_000 / synthesizer.sampleRate)
      _ = interruption.wait(timeout: .now() + .milliseconds(milliseconds))
    }
    return false
  }

  /// Samples to be heard until only so many are left; nil once the generation is over.
  private func surplus(_ generation: Int, over samples: Int) -> Int? {
    state.withLock { $0.generation == generation ? output.pending - samples : nil }
  }

  private func silence(_ duration: Duration) -> [Int16] {
    Array(repeating: 0, count: count(duration))
  }

  private func count(_ duration: Duration) -> Int {
    Int(duration / .seconds(1) * Double(synthesizer.sampleRate))
  }
}
