// SPDX-License-Identifier: GPL-3.0-or-later

/// Everything a game is at one moment: where each piece lies, what is counted, and the generator.
///
/// A game changes it only through the verbs of a ``Turn``.
public struct Table: Hashable, Sendable {
  public let layout: Layout
  var piles: [Pile]
  public internal(set) var counts: [Counter: Int] = [:]
  public internal(set) var generator: Generator

  public init(_ layout: Layout, generator: Generator) {
    self.layout = layout
    self.generator = generator
    piles = Array(repeating: Pile(), count: layout.places.count)
  }

  /// Every place, in the order in which a player reads them.
  public var places: [Place] { layout.places }

  /// The pile at a place; an empty one where the table has no such place.
  public subscript(place: Place) -> Pile {
    places.firstIndex(of: place).map { piles[$0] } ?? Pile()
  }

  public subscript(counter: Counter) -> Int { counts[counter] ?? 0 }

  public func place(of piece: Piece) -> Place? {
    piles.firstIndex { $0.contains { $0.piece == piece } }.map { places[$0] }
  }

  /// Whether a piece lies face up; false for a piece that is not on the table.
  public func isFaceUp(_ piece: Piece) -> Bool {
    piles.contains { $0.contains { $0.piece == piece && $0.isFaceUp } }
  }

  /// The places a player can ask about and name, in the order in which they are read.
  public var readablePlaces: [Place] { places.filter { !layout[$0].contains(.outOfPlay) } }

  /// Those that are read out: a place where a piece waits is not, once the piece is placed.
  public var toldPlaces: [Place] {
    readablePlaces.filter { $0.waiting == nil || !self[$0].isEmpty }
  }

  /// Every piece on the table, place by place.
  public var pieces: [Piece] { piles.flatMap(\.pieces) }

  /// How many pieces lie at the places with a trait.
  public func count(_ trait: PlaceTraits) -> Int {
    layout.places(trait).reduce(0) { $0 + self[$1].count }
  }

  /// What was drawn last, where it still lies there.
  public var drawn: Piece? { layout.places(.showing).first.flatMap { self[$0].top?.piece } }

  mutating func change<Result>(
    _ place: Place, _ body: (inout [Lying]) -> Result
  ) -> Result {
    guard let index = places.firstIndex(of: place) else {
      preconditionFailure("the game names a place that its table lacks: \(place)")
    }
    return body(&piles[index].lying)
  }
}

/// Something counted on the table, such as the score or the shuffles made.
public struct Counter: Hashable, Sendable, ExpressibleByStringLiteral, Comparable {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public static func < (one: Counter, other: Counter) -> Bool { one.name < other.name }
}

extension Counter {
  /// The points of a game that has them.
  public static let score: Counter = "score"
}
