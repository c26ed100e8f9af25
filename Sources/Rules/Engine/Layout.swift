// SPDX-License-Identifier: GPL-3.0-or-later

/// What whoever tells a table, sounds it or plays it has to know of a place beside its name.
public struct PlaceTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Every piece that lies face up is read, and one that comes to lie so is told: a column.
  public static let fanned = PlaceTraits(rawValue: 1 << 0)
  /// What comes here is done with, although it may be taken back: a foundation.
  public static let collecting = PlaceTraits(rawValue: 1 << 1)
  /// Pieces come into play from here: a stock.
  public static let dealing = PlaceTraits(rawValue: 1 << 2)
  /// Shows what was drawn last, and tells what comes up again under it: a waste.
  public static let showing = PlaceTraits(rawValue: 1 << 3)
  /// Holds one piece for a while: a free cell.
  public static let holding = PlaceTraits(rawValue: 1 << 5)
  /// Gives its pieces one after the other and takes none: a reserve.
  public static let supplying = PlaceTraits(rawValue: 1 << 6)
  /// Never read: pieces out of play.
  public static let outOfPlay = PlaceTraits(rawValue: 1 << 4)
}

/// The places of a game, in the order in which a player reads them, and what they are for.
///
/// A game joins its layout from parts: `.columns(7) + .stock(.draw) + .foundations(4)`.
public struct Layout: Hashable, Sendable {
  public let places: [Place]
  /// One for each place.
  private let traits: [PlaceTraits]
  private let acts: [Place: Act]
  /// How many rows there were at the places whose pieces lie in rows that overlap; see
  /// ``Layout/rows(at:)``.
  private let rowCounts: [Place: Int]
  /// Places that, chosen one after the other with nothing picked, show or hide the acts that play
  /// the round to its end by themselves; nil for a game without such a secret.
  public var secret: [Place]?

  /// - Parameter act: what choosing one of the places does, as far as it is more than picking what
  ///   lies there.
  public init(_ places: [Place], _ traits: PlaceTraits = [], act: Act? = nil) {
    self.init(
      places, places.map { _ in traits },
      acts: act.map { act in Dictionary(places.map { ($0, act) }) { $1 } } ?? [:], rowCounts: [:])
  }

  /// Pieces in rows, each piece half under two of the next row, as in a pyramid. They are told as
  /// places beside each other: each begins with a piece of the last row, which lies on one of the
  /// row before, and so on up and to the right.
  ///
  /// - Parameter rows: at each place, how many rows it reaches up.
  public init(_ places: [Place], overlappingIn rows: [Int]) {
    self.init(
      places, places.map { _ in .fanned }, acts: [:],
      rowCounts: Dictionary(zip(places, rows)) { first, _ in first })
  }

  private init(
    _ places: [Place], _ traits: [PlaceTraits], acts: [Place: Act], rowCounts: [Place: Int]
  ) {
    self.places = places
    self.traits = traits
    self.acts = acts
    self.rowCounts = rowCounts
  }

  public static func + (one: Layout, other: Layout) -> Layout {
    var layout = Layout(
      one.places + other.places, one.traits + other.traits,
      acts: one.acts.merging(other.acts) { $1 },
      rowCounts: one.rowCounts.merging(other.rowCounts) { $1 })
    layout.secret = one.secret ?? other.secret
    return layout
  }

  /// None for a place that the layout lacks.
  public subscript(place: Place) -> PlaceTraits {
    places.firstIndex(of: place).map { traits[$0] } ?? []
  }

  /// The places with a trait.
  public func places(_ trait: PlaceTraits) -> [Place] {
    zip(places, traits).filter { $1.contains(trait) }.map(\.0)
  }

  /// What choosing a place does, whether or not it can be done now.
  public func act(at place: Place) -> Act? { acts[place] }

  /// Whether some pieces lie in rows that overlap.
  public var overlaps: Bool { !rowCounts.isEmpty }

  /// How many rows a place reaches up whose pieces lie in rows that overlap; nil for any other, where
  /// a piece is covered by its own pile alone.
  public func rows(at place: Place) -> Int? { rowCounts.isEmpty ? nil : rowCounts[place] }
}
