// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Drawing
import Engine
import Localization

extension WebPage {
  /// - Parameters:
  ///   - cursor: where single keys are.
  ///   - isInFront: whether places can be chosen.
  static func rows(
    of table: TableView, _ front: Front, cursor: Engine.Place?, isInFront: Bool,
    by renderer: PageRenderer, keeping parts: inout KeptParts
  ) -> [Row] {
    let cards = front.settings.page.cards == .words ? nil : CardDrawing(table, front)
    var rows: [Row] = []
    for row in table.pageRows {
      let overlapping = cards == nil ? nil : row.compactMap(\.rows).max()
      var places = ""
      for (column, place) in row.enumerated() {
        let look = PlaceLook(
          place: place, column: column, rows: place.rows == nil ? nil : overlapping,
          format: cards?.format, isCursor: place.place == cursor, isInFront: isInFront)
        places += parts.place(look) { renderer.html(Place(look, front, cards)) }
      }
      rows.append(
        Row(
          layout: row.layout(of: cards?.format, columns: table.widestRow), places: places))
    }
    return rows
  }
}

extension WebPage.Place {
  fileprivate init(_ look: PlaceLook, _ front: Front, _ cards: CardDrawing?) {
    let (place, phrasebook) = (look.place, front.phrasebook)
    func text(_ terms: [Term]) -> String {
      phrasebook.line(terms, verbosity: front.settings.verbosity).text
    }
    number = place.number
    label = text(place.label)
    let peaks = cards.flatMap { cards in
      look.rows.map { PeakPlace(place, inColumn: look.column, of: $0, cards) }
    }
    name = peaks == nil ? text([place.name]) : phrasebook.number(place.number)
    digits = place.place.isSquare ? phrasebook.number(place.number) : nil
    drawing = cards?.svg(of: place)
    covered = peaks?.covered
    spot = peaks?.spot
    states = place.states(isCursor: look.isCursor)
    isPicked = place.pieces.contains(where: \.isPicked)
    isInFront = look.isInFront
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
  fileprivate func states(isCursor: Bool) -> String {
    let states = [
      isCursor ? "cursor" : nil,
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
