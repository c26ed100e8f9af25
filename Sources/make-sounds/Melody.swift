// SPDX-License-Identifier: GPL-3.0-or-later

import Sound

/// A sound of the game, as the notes that make it.
struct Melody {
  /// As the speech, so that they can be mixed sample by sample.
  static let sampleRate = 22_050

  let name: String
  /// Seconds.
  let length: Double
  let tones: [Tone]

  var wave: Wave {
    var samples = [Double](repeating: 0, count: Int(length * Double(Self.sampleRate)))
    for tone in tones { tone.sound(in: &samples, sampleRate: Self.sampleRate) }
    return Wave(
      samples.map { Int16((max(-1, min(1, $0)) * 32_000).rounded()) }, sampleRate: Self.sampleRate)
  }

  /// Told apart by their course, not by their pitch alone: a rustle, a slide, a rise of two, a
  /// low buzz, a rise of three, a flourish.
  static let all = [
    Melody(
      name: "flip", length: 0.12,
      tones: [
        Tone(start: 0, length: 0.06, pitch: (900, 1_500), loudness: 0.9, breath: 0.8),
        Tone(start: 0.04, length: 0.08, pitch: (1_300, 1_200), loudness: 0.5, breath: 0.3),
      ]),
    Melody(
      name: "move", length: 0.2,
      tones: [
        Tone(
          start: 0, length: 0.2, pitch: (260, 390), loudness: 0.7, breath: 0.35, swell: 0.03)
      ]),
    Melody(
      name: "drop_success", length: 0.3,
      tones: [
        Tone(start: 0, length: 0.15, pitch: (523.25, 523.25), loudness: 0.35),
        Tone(start: 0.08, length: 0.22, pitch: (783.99, 783.99), loudness: 0.35),
      ]),
    Melody(
      name: "invalid", length: 0.28,
      tones: [
        Tone(
          start: 0, length: 0.12, pitch: (160, 150), loudness: 0.3, overtones: [0.7, 0.5, 0.4]),
        Tone(
          start: 0.13, length: 0.15, pitch: (125, 110), loudness: 0.3,
          overtones: [0.7, 0.5, 0.4]),
      ]),
    Melody(
      name: "complete_group", length: 0.6,
      tones: [
        Tone(start: 0, length: 0.3, pitch: (523.25, 523.25), loudness: 0.28),
        Tone(start: 0.1, length: 0.3, pitch: (659.25, 659.25), loudness: 0.28),
        Tone(start: 0.2, length: 0.4, pitch: (783.99, 783.99), loudness: 0.28),
      ]),
    Melody(
      name: "win", length: 0.95,
      tones: [
        Tone(start: 0, length: 0.2, pitch: (523.25, 523.25), loudness: 0.25),
        Tone(start: 0.12, length: 0.2, pitch: (659.25, 659.25), loudness: 0.25),
        Tone(start: 0.24, length: 0.2, pitch: (783.99, 783.99), loudness: 0.25),
        Tone(start: 0.36, length: 0.59, pitch: (1_046.5, 1_046.5), loudness: 0.25),
        Tone(start: 0.36, length: 0.59, pitch: (659.25, 659.25), loudness: 0.15),
        Tone(start: 0.36, length: 0.59, pitch: (523.25, 523.25), loudness: 0.15),
      ]),
  ]
}
