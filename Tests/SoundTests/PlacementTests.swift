// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import Speech
import Testing

/// What each ear hears of where something is.
extension MixerTests {
  @Suite struct PlacementTests {
    private let rate = 22_050
    private let left = Direction(x: -1, y: 0)
    private let right = Direction(x: 1, y: 0)

    /// Noise that is the same every time, so that HRTF has every pitch to work on.
    private static let noise: [Int16] = {
      var state: UInt32 = 1
      return (0..<6_000).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int16(truncatingIfNeeded: state >> 16) / 4
      }
    }()

    /// How loud each channel is, in decibels of full scale.
    private func levels(
      _ direction: Direction, _ placement: SoundPlacement, asSound: Bool = false,
      isMono: Bool = false
    ) throws -> [Double] {
      let isNatural = placement == .hrtf
      let loopback = try Loopback(
        sampleRate: rate, placement: placement, frequency: isNatural ? 44_100 : nil,
        isMono: isMono)
      #expect(loopback.mixer.placementInForce == placement)
      if asSound {
        loopback.mixer.play(Self.noise, volume: 100, from: direction)
      } else {
        loopback.mixer.append(Self.noise, from: direction)
      }
      let channels = isMono ? 1 : 2
      let heard = loopback.render(frames: 5_000).dropFirst(1_000 * channels)
      loopback.mixer.close()
      return (0..<channels).map { channel in
        let ear = stride(from: heard.startIndex + channel, to: heard.endIndex, by: channels)
        let power = ear.reduce(0.0) { $0 + pow(Double(heard[$1]), 2) } / Double(heard.count)
        return 10 * log10(max(power, 0.1))
      }
    }

    @Test(arguments: [false, true])
    func `the outermost places differ by 20 dB, and the middle by none`(asSound: Bool) throws {
      let onLeft = try levels(left, .stereo, asSound: asSound)
      let onRight = try levels(right, .stereo, asSound: asSound)
      let ahead = try levels(.ahead, .stereo, asSound: asSound)
      #expect(onLeft[0] - onLeft[1] >= 20)
      #expect(onRight[1] - onRight[0] >= 20)
      #expect(abs(ahead[0] - ahead[1]) <= 0.5)
      // A player with one good ear hears the other side all the same.
      #expect(onLeft[0] - onLeft[1] <= 30)
    }

    @Test func `what is further right is louder on the right`() throws {
      let steps = try (-4...4).map { step in
        let ears = try levels(Direction(x: Double(step) / 4, y: 0), .stereo)
        return ears[1] - ears[0]
      }
      #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 + 2 < $1 })
    }

    @Test func `with HRTF the outermost places differ by 3 dB, and above from below`() throws {
      let onLeft = try levels(left, .hrtf)
      let onRight = try levels(right, .hrtf)
      let ahead = try levels(.ahead, .hrtf)
      #expect(onLeft[0] - onLeft[1] >= 3)
      #expect(onRight[1] - onRight[0] >= 3)
      #expect(abs(ahead[0] - ahead[1]) <= 0.5)
      let above = try levels(Direction(x: 0, y: 1), .hrtf)
      let below = try levels(Direction(x: 0, y: -1), .hrtf)
      #expect(abs(above[0] - below[0]) >= 1)
    }

    @Test func `switched off, all comes from ahead`() throws {
      let onLeft = try levels(left, .off)
      #expect(abs(onLeft[0] - onLeft[1]) <= 0.5)
      #expect(try abs(onLeft[0] - levels(.ahead, .off)[0]) <= 0.5)
    }

    @Test(arguments: [SoundPlacement.stereo, .off])
    func `one channel loses nothing`(placement: SoundPlacement) throws {
      let ahead = try levels(.ahead, placement, isMono: true)[0]
      for direction in [left, right, Direction(x: 0.5, y: 1)] {
        #expect(try abs(levels(direction, placement, isMono: true)[0] - ahead) <= 0.5)
      }
    }

    @Test func `a source moves with the message, and the setting with the player`() throws {
      let loopback = try Loopback(sampleRate: rate, placement: .stereo)
      func side() -> Int {
        let heard = loopback.render(frames: 2_000).dropFirst(1_000)
        let ears = (0...1).map { ear in
          stride(from: heard.startIndex + ear, to: heard.endIndex, by: 2).reduce(0) {
            $0 + Int(heard[$1].magnitude)
          }
        }
        return (ears[1] - ears[0]) * 10 / (ears[0] + ears[1])
      }
      loopback.mixer.append(Self.noise, from: left)
      #expect(side() <= -8)
      loopback.mixer.silence()
      loopback.mixer.append(Self.noise, from: right)
      #expect(side() >= 8)
      loopback.mixer.silence()
      loopback.mixer.placement = .off
      loopback.mixer.append(Self.noise, from: right)
      #expect(side() == 0)
    }

    @Test func `HRTF that cannot be had leaves left and right`() throws {
      // There is data for 44 100 and 48 000 alone.
      let loopback = try Loopback(sampleRate: 11_025, placement: .hrtf)
      #expect(loopback.mixer.placementInForce == .stereo)
      #expect(loopback.mixer.placement == .hrtf)
      loopback.mixer.append(Self.noise, from: left)
      let heard = loopback.render(frames: 3_000)
      #expect(heard[4_001].magnitude < 1_000)
      #expect(heard[4_000..<4_400].max() ?? 0 > 3_000)
    }
  }
}
