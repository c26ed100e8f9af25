// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import Speech
import Synchronization
import Testing

struct WaveRecorderTests {
  private let folder: Folder
  private let file: String

  init() throws {
    folder = try Folder()
    file = folder.path + "/game.wav"
  }

  @Test func `what is said is recorded in order, and the file is whole after every chunk`() throws {
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050)
    #expect(!recorder.isLive)
    recorder.append([1, 2])
    #expect(try Wave(file: file) == Wave([1, 2], sampleRate: 22_050))
    recorder.silence()
    recorder.append([3])
    #expect(try Wave(file: file) == Wave([1, 2, 3], sampleRate: 22_050))
    #expect(recorder.problem == nil)
  }

  @Test func `a sound is mixed with what is said after it`() throws {
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050)
    recorder.append([1])
    recorder.play([100, 200, 300, 400], volume: 50)
    recorder.append([1, 2])
    recorder.play([1_000], volume: 100)
    recorder.append([.max])
    #expect(try Wave(file: file).samples == [1, 51, 102, .max])
    recorder.finish()
    #expect(try Wave(file: file).samples == [1, 51, 102, .max, 200])
  }

  @Test func `places are recorded by loudness, the middle in both channels alike`() throws {
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050, placement: .stereo)
    recorder.append([10_000], from: Direction(x: -1, y: 0))
    recorder.append([10_000])
    recorder.play([10_000], volume: 50, from: Direction(x: 1, y: 1))
    recorder.append([0])
    recorder.finish()
    let wave = try Wave(file: file)
    #expect(wave.channels == 2)
    #expect(wave.samples == [9_969, 784, 7_071, 7_071, 392, 4_984])
    #expect(20 * log10(9_969.0 / 784) >= 20)
  }

  @Test func `what is listened to is recorded in place of speech`() throws {
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050, placement: .hrtf)
    recorder.listen(to: [1, 2, 3, 4])
    recorder.append([0], from: .ahead)
    #expect(try Wave(file: file).samples == [1, 2, 3, 4, 0, 0])
    let mono = try WaveRecorder(file: file, sampleRate: 22_050)
    mono.listen(to: [1, 3, 5, 7])
    #expect(try Wave(file: file) == Wave([2, 6], sampleRate: 22_050))
  }

  @Test func `a loop is recorded as long as something is said`() throws {
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050)
    recorder.loop([10, 0, 0], volume: 100, from: .ahead)
    recorder.append([1, 1, 1, 1])
    recorder.append([1])
    recorder.loop(nil, volume: 100, from: .ahead)
    recorder.append([1])
    recorder.finish()
    #expect(try Wave(file: file).samples == [11, 1, 1, 11, 1, 1])
  }

  @Test func `of a picture that speech interrupts, what was heard is recorded`() throws {
    let device = Device()
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050, beside: device)
    recorder.listen(to: [1, 1, 2, 2, 3, 3])
    device.hear(1)
    recorder.append([7, 7])
    device.hear(2)
    recorder.finish()
    #expect(device.log == ["listen 3", "append 2"])
    #expect(try Wave(file: file).samples == [1, 7, 7])
  }

  @Test func `an older file is replaced`() throws {
    _ = folder.write("game.wav", [UInt8](repeating: 7, count: 1_000))
    try WaveRecorder(file: file, sampleRate: 22_050).append([1])
    #expect(
      FileManager.default.contents(atPath: file).map { [UInt8]($0) }
        == Wave([1], sampleRate: 22_050).bytes)
  }

  @Test func `beside a device only what was heard is recorded`() throws {
    let device = Device()
    let recorder = try WaveRecorder(file: file, sampleRate: 22_050, beside: device)
    #expect(recorder.isLive)
    recorder.append([1, 2, 3, 4])
    recorder.append([5, 6])
    #expect(recorder.pending == 6)
    device.hear(3)
    recorder.silence()
    #expect(device.log == ["append 4", "append 2", "silence"])
    recorder.append([7, 8])
    device.hear(2)
    recorder.play([10], volume: 100)
    recorder.finish()
    #expect(device.log.last == "play 1")
    #expect(try Wave(file: file).samples == [1, 2, 3, 7, 8, 10])
  }

  @Test func `a file that cannot be written is told`() throws {
    #expect(throws: SoundError.file(folder.path, code: Int(EISDIR))) {
      try WaveRecorder(file: folder.path, sampleRate: 22_050)
    }
    let full = try WaveRecorder(file: "/dev/full", sampleRate: 22_050)
    full.append([1])
    #expect(full.problem == .file("/dev/full", code: Int(ENOSPC)))
  }
}

/// Hears when it is told to.
private final class Device: AudioOutput {
  let isLive = true
  let latency = Duration.zero
  private let state = Mutex<(pending: Int, isPicture: Bool, log: [String])>((0, false, []))

  var pending: Int { state.withLock { $0.pending } }
  var log: [String] { state.withLock { $0.log } }

  func hear(_ samples: Int) { state.withLock { $0.pending -= samples } }

  func append(_ samples: [Int16], from: Direction) {
    state.withLock {
      if $0.isPicture { $0.pending = 0 }
      $0.isPicture = false
      $0.pending += samples.count
      $0.log.append("append \(samples.count)")
    }
  }

  func listen(to frames: [Int16]) {
    state.withLock {
      $0.pending = frames.count / 2
      $0.isPicture = true
      $0.log.append("listen \(frames.count / 2)")
    }
  }

  func silence() {
    state.withLock {
      $0.pending = 0
      $0.log.append("silence")
    }
  }

  func play(_ samples: [Int16], volume: Int, from: Direction) {
    state.withLock { $0.log.append("play \(samples.count)") }
  }
}
