// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The picture puzzle: pieces that were cut from a picture go back to their squares.
public struct PicturePuzzle: Game, Describing, Hinting, Educational, Faced, DealIdentifying,
  OwnWords
{
  public static let id = "puzzle"

  public let setup: PuzzleSetup
  /// A place of its own for each piece that waits, then the squares row by row.
  public let layout: Layout

  public init(_ setup: PuzzleSetup) {
    self.setup = setup
    let squares = (1...setup.side).flatMap { row in
      (1...setup.side).map { Place.square(row: row, column: $0) }
    }
    var layout = Layout(squares.indices.map { .tray(of: Piece($0)) } + squares)
    layout.secret = [(1, 1), (setup.side, 1), (setup.side, setup.side), (1, setup.side)].map {
      .square(row: $0.0, column: $0.1)
    }
    self.layout = layout
  }

  public var difficulty: Difficulty { PicturePuzzle.difficulty(side: setup.side) }

  static func difficulty(side: Int) -> Difficulty { side == 4 ? "hard" : "easy" }

  public func deal(_ turn: inout Turn) {
    for number in setup.parts.indices {
      turn.lay(Piece(number), at: .tray(of: Piece(number)), faceUp: true)
    }
    scatter(&turn)
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    switch move.goal {
    case .act:
      scatter(&turn)
      turn.note(Term("puzzle-rearranged"))
    case .place(let place):
      guard let piece = move.picked.first else { return }
      if place.isPoint {
        drop(piece, at: inside(place), &turn)
      } else {
        snap(piece, to: place, &turn)
      }
    }
  }

  /// A piece that is let go near its square snaps in; elsewhere it lies where it was let go.
  private func drop(_ piece: Piece, at point: Place, _ turn: inout Turn) {
    if let square = square(snapping: piece, at: point, on: turn.table) {
      return snap(piece, to: square, &turn)
    }
    lay(piece, at: point, &turn)
    for term in position(of: piece, on: turn.table) { turn.note(term) }
  }

  private func snap(_ piece: Piece, to square: Place, _ turn: inout Turn) {
    turn.move(from: .tray(of: piece), to: square)
    lift(piece, &turn)
  }

  public func outcome(of table: Table) -> Outcome { unplaced(on: table).isEmpty ? .won : .open }

  public func dealNumber(ofSeed seed: UInt64) -> UInt64? { setup.isByNumber ? seed : nil }

  public var ingredients: [String] { [setup.picture] }

  public var mistakesGoBack: Bool { true }

  /// What a piece shows can be learnt; where it goes is the riddle.
  public var lessonsTellGoals: Bool { false }
}

extension PicturePuzzle {
  public init(from decoder: any Decoder) throws { self.init(try PuzzleSetup(from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try setup.encode(to: encoder) }
}

extension PicturePuzzle {
  /// The squares row by row.
  public var squares: [Place] { places.filter { $0.isSquare } }

  /// The part of the picture that a piece shows, in reading order from 0; nil for no piece.
  public func part(of piece: Piece) -> Int? {
    setup.parts.indices.contains(piece.number) ? setup.parts[piece.number] : nil
  }

  /// The part of the picture that belongs in a square.
  public func part(in square: Place) -> Int { (square.row - 1) * setup.side + square.column - 1 }

  /// The pieces that wait, by their numbers.
  public func unplaced(on table: Table) -> [Piece] {
    places.filter { $0.waiting != nil }.flatMap { table[$0].pieces }
  }

  /// Whether a piece looks as what belongs in a square, whichever of several it is.
  func belongs(_ piece: Piece, in square: Place) -> Bool {
    part(of: piece).map { setup.looks[$0] } == setup.looks[part(in: square)]
  }
}

extension Act {
  /// Scatters the pieces that are not placed anew.
  public static let rearrange: Act = "rearrange"
}
