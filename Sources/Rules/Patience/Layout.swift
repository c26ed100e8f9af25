// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Place {
  public static let stock = Place(.stock)
  public static let waste = Place(.waste)
  public static let reserve = Place(.reserve)
  public static let completed = Place(.completed)
  /// Where the card drawn last lies, in games in which the waste takes it with the next one.
  public static let drawnCard = Place(Kind("drawn-card"))
  public static func column(_ number: Int) -> Place { Place(.column, number) }
  public static func foundation(_ number: Int) -> Place { Place(.foundation, number) }

  /// Places of one kind, numbered from 1.
  public static func row(_ kind: Kind, _ count: Int) -> [Place] {
    (0..<count).map { Place(kind, $0 + 1) }
  }
}

extension Place.Kind {
  /// A pile whose top card can be played and which nothing goes to.
  public static let reserve: Place.Kind = "reserve"
}

extension Layout {
  public static func columns(_ count: Int) -> Layout {
    Layout(Place.row(.column, count), .fanned)
  }

  /// Rows that overlap, told as columns: how many rows each reaches up.
  public static func peaks(_ rows: [Int]) -> Layout {
    Layout(Place.row(.column, rows.count), overlappingIn: rows)
  }

  public static func foundations(_ count: Int) -> Layout {
    Layout(Place.row(.foundation, count), .collecting)
  }

  /// - Parameter act: what choosing it does.
  public static func stock(_ act: Act? = nil) -> Layout { Layout([.stock], .dealing, act: act) }

  public static let waste = Layout([.waste], .showing)
  /// A waste that cards are played to, one on the other.
  public static let builtWaste = Layout([.waste], [.showing, .collecting])
  public static let reserve = Layout([.reserve], .supplying)
  public static let drawn = Layout([.drawnCard], .holding)
  public static let completed = Layout([.completed], .outOfPlay)
}

extension Table {
  public func places(_ kind: Place.Kind) -> [Place] { places.filter { $0.kind == kind } }

  /// The top pieces of the places of one kind that have any.
  public func tops(_ kind: Place.Kind) -> [Piece] {
    places(kind).compactMap { self[$0].top?.piece }
  }

  /// How many cards lie face down in the columns.
  public var hiddenInColumns: Int {
    places(.column).reduce(0) { $0 + self[$1].hiddenCount }
  }
}

extension Turn {
  /// Lays every piece on the stock, face down, and shuffles it.
  public mutating func layStock(of pieces: [Piece]) {
    for piece in pieces { lay(piece, at: .stock, faceUp: false) }
    shuffle(.stock)
  }

  /// Puts the top card of a pile on every empty column, and turns up the next one.
  public mutating func fillColumns(from pile: Place) {
    for place in table.places(.column) where table[place].isEmpty {
      turn(.top, of: pile, faceUp: true)
      move(from: pile, to: place)
    }
    turn(.top, of: pile, faceUp: true)
  }

  /// Turns up the top card of every column where it lies face down, and free.
  public mutating func turnUpColumns() {
    for place in table.places(.column)
    where table[place].top?.isFaceUp == false && table.cover(of: place) == nil {
      turn(.top, of: place, faceUp: true)
    }
  }
}
