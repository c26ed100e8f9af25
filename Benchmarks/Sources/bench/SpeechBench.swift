// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Speech

/// The same texts through this layer and through the bare library in turn, in one run, so that
/// the ratios hold on any machine.
func measureSpeech() throws {
  let texts = [
    "Germany", "Moved Germany to column three.",
    "Column two: Poland, face up, on three cards face down. Berlin, Warsaw and Madrid are free.",
  ]
  var firstOfAll = Times()
  for text in texts {
    var (ourFirst, ourWhole, bareFirst, bareWhole) = (Times(), Times(), Times(), Times())
    for _ in 0..<20 {
      try measureLayer(text, rounds: 30, &ourFirst, &ourWhole)
      measureBareLibrary(text, rounds: 30, &bareFirst, &bareWhole)
    }
    if text == texts[0] { firstOfAll = ourFirst }
    print("text of \(text.count) characters")
    compare("  first chunk", ourFirst, bareFirst)
    compare("  whole", ourWhole, bareWhole)
  }
  try measureCommandLine(texts[0], against: firstOfAll)
  try measureSpeaker(texts[0])
  try measureCancel(String(repeating: texts[2] + " ", count: 20))
  try measureLoopback(texts[0])
}

private func measureLayer(
  _ text: String, rounds: Int, _ first: inout Times, _ whole: inout Times
) throws {
  let espeak = try ESpeakSynthesizer()
  let clock = ContinuousClock()
  // The first round loads the voice.
  for round in 0...rounds {
    var begun: ContinuousClock.Instant?
    let start = clock.now
    _ = espeak.synthesize([SpokenPiece(text)], VoiceSettings()) { _ in
      if begun == nil { begun = clock.now }
      return true
    }
    guard round > 0, let begun else { continue }
    first.add(from: start, to: begun)
    whole.add(from: start, to: clock.now)
  }
}

private func compare(_ name: String, _ ours: Times, _ bare: Times) {
  print(
    "\(name): ours \(show(ours.median)) ms, bare \(show(bare.median)) ms,",
    "ratio \(show(ours.median / bare.median))")
}
