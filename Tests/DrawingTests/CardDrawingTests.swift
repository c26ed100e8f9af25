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

  /// A number alone would be taken for a rank.
  @Test func backsHaveAPatternAndTellHowManyTheyAre() throws {
    let cards = CardDrawing(.playingCard, DrawnPlayer.phrasebook("ar"))
    for isCovered in [false, true] {
      let back = try Elements(of: cards.back(count: 24, isCovered: isCovered))
      #expect(back.count(ofClass: "weave") == 1)
      #expect(back.texts == ["×٢٤"])
    }
    #expect(try Elements(of: cards.back()).texts == [])
  }

  /// Whatever the type, the tails of its letters go no further below the line than a fifth of its size.
  @Test(arguments: [("en", "queen"), ("en", "jack"), ("en", "ten"), ("ja", "king"), ("ar", "jack")])
  func theIndexOfACoveredCardIsSeenWhole(language: String, rank: String) throws {
    let drawing = try Elements(
      of: svg(.card(rank: rank, suit: "hearts"), isCovered: true, in: language))
    let index = try #require(drawing.elements.first { $0.name == "text" }?.attributes)
    // One letter has room enough, and stands in the middle of it.
    #expect((index["transform"] == nil) == (rank != "ten"))
    let line =
      index["y"] ?? index["transform"]?.split(whereSeparator: { " ()".contains($0) })[2].description
    let base = try #require(line.flatMap { Int($0) })
    let size = try #require(index["font-size"].flatMap { Int($0) })
    #expect(base - size * 73 / 100 >= CardDrawing.line)
    #expect(base + size * 20 / 100 <= CardFormat.playingCard.strip)
    let sign = try #require(drawing.elements.first { $0.name == "path" }?.attributes["transform"])
    let numbers = sign.split(whereSeparator: { " ()".contains($0) }).compactMap { Double($0) }
    let end = CardFormat.playingCard.strip - CardDrawing.line
    #expect(numbers[1] + numbers[2] * 100 <= Double(end))
  }

  @Test func aCardOfTheirOwnHasItsPicture() throws {
    let flag = Illustration(image: "flag.png")
    let face = Face.name(Self.name("Freedonia"), opensGroup: false)
    #expect(svg(face, illustration: flag).contains("href=\"flag.png\""))
    #expect(!svg(face, illustration: flag, isCovered: true).contains("flag.png"))
  }
}
