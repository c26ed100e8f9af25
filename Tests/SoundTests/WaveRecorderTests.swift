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
  private let state = Mutex<(pending: Int, log: [String])>((0, []))

  var pending: Int { state.withLock { $0.pending } }
  var log: [String] { state.withLock { $0.log } }

  func hear(_ samples: Int) { state.withLock { $0.pending -= samples } }

  func append(_ samples: [Int16], from: Direction) {
    state.withLock {
      $0.pending += samples.count
      $0.log.append("append \(samples.count)")
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
