// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Pictures

/// The maps that come with the game, held against their pictures and against what is known.
@Suite struct MapTests {
  @Test(arguments: Words.books.indices) func noTwoPiecesOfAMapSoundAlike(language: Int) throws {
    for grid in try MapGrid.all() {
      let said = grid.descriptions.map { Words.books[language].line([$0.short]).text }
      #expect(Set(said).count == said.count, "\(grid): \(said)")
    }
  }

  @Test func theSeaIsAsLargeAsThePictureShowsIt() throws {
    for grid in try MapGrid.all() {
      let wrong = grid.pieces.indices.filter { index in
        let all = grid.side * grid.side
        return abs(10 * grid.blue(index) - grid.pieces[index].sea * all) * 2 > all
      }
      #expect(wrong == [], "\(grid)")
    }
  }

  @Test func noPieceIsNothingButSea() throws {
    for grid in try MapGrid.all() {
      let empty = grid.pieces.indices.filter { index in
        let piece = grid.pieces[index]
        let isBlue = grid.blue(index) == grid.side * grid.side
        return isBlue || piece.countries.isEmpty && !piece.hasOtherLand
      }
      #expect(empty == [], "\(grid)")
    }
  }

  @Test func whatContinuesIsTheSameFromBothSides() throws {
    for grid in try MapGrid.all() {
      for (cell, piece) in grid.pieces.enumerated() {
        for edge in Edge.allCases {
          let beyond = grid.size.cell(edge, of: cell).map { grid.pieces[$0][edge.opposite] }
          #expect(piece[edge] == beyond ?? .edge, "\(grid), cell \(cell), \(edge)")
        }
      }
    }
  }

  @Test func aFreeCellIsToldWhatContinuesFromThePiecesBesideIt() throws {
    for grid in try MapGrid.all() {
      let map = try PuzzleMap(file: MapGrid.folder.appending(path: grid.map.contents).path)
      for cell in grid.pieces.indices {
        for edge in Edge.allCases {
          guard let neighbour = grid.size.cell(edge, of: cell) else { continue }
          // It is what the piece that belongs there says itself, last of all.
          let own = grid.descriptions[cell].details.suffix(4)
          #expect(own.contains(map.side(edge, towards: neighbour, grid.size)), "\(grid), \(cell)")
        }
      }
    }
  }

  @Test func learnersHearFirstOfACountryThatIsNamedAndLiesInNoOtherPiece() throws {
    for grid in try MapGrid.all() {
      for piece in grid.pieces {
        let named = piece.countries.prefix(5)
        #expect(piece.subjects.sorted() == piece.countries.sorted())
        #expect(Set(piece.subjects.prefix(5)) == Set(named), "\(grid)")
        let whole = named.filter(piece.whole.contains)
        #expect(Array(piece.subjects.prefix(whole.count)) == whole, "\(grid)")
      }
    }
    let europe = try #require(try MapGrid.of(.europe, .three))
    #expect(europe.pieces[0].subjects == ["country-is", "country-gb"])
    #expect(europe.pieces[6].countries.first == "country-es")
    #expect(europe.pieces[6].subjects.first == "country-pt")
  }

  @Test func aWholeCountryLiesInOnePieceAndContinuesNowhere() throws {
    for grid in try MapGrid.all() {
      for (cell, piece) in grid.pieces.enumerated() {
        for country in piece.whole {
          let holders = grid.pieces.indices.filter { grid.pieces[$0].countries.contains(country) }
          #expect(holders == [cell], "\(grid), \(country)")
          let crossed = Edge.allCases.filter { edge in
            guard case .countries(let ids) = piece[edge] else { return false }
            return ids.contains(country)
          }
          #expect(crossed == [], "\(grid), \(country)")
        }
      }
    }
  }

  @Test func everyCountryOfAMapHasANameInEveryLanguage() throws {
    let used = Set(
      try MapGrid.all().flatMap { grid in
        grid.pieces.flatMap { piece in
          Edge.allCases.reduce(into: piece.countries) { ids, edge in
            if case .countries(let beyond) = piece[edge] { ids += beyond }
          }
        }
      })
    for book in Words.books {
      #expect(used.subtracting(book.keys).sorted() == [])
    }
  }

  @Test func aPictureOfAMapIsSmall() throws {
    for map in ShippedMap.allCases {
      let file = MapGrid.folder.appending(path: map.file)
      #expect(try Data(contentsOf: file).count < 150_000, "\(map)")
    }
  }
}
