// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import ESpeak
import Engine
import Foundation
import Games
import Localization
import Sound
import Storage

/// What a start has to open, one by one, each as often as gives a steady median.
func measureOpening() throws {
  let scratch = try Scratch()
  let catalogue = Checkout.data.appending(path: "catalogue.txt").path
  let games = GameTypes([AtlasSolitaire.self])
  try timed("groups and decks (when a round of them is first asked for)") {
    _ = try ShippedGroups(file: catalogue)
  }
  try timed("facts (when one is first asked for)") {
    _ = Facts(folder: Checkout.data.appending(path: "facts").path)
  }
  for language in ["en", "de"] {
    try timed("words, \(language)") {
      _ = Phrasebook(language: language, locales: Checkout.locales)
    }
  }
  try timed("saves") {
    _ = try scratch.store(games)
  }
  try timed("voice") { _ = try waitForESpeak() }
  try timed("sounds") {
    _ = SoundBank(folder: Checkout.data.appending(path: "sounds").path, sampleRate: 22_050)
  }
}

private func timed(_ name: String, _ open: () throws -> Void) throws {
  let clock = ContinuousClock()
  var times = Times()
  for _ in 0..<30 {
    let start = clock.now
    try open()
    times.add(from: start, to: clock.now)
  }
  print("\(name): median \(show(times.median)) ms, p99 \(show(times.percentile(99))) ms")
}
