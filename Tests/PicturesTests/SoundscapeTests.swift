// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Pictures

@Suite struct SoundscapeTests {
  private let rate = 8_000

  /// How strong a pitch is between two parts of the second (Goertzel, 1958).
  private func strength(_ pitch: Double, in samples: [Int16], _ part: Range<Double>) -> Double {
    let range = Int(part.lowerBound * Double(rate))..<Int(part.upperBound * Double(rate))
    let turn = 2 * cos(2 * Double.pi * pitch / Double(rate))
    var (one, two) = (0.0, 0.0)
    for sample in samples[range] { (one, two) = (Double(sample) + turn * one - two, one) }
    return (one * one + two * two - turn * one * two).squareRoot() / Double(range.count)
  }

  private func sound(_ light: @escaping (Int, Int) -> Bool) -> Soundscape {
    Soundscape(of: Tile(side: 120, light: light), sampleRate: rate)
  }

  @Test func itLastsASecond() {
    #expect(sound { _, _ in true }.samples.count == rate)
    #expect(sound { _, _ in true }.stereo.count == 2 * rate)
  }

  @Test func blackIsSilent() {
    #expect(Set(sound { _, _ in false }.samples) == [0])
  }

  @Test func whiteIsLoudAndNotDistorted() {
    let peak = sound { _, _ in true }.samples.map { abs(Int($0)) }.max() ?? 0
    #expect(16_000..<32_767 ~= peak)
  }

  @Test func whatIsHighIsHighAndWhatIsLeftIsEarly() {
    let (low, high) = (Soundscape.pitch(0), Soundscape.pitch(Soundscape.rows - 1))
    #expect((low, high) == (200, 3_200))
    // A light corner: top left, top right, bottom left, bottom right.
    for (isRight, isLow) in [(false, false), (true, false), (false, true), (true, true)] {
      let samples = sound { x, y in
        (x >= 105) == isRight && (x < 15 || x >= 105)
          && (y >= 115) == isLow && (y < 5 || y >= 115)
      }.samples
      let (early, late) = (0.0..<0.14, 0.86..<1.0)
      let (heard, other) = isLow ? (low, high) : (high, low)
      let there = strength(heard, in: samples, isRight ? late : early)
      #expect(there > 300)
      #expect(strength(heard, in: samples, isRight ? early : late) < there / 100)
      #expect(strength(other, in: samples, isRight ? late : early) < there / 10)
    }
  }

  @Test func theSoundGoesFromLeftToRight() {
    let stereo = sound { _, _ in true }.stereo
    func loudness(_ channel: Int, _ part: Range<Int>) -> Int {
      part.reduce(0) { $0 + abs(Int(stereo[2 * $1 + channel])) }
    }
    #expect(loudness(0, 0..<800) > 8 * loudness(1, 0..<800))
    #expect(loudness(1, 7_200..<8_000) > 8 * loudness(0, 7_200..<8_000))
    let (left, right) = (loudness(0, 3_600..<4_400), loudness(1, 3_600..<4_400))
    #expect(abs(left - right) * 20 < left)
  }

  @Test func itBeginsAndEndsWithoutAClick() {
    let samples = sound { _, _ in true }.samples.map { abs(Int($0)) }
    #expect(samples.prefix(2).max() ?? 0 < 12_000)
    #expect(samples.suffix(2).max() ?? 0 < 12_000)
  }
}
