// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Turns moves into the numbers that a player types for them.
///
/// The empty places of one kind are offered as one, the first of them; a line of moves that uses
/// another one is played on with the two changed for each other.
public struct Typist {
  public private(set) var match: Match
  /// Where the places of the line lie on the table that is typed on.
  private var places: [Place: Place]

  public init(_ match: Match) {
    self.match = match
    places = Dictionary(uniqueKeysWithValues: match.table.places.map { ($0, $0) })
  }

  /// What a player types for a move: acts by their letters, cards and targets by their numbers.
  public mutating func type(_ move: Move, letters: [Act: String]) throws -> [String] {
    switch move.goal {
    case .act(let act):
      try match.play(move)
      return [letters[act] ?? act.name]
    case .place(let goal):
      guard let piece = move.picked.first else { return [] }
      let goal = stand(in: goal)
      let numbers = Self.picking(piece, on: match) + [Self.number(of: goal, on: match)]
      try match.play(Move([piece], to: goal))
      return numbers.map(String.init)
    }
  }

  /// The first empty place of the kind stands for all others.
  private mutating func stand(in place: Place) -> Place {
    let wanted = places[place] ?? place
    guard match.table[wanted].isEmpty, wanted.kind != .square,
      let first = match.table.places.first(where: {
        $0.kind == wanted.kind && match.table[$0].isEmpty
      }), first != wanted, let other = places.first(where: { $0.value == first })?.key
    else { return wanted }
    places[place] = first
    places[other] = wanted
    return first
  }

  /// The numbers that pick a card: that of its place, then "take fewer" as often as needed.
  public static func picking(_ piece: Piece, on match: Match) -> [Int] {
    guard let place = match.table.place(of: piece) else { return [] }
    let deeper = offered(at: place, on: match).prefix { $0 != piece }
    return [number(of: place, on: match)]
      + deeper.map { _ in Numbering(match.table).places.count + 1 }
  }

  /// The runs of a place that are offered one after the other, the longest first: those that have
  /// somewhere to go.
  public static func offered(at place: Place, on match: Match) -> [Piece] {
    let free = Set(match.game.picks(after: [], on: match.table))
    let runs = match.table[place].pieces.filter(free.contains)
    return runs.filter {
      !match.game.goals(for: [$0], on: match.table, onlyRight: !match.game.testsKnowledge).isEmpty
    }
  }

  /// The number of a place, whether a card lies there or goes there.
  public static func number(of place: Place, on match: Match) -> Int {
    Numbering(match.table).number(of: place)
  }

  /// The targets as a menu offers them, by their numbers.
  public static func targets(
    for piece: Piece, on match: Match, onlyRight: Bool = false
  ) -> [Place] {
    var empty: Set<Place.Kind> = []
    return match.game.goals(for: [piece], on: match.table, onlyRight: onlyRight).filter {
      !match.table[$0].isEmpty || $0.kind == .square || empty.insert($0.kind).inserted
    }
  }
}
