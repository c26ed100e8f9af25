// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A table as a player may be shown it, before any language: nothing in it gives away what lies out
/// of sight.
public struct TableView: Equatable, Codable, Sendable {
  /// From the top, each from the left: the rows of a grid, and places of one kind beside each other.
  public let rows: [[PlaceView]]
  /// Where the arrow keys are.
  public let focus: Focus
  /// What is in hand or gathered, in the order in which it was picked.
  public let picked: [Piece]

  public struct Focus: Hashable, Codable, Sendable {
    public let place: Place
    /// How many steps below the top piece; those that lie face down are one step.
    public let depth: Int
  }

  public struct PlaceView: Equatable, Codable, Sendable {
    public let place: Place
    /// The number that chooses it.
    public let number: Int
    public let name: Term
    /// The place with what lies there, in one line, a sentence each.
    public let label: [Term]
    /// From the bottom to the top.
    public let pieces: [PieceView]
    /// Whether every piece that lies here can be seen, and not the top one alone.
    public let isFanned: Bool
    /// How many rows it reaches up where its pieces lie in rows that overlap; nil elsewhere.
    public let rows: Int?
    /// Whether a piece of another place lies on its top piece.
    public let isCovered: Bool
    /// What choosing it does where that is more than picking what lies there: drawing, at the stock.
    public let act: Act?
    /// Whether what is in hand may be put there; where the player has to know, wrong places too.
    public let isTarget: Bool
  }

  public struct PieceView: Equatable, Codable, Sendable {
    /// Nil for one that lies face down, as is its name.
    public let piece: Piece?
    public let name: Term?
    /// What is seen on it; nil where that is unknown.
    public let face: Face?
    /// The picture that goes with it; nil for one without.
    public let illustration: Illustration?
    /// Whether it can be picked now, with what lies on it.
    public let isPickable: Bool
    public let isPicked: Bool
  }

  public var places: [PlaceView] { rows.flatMap(\.self) }
}

extension Playing {
  func view(_ reply: Reply) -> TableView {
    let narrator = narrator(reply)
    let pickable = Set(game.picks(after: interaction.carries ? [] : picked, on: table))
    let targets =
      isCarrying
      ? Set(game.goals(for: picked, on: table, onlyRight: showsRightGoals(reply))) : []
    let places = table.toldPlaces.map { place in
      TableView.PlaceView(
        place: place, number: numbering.number(of: place), name: place.name,
        label: narrator.label(of: place, on: table),
        pieces: table[place].map { pieceView($0, isPickable: pickable.contains($0.piece)) },
        isFanned: table.layout[place].contains(.fanned), rows: table.layout.rows(at: place),
        isCovered: table.cover(of: place) != nil, act: game.act(at: place, on: table),
        isTarget: targets.contains(place))
    }
    return TableView(
      rows: places.rows, focus: TableView.Focus(place: focusedPlace, depth: cursor.depth),
      picked: picked)
  }

  private func pieceView(_ lying: Lying, isPickable: Bool) -> TableView.PieceView {
    TableView.PieceView(
      piece: lying.isFaceUp ? lying.piece : nil,
      name: lying.isFaceUp ? game.name(of: lying.piece) : nil,
      face: lying.isFaceUp ? game.faces?.face(of: lying.piece) : nil,
      illustration: lying.isFaceUp ? game.illustrations?.illustration(of: lying.piece) : nil,
      isPickable: isPickable, isPicked: picked.contains(lying.piece))
  }
}

extension [TableView.PlaceView] {
  /// Those of one row of a grid together, and those of one kind that follow each other.
  fileprivate var rows: [[TableView.PlaceView]] {
    reduce(into: []) { rows, view in
      if let last = rows.last?.last?.place, last.isBeside(view.place) {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
  }
}

extension Place {
  fileprivate func isBeside(_ other: Place) -> Bool {
    kind == other.kind && row == other.row
  }
}
