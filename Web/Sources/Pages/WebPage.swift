// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Drawing
import Engine
import Foundation
import Localization
import Preferences

/// A page as the template takes it: what is in front of a player, in the player's words.
public struct WebPage {
  let document: Document
  let title: String
  let words: [String: String]
  let turn: Int
  let version: Int
  /// The number of the last happening, 0 before any.
  let last: Int
  let now: [SaidLine]
  let said: [SaidLine]
  let prompt: String?
  let entries: [Entry]
  /// What 0 does, which is no entry of any list; nil where it does nothing.
  let zero: String?
  /// What is typed next: "line", or "text" where single keys would be taken for letters.
  let typing: String
  /// Whether a file of a picture can be given.
  let takesPicture: Bool
  let hasTable: Bool
  /// Whether places can be chosen: below a menu their numbers would choose its entries.
  let isTableInFront: Bool
  let rows: [Row]
  let isOver: Bool
  /// JSON; see ``PageEffects``.
  let effects: String

  /// A line of an answer, in pieces by their language.
  struct SaidLine {
    let number: Int
    let mood: String?
    let fragments: [TextFragment]
  }

  struct TextFragment {
    let text: String
    let language: String?
  }

  struct Entry {
    /// By what a script finds its button again, whatever has come before it.
    let key: String
    /// "focus" where Enter would choose it in the terminal.
    let focus: String?
    let number: Int
    let title: String
    let language: String?
  }

  /// Places that stand beside each other.
  struct Row {
    /// Names of classes.
    let layout: String
    let places: [Place]
  }

  struct Place {
    let number: Int
    let label: String
    /// What is seen beside a drawing in place of the label.
    let name: String
    /// SVG; nil where words alone are wanted.
    let drawing: String?
    /// What lies below that in rows that overlap, as HTML: each piece of it has a spot of its own.
    let covered: String?
    /// Where among such rows it stands, as names of classes.
    let spot: String?
    /// Names of classes.
    let states: String
    let isPicked: Bool
  }

  public init(_ state: PageState) {
    let front = state.front
    let phrasebook = front.phrasebook
    let view = front.view
    func text(_ terms: [Term]) -> String {
      phrasebook.line(terms, verbosity: front.settings.verbosity).text
    }
    document = Document(phrasebook, front.settings)
    title = view.title.map { text([$0]) } ?? "Aloud"
    words = phrasebook.pageWords
    turn = state.turn
    version = state.version
    last = (state.now.last ?? state.said.last)?.number ?? 0
    let prompt = front.prompt
    self.prompt = prompt
    // What can be chosen, and how, stands in a list of its own.
    now = state.now.filter {
      !($0.isChoice && state.hidesChoices) && $0.text != prompt
    }
    .compactMap(SaidLine.init)
    said = state.said.compactMap(SaidLine.init)
    // A place keeps its number; in a menu a number means something in that menu alone.
    let list = view.expectation == .command ? "place" : title
    entries = view.entries.enumerated().map { index, entry in
      Entry(
        key: "\(list) \(entry.number)", focus: index == view.focus ? "focus" : nil,
        number: entry.number, title: text([entry.title]), language: entry.language)
    }
    zero = view.zeroTitle.map { text([Term($0)]) }
    typing = state.expectsText ? "text" : "line"
    takesPicture = view.naming != nil
    hasTable = view.table != nil
    isTableInFront = view.expectation == .command
    // Single keys and gamepads walk over the table, whatever the browser's focus is on.
    let isWalked = front.settings.input == .keys || state.hasPad
    let cursor = isWalked ? view.table?.focus.place : nil
    let drawing =
      front.settings.page.cards == .words ? nil : view.table.map { CardDrawing($0, front) }
    rows =
      view.table?.pageRows.map { row in
        Row(
          layout: row.layout(of: drawing?.format, columns: view.table?.widestRow),
          places: row.enumerated().map { column, place in
            let peaks = drawing.flatMap { PeakPlace(place, inColumn: column, of: row, $0) }
            return Place(
              number: place.number, label: text(place.label),
              name: peaks == nil ? text([place.name]) : phrasebook.number(place.number),
              drawing: drawing?.svg(of: place), covered: peaks?.covered, spot: peaks?.spot,
              states: place.states(cursor: cursor),
              isPicked: place.pieces.contains(where: \.isPicked))
          })
      } ?? []
    isOver = state.isOver
    effects = PageEffects(state).json
  }
}

extension WebPage.SaidLine {
  /// Nil for what is not told.
  init?(_ happening: Happening) {
    switch happening.kind {
    case .line(let line):
      let mood: String? =
        switch line.mood {
        case .refusal: "refusal"
        case .victory: "victory"
        case nil: nil
        }
      self.init(happening.number, line.line, mood: mood)
    case .notice(let line): self.init(happening.number, line, mood: "refusal")
    case .heading(let line): self.init(happening.number, line, mood: nil)
    case .spelled(let name):
      self.init(
        number: happening.number, mood: nil, fragments: [.init(text: name.text, language: nil)])
    case .sound, .vibration, .tile: return nil
    }
  }

  init(_ number: Int, _ line: Line, mood: String?) {
    self.number = number
    self.mood = mood
    fragments = line.printed.map { .init(text: $0.text, language: $0.language) }
  }
}

extension DialogueView {
  /// What a 0 that is typed does, as a button is called.
  fileprivate var zeroTitle: Key? {
    guard let zero else { return nil }
    return switch expectation {
    case .waiting: nil
    case .choice, .yesOrNo, .text, .number: zero == .keeps ? "page-keep" : "page-back"
    case .command: table?.picked.isEmpty == false ? "page-put-back" : "page-menu"
    }
  }
}

extension Front {
  /// What can be given now, in words.
  public var prompt: String? {
    view.prompt.map { phrasebook.line([$0], verbosity: settings.verbosity).text }
  }
}

extension TableView {
  /// As the rows are, but for piles of few kinds, which stand together.
  fileprivate var pageRows: [[PlaceView]] {
    rows.reduce(into: []) { rows, row in
      if let last = rows.last, last.arePiles, row.arePiles {
        rows[rows.count - 1] += row
      } else {
        rows.append(row)
      }
    }
  }
}

extension TableView {
  /// The most squares that stand beside each other; those of a shorter row are as wide.
  fileprivate var widestRow: Int? {
    rows.lazy.filter { $0.first?.place.isSquare == true }.map(\.count).max()
  }
}

extension TableView.PlaceView {
  fileprivate func states(cursor: Place?) -> String {
    let states = [
      place == cursor ? "cursor" : nil,
      isTarget ? "target" : nil, pieces.contains(where: \.isPicked) ? "picked" : nil,
      pieces.isEmpty ? "empty" : nil,
    ]
    return states.compactMap(\.self).joined(separator: " ")
  }
}

extension [TableView.PlaceView] {
  fileprivate var arePiles: Bool {
    allSatisfy { place in
      switch place.place.coordinate {
      case .only, .index: !place.isFanned
      case .square, .row, .column, .piece, .point: false
      }
    }
  }

  /// The squares of a grid stand side by side, however narrow the page is.
  fileprivate func layout(of format: CardFormat?, columns: Int?) -> String {
    guard first?.place.isSquare == true else {
      if format != nil, let rows = compactMap(\.rows).max() {
        return "piles peaks \(Stylesheet.peaks(count)) across-\(count) rows-\(rows)"
      }
      return format == .nameCard || format == .tile ? "piles large" : "piles"
    }
    return "squares columns-\(columns ?? count)"
  }
}
