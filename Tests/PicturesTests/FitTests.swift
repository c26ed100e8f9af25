// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Pictures

@Suite struct FitTests {
  @Test func theTrueNeighbourFitsBest() throws {
    var (best, all) = (0, 0)
    for puzzle in try Shipped.puzzles() {
      let cutting = puzzle.cutting
      for cell in cutting.tiles.indices {
        for edge in [Edge.right, .bottom] {
          guard let neighbour = cutting.size.cell(edge, of: cell) else { continue }
          let scores = cutting.tiles.indices.map {
            $0 == cell ? -1 : cutting.fit(edge, of: cell, against: $0).score
          }
          all += 1
          if scores.filter({ $0 >= scores[neighbour] }).count == 1 { best += 1 }
          #expect(scores[neighbour] >= 55, "\(puzzle), \(cell) \(edge)")
        }
      }
    }
    #expect(all == 6 * (12 + 24))
    #expect(best * 100 >= all * 98, "\(best) of \(all)")
  }

  @Test func theScaleGoesFromNoSeamToBlackOnWhite() {
    let picture = Picture { x, _ in [UInt8](repeating: x < 320 ? 255 : 0, count: 3) }
    let cutting = Cutting(picture, into: .three)
    #expect(cutting.fit(.right, of: 0, against: 1) == Fit(score: 100))
    #expect(cutting.fit(.right, of: 1, against: 2).score == 2)
    #expect(cutting.fit(.bottom, of: 2, against: 5) == Fit(score: 100))
  }

  @Test func aSeamThatCanJustBeSeenHasLessThanHalf() {
    // White and this grey are 0.06 apart in Oklab, at which 100 / e are left.
    let picture = Picture { x, _ in [UInt8](repeating: x < 320 ? 255 : 235, count: 3) }
    let cutting = Cutting(picture, into: .three)
    #expect(cutting.fit(.right, of: 1, against: 2).score == 37)
  }

  @Test func itDoesNotMatterFromWhichSideItIsAsked() throws {
    let cutting = try #require(try Shipped.puzzles().first).cutting
    for edge in Edge.allCases {
      for (one, other) in [(0, 1), (3, 8), (4, 2)] {
        #expect(
          cutting.fit(edge, of: one, against: other)
            == cutting.fit(edge.opposite, of: other, against: one))
      }
    }
  }

  static let scale = [
    (100, "Perfect fit"), (90, "Perfect fit"), (89, "Good fit"), (75, "Good fit"),
    (74, "Fair fit"), (55, "Fair fit"), (54, "Poor fit"), (30, "Poor fit"), (29, "No fit"),
    (0, "No fit"),
  ]

  @Test(arguments: scale) func everyScoreHasAWord(score: Int, said: String) {
    #expect(Words.english(Fit(score: score).term) == "\(said), \(score) of 100")
  }

  @Test func theBestPieceForACellIsFoundByItsNeighbours() throws {
    let cutting = try #require(try Shipped.puzzles().first).cutting
    let tray = [8, 4, 6, 2, 7]
    let fits = cutting.bestFits(for: 4, among: tray, placed: [0, 1, 3, 5])
    #expect(fits.first?.tile == 4)
    #expect(fits.map(\.tile).sorted() == tray.sorted())
    #expect(fits.map(\.fit.score) == fits.map(\.fit.score).sorted(by: >))
    #expect(cutting.bestFits(for: 8, among: tray, placed: [0, 1, 3]).isEmpty)
  }

  @Test func anEmptyCellIsKnownByTheEdgesAroundIt() {
    let picture = Picture { x, _ in
      x < 160 ? [0, 0, 0] : x < 320 ? [255, 255, 255] : [220, 30, 30]
    }
    let cutting = Cutting(picture, into: .three)
    #expect(
      cutting.edges(around: 4, placed: [1, 3, 5]).map(Words.english)
        == ["Top edge: white", "Right edge: red", "Left edge: black"])
    #expect(cutting.edges(around: 0, placed: [8]).isEmpty)
  }

  @Test func cellsOverTheBorderAreNone() {
    #expect(Edge.allCases.map { GridSize.three.cell($0, of: 0) } == [nil, 1, 3, nil])
    #expect(Edge.allCases.map { GridSize.four.cell($0, of: 15) } == [11, nil, nil, 14])
    #expect(Edge.allCases.map { GridSize.four.cell($0, of: 5) } == [1, 6, 9, 4])
  }
}
