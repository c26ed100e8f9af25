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

  /// Told apart by their course, not by their pitch alone: slides for cards that move, bells for
  /// what went well or is told, rustles for many cards, dull ones for what does not go on.
  static let all = moves + bells + rustles + dull

  private static let moves = [
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
      name: "undo", length: 0.22,
      tones: [
        Tone(start: 0, length: 0.12, pitch: (420, 300), loudness: 0.6, breath: 0.35, swell: 0.02),
        Tone(
          start: 0.09, length: 0.13, pitch: (300, 190), loudness: 0.6, breath: 0.35, swell: 0.02),
      ]),
    Melody(
      name: "pick_up", length: 0.1,
      tones: [Tone(start: 0, length: 0.1, pitch: (420, 760), loudness: 0.55, overtones: [0.15])]),
    Melody(
      name: "put_back", length: 0.12,
      tones: [Tone(start: 0, length: 0.12, pitch: (700, 350), loudness: 0.55, overtones: [0.15])]),
  ]

  private static let bells = [
    Melody(
      name: "drop_success", length: 0.3,
      tones: [
        Tone(start: 0, length: 0.15, pitch: (523.25, 523.25), loudness: 0.35),
        Tone(start: 0.08, length: 0.22, pitch: (783.99, 783.99), loudness: 0.35),
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
    Melody(
      name: "hint", length: 0.45,
      tones: [
        Tone(start: 0, length: 0.2, pitch: (987.77, 987.77), loudness: 0.3, overtones: [0, 0.25]),
        Tone(
          start: 0.12, length: 0.33, pitch: (1_318.51, 1_318.51), loudness: 0.3,
          overtones: [0, 0.25]),
      ]),
    Melody(
      name: "message", length: 0.5,
      tones: [
        Tone(start: 0, length: 0.3, pitch: (880, 880), loudness: 0.4, overtones: [0.5, 0, 0.2]),
        Tone(start: 0.2, length: 0.3, pitch: (698.46, 698.46), loudness: 0.2),
      ]),
    Melody(
      name: "pending", length: 0.35,
      tones: [
        Tone(start: 0, length: 0.35, pitch: (329.63, 329.63), loudness: 0.45, swell: 0.04)
      ]),
  ]

  private static let rustles = [
    Melody(
      name: "shuffle", length: 0.55,
      tones: (0..<9).map { index in
        Tone(
          start: Double(index) * 0.055, length: 0.09, pitch: (700, 1_400), loudness: 0.75,
          breath: 0.95, swell: 0.012)
      }),
    Melody(
      name: "deal", length: 0.5,
      tones: (0..<4).map { index in
        let pitch = 320 + Double(index) * 90
        return Tone(
          start: Double(index) * 0.11, length: 0.13, pitch: (pitch, pitch * 1.2), loudness: 0.75,
          breath: 0.6)
      }),
  ]

  private static let dull = [
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
      name: "edge", length: 0.12,
      tones: [
        Tone(start: 0, length: 0.12, pitch: (130, 85), loudness: 0.8, overtones: [0.2], breath: 0.2)
      ]),
    Melody(
      name: "timer", length: 0.3,
      tones: [
        Tone(
          start: 0, length: 0.05, pitch: (1_900, 1_700), loudness: 0.6, overtones: [], breath: 0.2),
        Tone(
          start: 0.2, length: 0.06, pitch: (1_300, 1_150), loudness: 0.6, overtones: [], breath: 0.2
        ),
      ]),
  ]
}
