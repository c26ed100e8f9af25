// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import FoundationXML
import Samples
import Testing

@testable import Drawing

/// What holds for the drawing of every game at every moment.
@Suite struct TableDrawingTests {
  private static let english = DrawnPlayer.phrasebook("en")

  private static let pictures = PictureLinks { _ in
    "picture.png"
  } illustration: { _ in
    nil
  }

  private func drawing(_ view: DialogueView) throws -> Elements {
    let svg = ScreenDrawing(view, Self.english, pictures: Self.pictures).svg(.light)
    return try Elements(of: svg)
  }

  @Test(arguments: DrawnPlayer.games) func whatIsSeenIsDrawnOnce(id: String) throws {
    try DrawnPlayer.walk(id) { view, table in
      let drawing = try drawing(view)
      let seen = table.places.flatMap { place -> [Piece] in
        var pieces = (place.isFanned ? place.pieces : place.pieces.suffix(1)).compactMap(\.piece)
        // What opened a group is seen under what came to it.
        if !place.isFanned, place.pieces.count > 1, let first = place.pieces.first,
          case .name(_, opensGroup: true)? = first.face
        {
          pieces.insert(contentsOf: [first.piece].compactMap(\.self), at: 0)
        }
        return pieces
      }
      #expect(drawing.values(of: "data-piece") == seen.map { String($0.number) }.sorted())
      let hidden = table.places.reduce(0) { $0 + $1.pieces.count { $0.face == nil } }
      let counts = drawing.values(of: "data-count").compactMap { Int($0) }
      #expect(counts.reduce(0, +) == hidden)
    }
  }

  @Test(arguments: DrawnPlayer.games) func everyPlaceHasItsNumber(id: String) throws {
    try DrawnPlayer.walk(id) { view, table in
      let drawing = try drawing(view)
      #expect(
        drawing.values(of: "data-place") == table.places.map { "\($0.place)" }.sorted())
      let isTile = CardFormat(of: table).isTile
      for place in table.places where !isTile || place.pieces.isEmpty {
        #expect(drawing.texts.contains(String(place.number)), "\(place.place)")
      }
    }
  }

  @Test(arguments: DrawnPlayer.games) func whatCanBeDoneIsMarked(id: String) throws {
    var isAnyPicked = false
    try DrawnPlayer.walk(id) { view, table in
      let drawing = try drawing(view)
      #expect(drawing.count(ofClass: "target") == table.places.count(where: \.isTarget))
      #expect((drawing.count(ofClass: "picked") > 0) == !table.picked.isEmpty)
      #expect(drawing.count(ofClass: "focus") == 1)
      isAnyPicked = isAnyPicked || !table.picked.isEmpty
    }
    // A card of Accordion has hardly ever two goals.
    #expect(isAnyPicked != EveryDescriptor.playAtOnce.contains(id) || id == "accordion")
  }

  @Test(arguments: DrawnPlayer.games) func everyTextIsLargeAndHasItsInk(id: String) throws {
    try DrawnPlayer.walk(id) { view, _ in
      for text in try drawing(view).elements where text.name == "text" {
        let classes = text.attributes["class", default: ""].split(separator: " ").map(String.init)
        #expect(classes.first.flatMap(Ink.init) != nil, "\(text)")
        let size = try #require(text.attributes["font-size"].flatMap { Int($0) })
        #expect(size >= 18, "\(text)")
      }
    }
  }

  @Test(arguments: DrawnPlayer.games) func nothingLiesOnAnythingElse(id: String) throws {
    try DrawnPlayer.walk(id) { _, table in
      let drawing = TableDrawing(
        table, Self.english, pictures: Self.pictures, hasSuitLetters: false)
      for (index, place) in drawing.places.enumerated() {
        #expect(place.box.right <= drawing.width && place.box.bottom <= drawing.height)
        for other in drawing.places[(index + 1)...] {
          let isApart = place.boxes.allSatisfy { box in !other.boxes.contains(where: box.meets) }
          #expect(isApart, "\(place.place.place), \(other.place.place)")
        }
        for (item, next) in zip(place.items, place.items.dropFirst()) {
          #expect(item.box.bottom == next.box.y)
        }
      }
    }
  }

  @Test func aPictureStandsInTheFileOnce() throws {
    let drawing = try drawing(try DrawnPlayer("puzzle").dialogue.view)
    #expect(drawing.elements.count { $0.name == "image" } == 1)
    #expect(drawing.values(of: "href").filter { $0 == "#picture-1" }.count == 9)
  }

  @Test func aMenuIsDrawnWithItsNumbers() throws {
    var player = try DrawnPlayer("klondike")
    player.type("menu")
    let view = player.dialogue.view
    #expect(view.expectation == .choice)
    let drawing = try drawing(view)
    for entry in view.entries {
      #expect(drawing.texts.contains { $0.hasPrefix("\(entry.number). ") })
    }
    #expect(!drawing.values(of: "data-place").isEmpty)
  }

  @Test func arabicBeginsAtTheRightAndKeepsTheTable() throws {
    let view = try DrawnPlayer("klondike").dialogue.view
    let svg = ScreenDrawing(view, DrawnPlayer.phrasebook("ar")).svg(.dark)
    let drawing = try Elements(of: svg)
    let lines = drawing.elements.filter { $0.attributes["class"] == "word line" }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.attributes["direction"] == "rtl" })
    #expect(drawing.texts.contains("٧") && drawing.texts.contains("العمود ٧") == false)
    let english = try self.drawing(view)
    #expect(
      drawing.elements.compactMap { $0.attributes["data-piece"] }
        == english.elements.compactMap { $0.attributes["data-piece"] })
  }
}

extension Box {
  fileprivate func meets(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

/// The elements of a drawing, in their order.
final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(of svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(svg)")
  }

  var texts: [String] { elements.filter { $0.name == "text" }.map(\.text) }

  /// Sorted.
  func values(of attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }.sorted()
  }

  func count(ofClass name: String) -> Int { elements.count { $0.attributes["class"] == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}
