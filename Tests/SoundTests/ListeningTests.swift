// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

@testable import Sound

/// What is heard in place of speech, and what comes again and again.
extension MixerTests {
  @Suite struct ListeningTests {
    private let rate = 22_050
    /// Loud on the left, silent on the right.
    private let frames: [Int16] = (0..<2_000).map { $0.isMultiple(of: 2) ? 8_000 : 0 }

    private func loudest(_ heard: [Int16], ear: Int) -> Int {
      stride(from: ear, to: heard.count, by: 2).map { Int(heard[$0].magnitude) }.max() ?? 0
    }

    @Test(arguments: SoundPlacement.allCases)
    func `two channels are heard as they are`(placement: SoundPlacement) throws {
      let loopback = try Loopback(sampleRate: 44_100, placement: placement)
      loopback.mixer.append([Int16](repeating: 20_000, count: 1_000))
      loopback.mixer.listen(to: frames)
      #expect(loopback.mixer.pending == 1_000)
      _ = loopback.render(frames: 100)
      let heard = loopback.render(frames: 600)
      #expect(7_000...9_000 ~= loudest(heard, ear: 0))
      #expect(loudest(heard, ear: 1) <= 1)
      #expect(loopback.mixer.pending == 300)
    }

    @Test func `it stops when it is silenced, and when something is said`() throws {
      let loopback = try Loopback(sampleRate: rate)
      loopback.mixer.listen(to: frames)
      _ = loopback.render(frames: 100)
      loopback.mixer.silence()
      #expect(loopback.mixer.pending == 0)
      #expect(loudest(Array(loopback.render(frames: 500).dropFirst(200)), ear: 0) <= 1)
      loopback.mixer.listen(to: frames)
      _ = loopback.render(frames: 100)
      loopback.mixer.append([Int16](repeating: 0, count: 700))
      #expect(loopback.mixer.pending == 700)
      #expect(loudest(Array(loopback.render(frames: 500).dropFirst(200)), ear: 0) <= 1)
    }

    @Test func `a loop comes again and again until it is ended`() throws {
      let loopback = try Loopback(sampleRate: rate)
      let beat = [Int16](repeating: 8_000, count: 100) + [Int16](repeating: 0, count: 900)
      loopback.mixer.loop(beat, volume: 50, from: .ahead)
      let heard = loopback.render(frames: 10_000)
      let beats = (0..<10).map { loudest(Array(heard[$0 * 2_000..<$0 * 2_000 + 300]), ear: 0) }
      #expect(beats.dropFirst().allSatisfy { 2_000...4_500 ~= $0 })
      loopback.mixer.silence()
      #expect(loudest(loopback.render(frames: 1_000), ear: 0) > 2_000)
      loopback.mixer.loop(nil, volume: 50, from: .ahead)
      #expect(loudest(Array(loopback.render(frames: 3_000).dropFirst(300)), ear: 0) <= 1)
    }
  }
}
