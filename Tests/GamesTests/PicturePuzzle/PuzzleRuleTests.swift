// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Samples
import Testing

@Suite struct PuzzleRuleTests {
  private func match(
    _ picture: String = "plain", difficulty: Difficulty = "easy", number: UInt64 = 7,
    snapDistance: Int = 30
  ) throws -> (Match, PicturePuzzle) {
    var order = DealRequest(difficulty: difficulty, number: number, topic: picture)
    order.options[PuzzleRounds.snapDistance] = snapDistance
    let round = try EveryDescriptor.puzzle.deal(order)
    return (
      Match(round.game, seed: round.seed), try #require(round.game as? PicturePuzzle)
    )
  }

  /// The square that a piece was cut from.
  private func home(of piece: Piece, in game: PicturePuzzle) throws -> Place {
    game.squares[try #require(game.part(of: piece))]
  }

  private func refusal(_ match: inout Match, _ move: Move) -> Refusal? {
    do throws(Refusal) { try match.play(move) } catch { return error }
    return nil
  }

  @Test(arguments: [("easy", 9), ("hard", 16)] as [(Difficulty, Int)])
  func everyPieceWaitsUnderItsNumber(difficulty: Difficulty, count: Int) throws {
    let (match, game) = try match(difficulty: difficulty)
    #expect(match.table.pieces == (0..<count).map { Piece($0) })
    #expect(game.unplaced(on: match.table) == match.table.pieces)
    #expect(Set(match.table.pieces.compactMap(game.part(of:))) == Set(0..<count))
    #expect(match.outcome == .open && match.dealNumber == nil)
  }

  @Test func aPieceSnapsIntoItsSquareAndStays() throws {
    var (match, game) = try match()
    let home = try home(of: Piece(0), in: game)
    let events = try match.play(Move([Piece(0)], to: home))
    #expect(events.first == .moved([Piece(0)], from: .tray(of: Piece(0)), to: home))
    #expect(game.point(of: Piece(0), on: match.table) == nil)
    #expect(
      refusal(&match, Move([Piece(0)], to: .square(row: 1, column: 1)))
        == Refusal(
          Term(
            "puzzle-refused-placed",
            [
              "piece": .term(game.name(of: Piece(0))),
              "place": .term(home.name.form("at")),
            ])))
  }

  @Test(
    "Where a piece lies about is told by the squares it covers a quarter of; one is 160 wide",
    arguments: [
      (80, 80, [11]), (110, 90, [11]), (160, 80, [11, 12]), (160, 160, [11, 12, 21, 22]),
      (119, 80, [11]), (120, 80, [11, 12]), (200, 80, [11, 12]), (201, 80, [12]),
      (80, 310, [21, 31]), (400, 430, [33]), (400, 480, [33]), (400, 530, []), (80, 640, []),
    ])
  func surroundings(x: Int, y: Int, squares: [Int]) throws {
    let (_, game) = try match()
    let digits = squares.map { Place.square(row: $0 / 10, column: $0 % 10).digits }
    #expect(
      game.surroundings(of: .point(x: x, y: y))
        == Term("puzzle-where", ["count": .number(squares.count), "squares": .list(digits)]))
  }

  @Test func aPieceInAWrongSquareGoesBackAndIsCounted() throws {
    var (match, game) = try match()
    let home = try home(of: Piece(0), in: game)
    let before = match.table
    for square in game.squares where square != home {
      let refusal = refusal(&match, Move([Piece(0)], to: square))
      #expect(
        refusal
          == Refusal(
            Term(
              "puzzle-refused-wrong",
              ["piece": .term(game.name(of: Piece(0))), "place": .term(square.name.form("at"))]),
            .mistake))
    }
    #expect(match.table == before && match.mistakes.count == 8)
  }

  @Test func aSquareTakesOnePiece() throws {
    var (match, game) = try match()
    let home = try home(of: Piece(0), in: game)
    try match.play(Move([Piece(0)], to: home))
    #expect(
      refusal(&match, Move([Piece(1)], to: home))
        == Refusal(Term("puzzle-refused-taken", ["place": .term(home.name)])))
  }

  /// The square's centre, and how far to the right of it a piece is let go.
  @Test(arguments: [(0, 30, true), (30, 30, true), (31, 30, false), (40, 40, true), (1, 0, false)])
  func aDropSnapsUpToTheThreshold(away: Int, threshold: Int, snaps: Bool) throws {
    var (match, game) = try match(snapDistance: threshold)
    let home = try home(of: Piece(0), in: game)
    let (x, y) = (home.column * 160 - 80, home.row * 160 - 80)
    let point = Place.point(x: home.column == 3 ? x - away : x + away, y: y)
    try match.play(Move([Piece(0)], to: point))
    #expect(match.table.place(of: Piece(0)) == (snaps ? home : .tray(of: Piece(0))))
    #expect(game.point(of: Piece(0), on: match.table) == (snaps ? nil : point))
    #expect(match.mistakes == [])
  }

  @Test func aDropOverAWrongSquareLiesThere() throws {
    var (match, game) = try match()
    let wrong = try #require(
      game.squares.first { $0 != game.squares[game.part(of: Piece(0)) ?? 0] })
    let point = Place.point(x: wrong.column * 160 - 80, y: wrong.row * 160 - 80)
    try match.play(Move([Piece(0)], to: point))
    #expect(game.point(of: Piece(0), on: match.table) == point)
    #expect(refusal(&match, Move([Piece(0)], to: point)) == Refusal(Term("refused-same-place")))
  }

  @Test(arguments: [(79, 100), (401, 100), (100, 79), (100, 641), (999, 999)])
  func aDropStaysInsideTheArea(x: Int, y: Int) throws {
    var (match, game) = try match(snapDistance: 0)
    try match.play(Move([Piece(0)], to: .point(x: x, y: y)))
    let point = try #require(game.point(of: Piece(0), on: match.table))
    #expect(point == .point(x: min(max(x, 80), 400), y: min(max(y, 80), 640)))
    #expect(
      refusal(&match, Move([Piece(0)], to: .point(x: x, y: y)))
        == Refusal(Term("refused-same-place")))
  }

  @Test func thePieceLaidDownLastLiesOnTop() throws {
    var (match, game) = try match(snapDistance: 0)
    for piece in 0..<3 {
      try match.play(Move([Piece(piece)], to: .point(x: 100 + 90 * piece, y: 100)))
    }
    func layers(_ piece: Int) -> [Piece?] {
      [game.piece(on: Piece(piece), match.table), game.piece(under: Piece(piece), match.table)]
    }
    #expect(layers(0) == [Piece(1), nil] && layers(2) == [nil, Piece(1)])
    #expect(layers(1) == [Piece(2), Piece(0)])
    let told = match.last?.events.contains(
      .noted(Term("puzzle-lies-on", ["piece": .term(game.name(of: Piece(1)))])))
    #expect(told == true)
    match.undo()
    #expect(layers(1) == [nil, Piece(0)])
    try match.play(Move([Piece(0)], to: home(of: Piece(0), in: game)))
    #expect(layers(0) == [nil, nil] && layers(1) == [nil, nil])
  }

  @Test func aSaveOfAnEarlierReleaseKnowsNoLayers() throws {
    let (new, game) = try match()
    let text = String(decoding: try JSONEncoder().encode(game.setup), as: UTF8.self)
    let old = PicturePuzzle(
      try JSONDecoder().decode(
        PuzzleSetup.self,
        from: Data(
          text.replacing(",\"layers\":true", with: "").replacing("\"layers\":true,", with: "").utf8)
      ))
    #expect(!old.setup.keepsLayers)
    let match = Match(old, seed: new.seed)
    for piece in match.table.pieces {
      #expect(old.point(of: piece, on: match.table) == game.point(of: piece, on: new.table))
      #expect(old.piece(on: piece, match.table) == nil)
    }
    #expect(match.table.digest != new.table.digest)
  }

  @Test func piecesLieScatteredInsideTheArea() throws {
    for number in 1...200 as ClosedRange<UInt64> {
      let (match, game) = try match(difficulty: number % 2 == 0 ? "easy" : "hard", number: number)
      for piece in match.table.pieces {
        let point = try #require(game.point(of: piece, on: match.table))
        #expect(game.across.contains(point.x) && game.down.contains(point.y))
      }
    }
  }

  @Test func rearrangingScattersTheUnplacedAndLeavesThePlaced() throws {
    var (match, game) = try match()
    let home = try home(of: Piece(4), in: game)
    try match.play(Move([Piece(4)], to: home))
    let before = match.table
    try match.play(Move(.rearrange))
    #expect(match.table.place(of: Piece(4)) == home)
    let moved = game.unplaced(on: before).filter {
      game.point(of: $0, on: before) != game.point(of: $0, on: match.table)
    }
    #expect(moved.count == 8 && match.table.generator != before.generator)
    match.undo()
    #expect(match.table == before)
  }

  @Test func allPiecesPlacedIsWonAndNothingIsLeftToDo() throws {
    var (match, game) = try match()
    for piece in match.table.pieces.reversed() {
      #expect(match.outcome == .open)
      try match.play(Move([piece], to: try home(of: piece, in: game)))
    }
    #expect(match.outcome == .won && game.moves(on: match.table) == [])
  }

  @Test func piecesThatLookAlikeAreInterchangeable() throws {
    var (match, game) = try match("twins")
    let twins = match.table.pieces.filter { [0, 1].contains(game.part(of: $0)) }
    try match.play(Move([twins[0]], to: try home(of: twins[1], in: game)))
    try match.play(Move([twins[1]], to: try home(of: twins[0], in: game)))
    while let advice = game.advice(on: match.table) { try match.play(advice.move) }
    #expect(match.outcome == .won && match.mistakes == [])
  }

  @Test func aNumberBringsTheSamePictureForEveryone() throws {
    let order = DealRequest(
      difficulty: "easy", number: 5, isShared: true, recent: [["plain"], ["twins"]])
    let round = try EveryDescriptor.puzzle.deal(order)
    #expect(round.seed == 5 && round.game.dealNumber(seed: 5) == 5)
    let again = try EveryDescriptor.puzzle.deal(
      DealRequest(difficulty: "hard", number: 5, isShared: true))
    #expect(again.game.deals?.ingredients == round.game.deals?.ingredients)
  }

  @Test func theNextPuzzleHasAnotherPicture() throws {
    for number in 1...20 as ClosedRange<UInt64> {
      for recent in ["plain", "twins"] {
        let order = DealRequest(difficulty: "easy", number: number, recent: [[recent]])
        #expect(try EveryDescriptor.puzzle.deal(order).game.deals?.ingredients != [recent])
      }
    }
  }

  @Test func aPictureThatCannotBeCutIsRefused() {
    let order = DealRequest(difficulty: "easy", number: 1, topic: "/broken.png")
    #expect(throws: Refusal(Term("picture-broken"))) { try EveryDescriptor.puzzle.deal(order) }
  }

  @Test(arguments: [
    #""size":5"#, #""parts":[0,0,2,3,4,5,6,7,8]"#, #""looks":[1,1,2,3,4,5,6,7,8]"#,
    #""snap-distance":-1"#,
  ]) func aSaveWithImpossibleSettingsIsRefused(edit: String) throws {
    let (_, game) = try match()
    let text = String(decoding: try JSONEncoder().encode(game), as: UTF8.self)
    let name = try #require(edit.split(separator: ":").first)
    let pattern = try Regex("\(name):(\\[[^\\]]*\\]|[0-9]+)")
    let edited = text.replacing(pattern, with: edit)
    #expect(edited != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PicturePuzzle.self, from: Data(edited.utf8))
    }
  }
}
