// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Pictures

@Suite struct DescriptionTests {
  @Test(arguments: Words.books.indices) func noTwoPiecesOfAShippedPictureSoundAlike(
    language: Int
  ) throws {
    for puzzle in try Shipped.puzzles() {
      let said = puzzle.cutting.descriptions.map { Words.books[language].line([$0.short]).text }
      #expect(Set(said).count == said.count, "\(puzzle)")
    }
  }

  @Test func theShippedPicturesNeedFewWords() throws {
    for puzzle in try Shipped.puzzles() {
      for description in puzzle.cutting.descriptions {
        let said = Words.english(description.short)
        #expect(said.split(separator: " ").count <= 24, "\(puzzle): \(said)")
      }
    }
  }

  static let hard: [String: Picture] = [
    "noise": .noise(seed: 7),
    "slope": Picture { x, y in [UInt8(x / 2), UInt8(y / 2), 90] },
    "grey slope": Picture { x, y in Array(repeating: UInt8((x + 16 * y) / 33), count: 3) },
    "a point in each piece": Picture { x, y in
      let isPoint = x % 120 == 7 + x / 120 && y % 120 == 9 + y / 120
      return isPoint ? [0, 0, 0] : [255, 255, 255]
    },
    "hardly anything": Picture { x, y in
      x == 477 && y == 3 ? [254, 255, 255] : [255, 255, 255]
    },
  ]

  @Test(arguments: hard.keys.sorted(), GridSize.allCases)
  func differentPiecesNeverSoundAlike(name: String, size: GridSize) throws {
    let cutting = Cutting(try #require(Self.hard[name]), into: size)
    let said = cutting.descriptions.map { Words.english($0.short) }
    let mistaken = said.indices.flatMap { one in
      said.indices.filter { other in
        (said[one] == said[other]) != cutting.tiles[one].isSamePixels(as: cutting.tiles[other])
      }
    }
    #expect(mistaken == [])
  }

  @Test func piecesThatAreTheSameSoundTheSame() {
    let cutting = Cutting(Picture(plain: [255, 255, 255]), into: .three)
    #expect(Set(cutting.descriptions.map { Words.english($0.short) }) == ["white all over"])
    let isSame = cutting.tiles.allSatisfy { $0.isSamePixels(as: cutting.tiles[0]) }
    #expect(isSame)
  }

  @Test func aPieceIsDescribedByColourAndPlace() {
    let picture = Picture { x, y in
      switch (x / 160, y / 160) {
      case (0, 0): y < 60 ? [150, 200, 240] : [50, 160, 60]
      case (1, 0): x - 160 < 50 ? [220, 30, 30] : [255, 255, 255]
      case (2, 0): x / 8 % 2 == 0 ? [0, 0, 0] : [255, 255, 255]
      case (0, 1): y / 8 % 2 == 0 ? [0, 0, 0] : [250, 220, 40]
      case (1, 1): abs(x - 240) < 30 && abs(y - 240) < 30 ? [245, 140, 30] : [40, 100, 210]
      default: [128, 128, 128]
      }
    }
    let descriptions = Cutting(picture, into: .three).descriptions
    let said = descriptions.map { Words.english($0.short) }
    // The texture is told once.
    #expect(
      descriptions.prefix(5).map { Words.english($0.details[0]) } == [
        "light, calm", "very light, calm", "medium light", "dark", "medium light, calm",
      ])
    #expect(
      said.prefix(5) == [
        "green all but the top and light blue top",
        "white all but the left and red left",
        "black all over and white all over; upright stripes",
        "black all over and yellow all over; level stripes",
        "blue around the middle and orange middle",
      ])
  }

  @Test func theDetailsTellLightTextureAndEveryEdge() {
    let picture = Picture { x, y in
      if y < 4 { return x < 48 ? [0, 0, 0] : [255, 255, 255] }
      return x < 100 ? [150, 200, 240] : [40, 100, 210]
    }
    let details = Cutting(picture, into: .three).descriptions[0].details
    #expect(
      details.map(Words.english) == [
        "light, calm", "Top edge: black 3 tenths and white 7 tenths", "Right edge: blue",
        "Bottom edge: light blue 6 tenths and blue 4 tenths", "Left edge: light blue",
      ])
  }

  static let names: [([UInt8], Colour)] = [
    ([0, 0, 0], .black), ([255, 255, 255], .white), ([128, 128, 128], .grey),
    ([210, 30, 40], .red), ([255, 150, 20], .orange), ([110, 65, 30], .brown),
    ([230, 210, 170], .beige), ([255, 235, 60], .yellow), ([40, 170, 60], .green),
    ([15, 70, 35], .darkGreen), ([60, 190, 180], .turquoise), ([150, 205, 245], .lightBlue),
    ([30, 90, 220], .blue), ([20, 30, 90], .darkBlue), ([130, 50, 170], .violet),
    ([255, 160, 190], .pink), ([200, 200, 200], .lightGrey), ([70, 70, 70], .darkGrey),
    ([110, 10, 20], .darkRed), ([160, 225, 140], .lightGreen),
  ]

  @Test(arguments: names) func coloursAreNamedAsPeopleNameThem(rgb: [UInt8], name: Colour) {
    #expect(Colour(Oklab(red: rgb[0], green: rgb[1], blue: rgb[2])) == name)
  }

  @Test func aPictureKnowsItselfAgain() {
    let picture = Picture(plain: [1, 2, 3])
    #expect(picture.digest == Picture(plain: [1, 2, 3]).digest)
    #expect(picture.digest != Picture(plain: [1, 2, 4]).digest)
  }
}
