// SPDX-License-Identifier: GPL-3.0-or-later

/// A note with its overtones, which swells without a click and dies away.
struct Tone {
  /// Seconds from the beginning of the sound.
  var start: Double
  /// Seconds until nothing is left.
  var length: Double
  /// Hertz at the beginning and at the end of the note.
  var pitch: (from: Double, to: Double)
  /// 0...1, of the fundamental; the overtones add to it.
  var loudness: Double
  /// The strength of the second, third … partial, against the first.
  var overtones: [Double] = [0.3, 0.1]
  /// 0 is a pure tone, 1 is noise alone.
  var breath = 0.0
  /// Seconds of the swell.
  var swell = 0.005

  /// Adds the note to samples of full scale 1.
  func sound(in samples: inout [Double], sampleRate: Int) {
    let first = Int(start * Double(sampleRate))
    let count = Int(length * Double(sampleRate))
    var turns = 0.0
    var noise = Noise()
    for index in 0..<min(count, samples.count - first) {
      let part = Double(index) / Double(count)
      turns += (pitch.from + (pitch.to - pitch.from) * part) / Double(sampleRate)
      let partials = zip(1..., [1] + overtones)
      let tone = partials.reduce(0) { $0 + $1.1 * sine(turns * Double($1.0)) }
      let time = Double(index) / Double(sampleRate)
      let decay = (1 - part) * (1 - part) * (1 - part)
      samples[first + index] +=
        loudness * decay * min(1, time / swell) * (tone * (1 - breath) + noise.next() * breath)
    }
  }
}

/// Of whole turns; by arithmetic that every machine does alike, which the sine of the system's
/// library is not, so that the files are the same everywhere.
func sine(_ turns: Double) -> Double {
  let turn = turns - turns.rounded(.down)
  let half = turn < 0.5 ? turn : turn - 0.5
  let bow = 16 * half * (0.5 - half)
  let height = 4 * bow / (5 - bow)
  return turn < 0.5 ? height : -height
}

/// Soft noise, the same every time.
struct Noise {
  private var state: UInt32 = 1
  private var level = 0.0

  /// -1...1; each value is near the one before, which takes the edge off.
  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    level += (Double(state >> 16) / 32_768 - 1 - level) * 0.35
    return level
  }
}
