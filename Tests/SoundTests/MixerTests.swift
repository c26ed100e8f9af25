// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Sound

@Suite(.serialized)
struct MixerTests {
  private let rate = 22_050

  @Test func `chunks follow each other without a gap`() throws {
    let loopback = try Loopback(sampleRate: rate)
    loopback.mixer.append(tone(500))
    loopback.mixer.append(tone(500))
    #expect(loopback.mixer.pending == 1_000)
    let heard = left(loopback.render(frames: 1_200))
    #expect(heard[50..<950].allSatisfy { $0 > 5_000 })
    #expect(heard[1_100...].allSatisfy { abs($0) <= 1 })
    #expect(loopback.mixer.pending == 0)
  }

  @Test func `what is pending goes down as it is heard`() throws {
    let loopback = try Loopback(sampleRate: rate)
    loopback.mixer.append(tone(1_000))
    loopback.mixer.append(tone(1_000))
    _ = loopback.render(frames: 1_500)
    #expect(loopback.mixer.pending == 500)
  }

  @Test func `speech that comes after a gap does not repeat what was heard`() throws {
    let loopback = try Loopback(sampleRate: rate)
    loopback.mixer.append(tone(500))
    _ = loopback.render(frames: 2_000)
    loopback.mixer.append(tone(300))
    #expect(loopback.mixer.pending == 300)
    let heard = left(loopback.render(frames: 1_000))
    #expect(heard.count { $0 > 5_000 } < 350)
    #expect(heard.count { $0 > 5_000 } > 250)
  }

  @Test func `silence ends speech within 96 frames, and what comes then is heard`() throws {
    let loopback = try Loopback(sampleRate: rate)
    loopback.mixer.append(tone(10_000))
    _ = loopback.render(frames: 1_000)
    loopback.mixer.silence()
    #expect(loopback.mixer.pending == 0)
    #expect(left(loopback.render(frames: 500))[96...].allSatisfy { abs($0) <= 1 })
    loopback.mixer.append(tone(10_000).map { -$0 })
    let heard = left(loopback.render(frames: 240))
    #expect(heard.min() ?? 0 < -5_000)
    #expect(heard.allSatisfy { $0 <= 1 })
  }

  @Test func `four sounds are heard at once, and the oldest gives way to a fifth`() throws {
    let loopback = try Loopback(sampleRate: rate)
    var levels: [Int] = []
    for _ in 0..<6 {
      loopback.mixer.play([Int16](repeating: 2_000, count: 10_000), volume: 100)
      levels.append(left(loopback.render(frames: 500)).last ?? 0)
    }
    let steps = zip([0] + levels, levels).map { $1 - $0 }
    #expect(steps[..<4].allSatisfy { 1_000...1_500 ~= $0 })
    #expect(steps[4...].allSatisfy { abs($0) < 100 })
    loopback.mixer.silence()
    #expect(abs((left(loopback.render(frames: 500)).last ?? 0) - levels[5]) < 100)
  }

  @Test func `a sound has the volume asked for`() throws {
    let levels = try [100, 50, 0].map { volume in
      let loopback = try Loopback(sampleRate: rate)
      loopback.mixer.play([Int16](repeating: 10_000, count: 1_000), volume: volume)
      return left(loopback.render(frames: 500)).last ?? 0
    }
    #expect(abs(levels[1] * 2 - levels[0]) < 20)
    #expect(abs(levels[2]) <= 1)
  }

  @Test func `a sound is heard once`() throws {
    let loopback = try Loopback(sampleRate: rate)
    loopback.mixer.play([Int16](repeating: 10_000, count: 1_000), volume: 100)
    let heard = left(loopback.render(frames: 4_000))
    #expect(heard[100..<900].allSatisfy { $0 > 5_000 })
    #expect(heard[1_200...].allSatisfy { abs($0) <= 1 })
  }

  @Test func `a closed mixer takes what comes and is silent`() throws {
    let loopback = try Loopback(sampleRate: rate)
    loopback.mixer.append(tone(500))
    loopback.mixer.close()
    loopback.mixer.append(tone(500))
    loopback.mixer.play(tone(500), volume: 100)
    loopback.mixer.silence()
    #expect(loopback.mixer.pending == 0)
    #expect(loopback.render(frames: 10) == [])
  }

  @Test func `without a device there is an error to be told`() {
    #expect(throws: SoundError.noDevice) {
      _ = try MixerDevice(nil, sampleRate: rate, placement: .off)
    }
    do throws(SoundError) {
      try Mixer(sampleRate: rate).close()
    } catch {
      #expect(error == .noDevice)
    }
  }

  @Test func `the player's own configuration counts for more`() {
    setenv("ALSOFT_CONF", "/own.conf", 1)
    #expect(
      withOwnConfiguration { getenv("ALSOFT_CONF").map { String(cString: $0) } } == "/own.conf")
    unsetenv("ALSOFT_CONF")
    let text = withOwnConfiguration {
      getenv("ALSOFT_CONF").flatMap {
        try? String(contentsOfFile: String(cString: $0), encoding: .utf8)
      }
    }
    #expect(text == "[general]\nperiod_size=256\nperiods=2\n[pulse]\nallow-moves=true\n")
    #expect(getenv("ALSOFT_CONF") == nil)
  }

  private func tone(_ count: Int) -> [Int16] { [Int16](repeating: 10_000, count: count) }

  private func left(_ frames: [Int16]) -> [Int] {
    stride(from: 0, to: frames.count, by: 2).map { Int(frames[$0]) }
  }
}
