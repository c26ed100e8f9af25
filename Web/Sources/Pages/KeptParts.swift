// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Drawing
import Engine
import Preferences

/// The parts of a page that were made before, as HTML: with most answers all that was said and nearly
/// all of a table stay as they are, and making them takes longer than all else.
public struct KeptParts: Sendable {
  /// What the places were made by.
  private var manner: Manner?
  private var places: [Place: KeptPlace] = [:]
  private var entries: [WebPage.Entry: String] = [:]
  /// By the numbers of what happened.
  private var lines: [Int: String] = [:]

  private struct Manner: Equatable {
    let language: String
    let settings: Settings
  }

  private struct KeptPlace {
    let look: PlaceLook
    let html: String
  }

  public init() {}

  /// Lets go of what is of no use for a page in these words, by these settings, with nothing older
  /// told than what happened under a number.
  mutating func prepare(language: String, _ settings: Settings, since oldest: Int) {
    let manner = Manner(language: language, settings: settings)
    if manner != self.manner { places = [:] }
    self.manner = manner
    lines = lines.filter { $0.key >= oldest }
  }

  mutating func line(_ number: Int, _ make: () -> String) -> String {
    if let kept = lines[number] { return kept }
    let html = make()
    lines[number] = html
    return html
  }

  /// - Parameter entries: all there are; no others are kept.
  mutating func list(_ entries: [WebPage.Entry], _ make: (WebPage.Entry) -> String) -> String {
    let before = self.entries
    self.entries = [:]
    var html = ""
    for entry in entries {
      let part = before[entry] ?? make(entry)
      self.entries[entry] = part
      html += part
    }
    return html
  }

  mutating func place(_ look: PlaceLook, _ make: () -> String) -> String {
    if let kept = places[look.place.place], kept.look == look { return kept.html }
    let html = make()
    places[look.place.place] = KeptPlace(look: look, html: html)
    return html
  }
}

/// What a place is made of on a page, beside words and settings.
struct PlaceLook: Equatable {
  let place: TableView.PlaceView
  /// How many places of its row are to its left.
  let column: Int
  /// How many rows overlap there; nil where none do.
  let rows: Int?
  /// Nil where nothing is drawn.
  let format: CardFormat?
  /// Whether single keys are there.
  let isCursor: Bool
  /// Whether it can be chosen.
  let isInFront: Bool
}
