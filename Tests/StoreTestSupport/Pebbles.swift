// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A game as small as a game can be, for tests: twelve pebbles that go from heap to heap.
public struct Pebbles: Game, DealIdentifying {
  public static let id = "pebbles"
  private static let bag = Place(Place.Kind("bag"))

  public var difficulty: Difficulty = "easy"
  var heaps = 3
  public var ingredients: [String] = ["granite", "slate"]
  public var number: UInt64?
  /// After so many pebbles have gone to a heap the game is won; nil for never.
  public var wonAfter: Int?

  public init() {}

  public var layout: Layout { Layout([Self.bag] + (1...heaps).map { Place("heap", $0) }) }

  public func dealNumber(ofSeed seed: UInt64) -> UInt64? { number ?? seed }

  public func deal(_ turn: inout Turn) {
    for number in 0..<12 { turn.lay(Piece(number), at: Self.bag, faceUp: number.isMultiple(of: 2)) }
    turn.shuffle(Self.bag)
  }

  public func picks(after picked: [Piece], on table: Table) -> [Piece] {
    picked.isEmpty ? table.places.compactMap { table[$0].top?.piece } : []
  }

  public func refusal(of move: Move, on table: Table) -> Refusal? {
    guard case .place(let goal) = move.goal else { return nil }
    guard move.picked.count == 1, let from = table.place(of: move.picked[0]),
      table[from].top?.piece == move.picked[0], from != goal, table.places.contains(goal)
    else { return Refusal(Term("pebble-stuck")) }
    return goal.number == 1 && move.picked[0].number == 0
      ? Refusal(Term("pebble-wrong"), .mistake) : nil
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    switch move.goal {
    case .place(let goal):
      guard let from = turn.table.place(of: move.picked[0]) else { return }
      turn.move(from: from, to: goal)
      turn.count("steps")
    case .act: turn.shuffle(Self.bag)
    }
  }

  public func outcome(of table: Table) -> Outcome {
    wonAfter.map { table.counts["steps", default: 0] >= $0 } == true ? .won : .open
  }
  public func acts(on table: Table) -> [Act] { ["shuffle"] }
  public func name(of piece: Piece) -> Term { Term("pebble", ["n": .number(piece.number)]) }
}

extension Match {
  /// Takes step number `step` of a round of chance that is the same every time: as a rule a move,
  /// now and then an undo or a mistake.
  public mutating func takeStep(_ step: Int) {
    var chance = Generator(seed: seed ^ UInt64(step))
    switch chance.below(10) {
    case 0: undo()
    case 1: _ = try? play(Move([Piece(0)], to: Place("heap", 1)))
    default:
      let moves = game.moves(on: table)
      _ = try? play(moves[chance.below(moves.count)])
    }
  }
}
