// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A piece as one second of sound: what is left is heard first and on the left, what is high in
/// the picture is high, and what is light is loud. Black is silent. (After The vOICe, Meijer 1992.)
public struct Soundscape: Hashable, Sendable {
  /// One channel.
  public let samples: [Int16]

  /// Tones, from the bottom to the top.
  static let rows = 24
  /// Steps of loudness in the second.
  static let columns = 40
  /// The lowest and the highest tone, in hertz.
  static let pitches = (200.0, 3_200.0)

  /// - Parameter sampleRate: Samples in a second, more than twice the highest pitch.
  public init(of tile: Tile, sampleRate: Int) {
    var sums = [Float](repeating: 0, count: sampleRate)
    let light = Self.light(of: tile)
    for row in 0..<Self.rows where light[row].contains(where: { $0 > 0 }) {
      Self.add(light[row], tone: row, to: &sums, sampleRate: sampleRate)
    }
    samples = sums.map { Int16(max(-1, min(1, $0)) * 32_767) }
  }

  /// Two channels, left and right in turn, as the sound goes from one side to the other.
  public var stereo: [Int16] {
    samples.indices.flatMap { index in
      let angle = Float(index) / Float(samples.count) * .pi / 2
      let sample = Float(samples[index])
      return [Int16(sample * cos(angle)), Int16(sample * sin(angle))]
    }
  }

  static func pitch(_ row: Int) -> Double {
    pitches.0 * pow(pitches.1 / pitches.0, Double(row) / Double(rows - 1))
  }

  /// How loud each tone is at each step, 0...1, the lowest tone first.
  private static func light(of tile: Tile) -> [[Float]] {
    (0..<rows).map { row in
      let lines = tile.side * (rows - 1 - row) / rows..<tile.side * (rows - row) / rows
      return (0..<columns).map { column in
        let places = tile.side * column / columns..<tile.side * (column + 1) / columns
        var sum = 0
        for y in lines {
          for x in places { sum += tile.light(y * tile.side + x) }
        }
        let part = Float(sum) / Float(lines.count * places.count * Tile.fullLight)
        // Half as light is a quarter as loud: what is meant to be dark stays in the background.
        return part * part
      }
    }
  }

  /// All tones together, as loud as can be, come up to 14.3 times one of them.
  private static let headroom: Float = 16

  /// Adds a tone that swells and fades from step to step, and from and to silence at the ends.
  private static func add(
    _ loudness: [Float], tone row: Int, to sums: inout [Float], sampleRate: Int
  ) {
    // Phases that keep the peaks of all tones together low (Schroeder, 1970).
    let phase = Double.pi * Double(row * row) / Double(rows)
    let step = 2 * Double.pi * pitch(row) / Double(sampleRate)
    let (turnCos, turnSin) = (cos(step), sin(step))
    var (x, y) = (cos(phase), sin(phase))
    let levels = [0] + loudness + [0]
    let length = Double(sampleRate) / Double(columns)
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<sums.count {
        let place = Double(index) / length + 0.5
        let before = min(Int(place), columns)
        let part = Float(place - Double(before))
        let level = levels[before] + (levels[before + 1] - levels[before]) * part
        sums[index] += level * Float(y) / headroom
        (x, y) = (x * turnCos - y * turnSin, x * turnSin + y * turnCos)
      }
    }
  }
}
