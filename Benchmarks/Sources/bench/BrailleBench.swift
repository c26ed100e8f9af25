// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Localization

/// A label from its terms to the cells of a display's window, with the table read already.
func measureBraille() throws {
  for language in ["en", "es", "de", "pl"] {
    let phrasebook = Phrasebook(language: language, locales: Checkout.locales)
    for grade in Grade.allCases {
      let translator = Translator(language: language, grade: grade)
      let first = ContinuousClock().measure { _ = window(1, phrasebook, translator) }
      var times = Times()
      for round in 0..<2_000 {
        let start = ContinuousClock.now
        _ = window(round % 10 + 1, phrasebook, translator)
        times.add(from: start, to: .now)
      }
      print(
        "\(language), grade \(grade.rawValue): first \(show(first / .milliseconds(1))) ms,",
        "then median \(show(times.median)) ms, p99 \(show(times.percentile(99))) ms")
    }
  }
}

private func window(_ number: Int, _ phrasebook: Phrasebook, _ translator: Translator) -> [UInt8] {
  let card = Term(
    "card-name", ["rank": "queen", "suit": "hearts", "colour": "red"])
  let label = Term(
    "label-place-hidden",
    [
      "place": .term(Term("place-column", ["n": .number(number)])), "cards": .list([card]),
      "count": .number(number + 1), "hidden": .number(number),
    ])
  let text = phrasebook.line([label]).braille
  let strip = Strip([Passage(text, target: .focus)], by: translator)
  return Panorama(strip, width: 40).cells
}
