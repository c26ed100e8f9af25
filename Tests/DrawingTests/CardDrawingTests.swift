// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GoldenTestSupport
import Testing

@testable import Conversation
@testable import Drawing

@Suite struct CardDrawingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Drawings")

  private static let pictures = PictureLinks { _ in
    "cat.png"
  } illustration: { _ in
    "flag.png"
  }

  private func piece(_ face: Face, illustration: Illustration? = nil) -> TableView.PieceView {
    TableView.PieceView(
      piece: Piece(1), name: Term("name-own"), face: face, illustration: illustration,
      isPickable: true, isPicked: false)
  }

  private func svg(
    _ face: Face, illustration: Illustration? = nil, isCovered: Bool = false,
    in language: String = "en"
  ) -> String {
    CardDrawing(
      CardFormat(of: face), DrawnPlayer.phrasebook(language), pictures: Self.pictures
    ).svg(of: piece(face, illustration: illustration), isCovered: isCovered)
  }

  private static func name(_ name: String) -> Term {
    Term("name-own", ["name": .text(name)], fallback: name)
  }

  static let golden: [(String, Face, Bool)] = [
    ("ten-of-hearts", .card(rank: "ten", suit: "hearts"), false),
    ("ten-of-hearts-covered", .card(rank: "ten", suit: "hearts"), true),
    ("name", .name(name("Cats & <dogs>"), opensGroup: false), false),
    ("opener", .name(name("Cats & <dogs>"), opensGroup: true), true),
    ("tile", .part(PicturePart(number: 7, index: 5, side: 3, picture: "cat")), false),
  ]

  @Test(arguments: golden) func isDrawnAsItWas(name: String, face: Face, isCovered: Bool) {
    GoldenFile(Self.folder.appending(path: "\(name).svg"))
      .compare(with: svg(face, isCovered: isCovered) + "\n")
  }

  @Test func theRankIsTwoFifthsOfTheCard() throws {
    for isCovered in [false, true] {
      let drawing = try Elements(of: svg(.card(rank: "king", suit: "clubs"), isCovered: isCovered))
      let size = try #require(drawing.values(of: "font-size").compactMap { Int($0) }.first)
      // Capitals of sans-serif type are 716 to 729 thousandths as high as the type.
      #expect(size * 716 >= CardFormat.playingCard.height * 400)
      #expect(drawing.elements.count { $0.name == "text" } == 1)
      #expect(drawing.elements.count { $0.name == "path" } == 1)
    }
  }

  @Test(arguments: [("de", "D"), ("fr", "D"), ("ru", "Д"), ("nl", "V"), ("ja", "Q"), ("ar", "Q")])
  func theRankIsThatOfTheLanguage(language: String, sign: String) throws {
    let drawing = try Elements(of: svg(.card(rank: "queen", suit: "spades"), in: language))
    #expect(drawing.texts == [sign])
  }

  @Test(arguments: [("en", "H"), ("pl", "Ki"), ("ja", "ハ")])
  func aSuitHasItsLetterWhereThatIsWanted(language: String, letter: String) throws {
    let cards = CardDrawing(
      .playingCard, DrawnPlayer.phrasebook(language), hasSuitLetters: true)
    let card = piece(.card(rank: "ten", suit: "hearts"))
    for isCovered in [false, true] {
      let drawing = try Elements(of: cards.svg(of: card, isCovered: isCovered))
      #expect(drawing.texts == ["10", letter])
      #expect(drawing.elements.count { $0.name == "path" } == 1)
    }
  }

  @Test func readersAreToldNothing() throws {
    let cards = CardDrawing(.playingCard, DrawnPlayer.phrasebook("en"))
    for svg in [svg(.card(rank: "two", suit: "clubs")), cards.back(), cards.empty()] {
      #expect(try Elements(of: svg).elements[0].attributes["aria-hidden"] == "true")
    }
  }

  @Test func backsTellHowManyTheyAre() throws {
    let cards = CardDrawing(.playingCard, DrawnPlayer.phrasebook("ar"))
    #expect(try Elements(of: cards.back()).texts == [])
    #expect(try Elements(of: cards.back(count: 24)).texts == ["٢٤"])
  }

  @Test func aCardOfTheirOwnHasItsPicture() throws {
    let flag = Illustration(image: "flag.png")
    let face = Face.name(Self.name("Freedonia"), opensGroup: false)
    #expect(svg(face, illustration: flag).contains("href=\"flag.png\""))
    #expect(!svg(face, illustration: flag, isCovered: true).contains("flag.png"))
  }
}
