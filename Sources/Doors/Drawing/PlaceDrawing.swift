// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization

/// A place with what lies there: its number and name above, then its cards.
struct PlaceDrawing {
  /// What lies together and is seen as one: a card, or the backs of several.
  struct Item {
    let pieces: ArraySlice<TableView.PieceView>
    /// As much of it as is seen.
    let box: Box
    let isCovered: Bool
  }

  let place: TableView.PlaceView
  let cards: CardDrawing
  /// All of it; where rows overlap, no more than what can be taken.
  let box: Box
  private let head: Box
  /// From the bottom of the pile to its top.
  let items: [Item]

  init(_ place: TableView.PlaceView, _ cards: CardDrawing, x: Int, y: Int) {
    let format = cards.format
    self.place = place
    self.cards = cards
    head = Box(x: x, y: y, width: format.width, height: Self.headHeight(place, format))
    var top = head.bottom
    var items: [Item] = []
    let seen = place.seenPieces
    for (index, pieces) in seen.enumerated() {
      let isTop = index == seen.count - 1
      let height =
        isTop ? format.height : pieces.first?.face == nil ? CardFormat.backStrip : format.strip
      let box = Box(x: x, y: top, width: format.width, height: height)
      items.append(Item(pieces: pieces, box: box, isCovered: !isTop))
      top += height
    }
    self.items = items
    let bottom = items.last?.box.bottom ?? head.bottom + format.height
    box = Box(x: x, y: y, width: format.width, height: bottom - y)
  }

  /// A place whose pieces lie in rows that overlap.
  ///
  /// - Parameters:
  ///   - column: how many places of the rows are to its left.
  ///   - lastRow: the upper edge of the cards of the last row, present or gone.
  ///   - step: from a card to the one beside it.
  init(
    _ place: TableView.PlaceView, _ cards: CardDrawing, inColumn column: Int,
    lastRowAt lastRow: Int, step: Int
  ) {
    let format = cards.format
    self.place = place
    self.cards = cards
    head = Box(
      x: column * step, y: lastRow + format.height, width: format.width,
      height: Self.numberHeight)
    items = place.rowPositions(inColumn: column).enumerated().map { index, position in
      let isCovered = index < place.pieces.count - 1 || place.isCovered
      return Item(
        pieces: place.pieces[index...index],
        box: Box(
          x: position.halves * step / 2, y: lastRow - position.row * format.strip,
          width: format.width, height: isCovered ? format.strip : format.height),
        isCovered: isCovered)
    }
    box = items.last?.box ?? head
  }

  /// Everything that is drawn.
  var boxes: [Box] { items.map(\.box) + [head, box] }

  private var overlaps: Bool { place.rows != nil }

  private static let numberSize = 44
  private static let numberHeight = 50
  /// With the corner of a frame below it.
  private static let nameHeight = 42

  private static func headHeight(_ place: TableView.PlaceView, _ format: CardFormat) -> Int {
    if format.isTile { return 0 }
    return place.isFanned || place.place.isSquare ? numberHeight : numberHeight + nameHeight
  }
}

extension PlaceDrawing {
  var content: String {
    SVG.group(
      "class=\"place\" data-place=\"\(place.place)\"",
      title + guide + (items.isEmpty ? empty : items.map(drawing).joined()))
  }

  private func number(_ number: Int) -> String { cards.phrasebook.number(number) }

  private var name: String { cards.phrasebook.line([place.name]).text }

  /// A tile has its number on it.
  private var title: String {
    guard head.height > 0 else { return "" }
    let upper = head.upper(Self.numberHeight)
    let drawing = SVG.text(number(place.number), .word, in: upper, size: Self.numberSize)
    guard head.height > upper.height else { return drawing }
    let room = head.below(upper.height).upper(Self.nameHeight - 8).widened(by: TableDrawing.gap / 3)
    let fitted = FittedText(name, width: room.width, height: room.height, sizes: [26, 23, 20, 18])
    return drawing + SVG.text(fitted, .word, in: room)
  }

  /// Leads from the number to the card that it chooses, past those that are gone.
  private var guide: String {
    guard overlaps, let card = items.last?.box, card.bottom < head.y else { return "" }
    return SVG.line("M\(head.middle) \(head.y)L\(card.middle) \(card.bottom)", "edge", width: 4)
  }

  private var empty: String {
    if overlaps { return "" }
    let box = box.below(head.height).inset(by: 2)
    return cards.empty(cards.format.isTile ? number(place.number) : "", in: box)
  }

  private func drawing(of item: Item) -> String {
    let box = item.box.inset(by: 2)
    if let piece = item.pieces.last, let number = piece.piece?.number {
      return SVG.group(
        "class=\"piece\" data-piece=\"\(number)\"",
        cards.card(piece, in: box, isCovered: item.isCovered))
    }
    return SVG.group(
      "class=\"backs\" data-count=\"\(item.pieces.count)\"",
      cards.back(overlaps ? nil : item.pieces.count, in: box, isCovered: item.isCovered))
  }
}

extension PlaceDrawing {
  /// What is to be seen of the state of the place, above all cards.
  func marks(focus: TableView.Focus) -> [String] {
    var marks: [String] = []
    // Squares of a picture lie so close that their marks go inside.
    let edge = box.inset(by: cards.format.isTile && place.place.isSquare ? 6 : -2)
    if place.isTarget { marks.append(Self.doubleLine(around: edge, "target")) }
    marks += pickedBoxes.map { Self.doubleLine(around: $0, "picked") }
    if focus.place == place.place { marks.append(corners(around: focused(focus.depth))) }
    return marks
  }

  /// What is picked in a fanned place takes along what lies on it.
  private var pickedBoxes: [Box] {
    let isPicked = { (item: Item) in item.pieces.contains(where: \.isPicked) }
    guard place.isFanned, let first = items.first(where: isPicked), let last = items.last else {
      return items.filter(isPicked).map(\.box)
    }
    var box = first.box
    box.height = last.box.bottom - box.y
    return [box]
  }

  private func focused(_ depth: Int) -> Box {
    guard !items.isEmpty else { return overlaps ? box : box.below(head.height) }
    return items[max(0, items.count - 1 - depth)].box
  }

  /// Two lines with a gap between them.
  private static func doubleLine(around box: Box, _ stroke: String) -> String {
    SVG.outline(box, stroke, corner: 12, line: 15)
      + SVG.outline(box, "gap", corner: 12, line: 5)
  }

  /// The corners of a frame, so that it is told from other marks without colours.
  private func corners(around box: Box) -> String {
    let frame = box.inset(by: -9)
    let arm = 34
    let corners = [
      (frame.x, frame.y, 1, 1), (frame.right, frame.y, -1, 1),
      (frame.x, frame.bottom, 1, -1), (frame.right, frame.bottom, -1, -1),
    ]
    let path = corners.map { x, y, right, down in
      "M\(x + right * arm) \(y)H\(x)V\(y + down * arm)"
    }.joined()
    return SVG.line(path, "focus", width: 10)
  }
}
