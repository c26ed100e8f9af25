// SPDX-License-Identifier: GPL-3.0-or-later

/// One thing that happened on the table. Sounds, words, vibrations and undo are made from these.
public enum Event: Hashable, Sendable {
  /// A piece came onto a place from outside, as at the deal.
  case laid(Piece, at: Place, faceUp: Bool)
  /// The top pieces of one place went onto another, in the order they lay.
  case moved([Piece], from: Place, to: Place)
  /// Pieces of a place were turned to the side given; each lay on the other side before.
  case turned([Piece], at: Place, faceUp: Bool)
  /// A place was shuffled.
  case ordered(Ordering)
  case counted(Counter, from: Int, to: Int)
  /// Random numbers were taken from the generator.
  case rolled(from: Generator, to: Generator)
  /// Something the player is told and the table does not show.
  case noted(Term)

  /// A shuffle and what it takes to take it back.
  public struct Ordering: Hashable, Sendable {
    public let place: Place
    public let before: [Piece]
    public let after: [Piece]
    public let generatorBefore: Generator
    public let generatorAfter: Generator
  }
}

extension Event {
  /// What taking the event back looks like; nil for a deal, which is not taken back.
  public var inverse: Event? {
    switch self {
    case .laid: nil
    case .moved(let pieces, let from, let to): .moved(pieces, from: to, to: from)
    case .turned(let pieces, let place, let faceUp): .turned(pieces, at: place, faceUp: !faceUp)
    case .ordered(let ordering):
      .ordered(
        Ordering(
          place: ordering.place, before: ordering.after, after: ordering.before,
          generatorBefore: ordering.generatorAfter, generatorAfter: ordering.generatorBefore))
    case .counted(let counter, let from, let to): .counted(counter, from: to, to: from)
    case .rolled(let from, let to): .rolled(from: to, to: from)
    case .noted: self
    }
  }
}

extension Table {
  mutating func apply(_ event: Event) {
    switch event {
    case .laid(let piece, let place, let faceUp):
      change(place) { $0.append(Lying(piece, isFaceUp: faceUp)) }
    case .moved(let pieces, let from, let to):
      carry(pieces, from: from, to: to)
    case .turned(let pieces, let place, let faceUp):
      turn(pieces, at: place, faceUp: faceUp)
    case .ordered(let ordering):
      order(ordering.place, as: ordering.after)
      generator = ordering.generatorAfter
    case .counted(let counter, _, let value):
      counts[counter] = value == 0 ? nil : value
    case .rolled(_, let generator):
      self.generator = generator
    case .noted:
      break
    }
  }

  /// Takes back an event that has just been applied.
  mutating func revert(_ event: Event) {
    switch event {
    case .laid(_, let place, _):
      change(place) { $0.removeLast(1) }
    case .moved(let pieces, let from, let to):
      carry(pieces, from: to, to: from)
    case .turned(let pieces, let place, let faceUp):
      turn(pieces, at: place, faceUp: !faceUp)
    case .ordered(let ordering):
      order(ordering.place, as: ordering.before)
      generator = ordering.generatorBefore
    case .counted(let counter, let value, _):
      counts[counter] = value == 0 ? nil : value
    case .rolled(let generator, _):
      self.generator = generator
    case .noted:
      break
    }
  }

  private mutating func carry(_ pieces: [Piece], from: Place, to: Place) {
    let carried = change(from) { pile in
      defer { pile.removeLast(pieces.count) }
      return Array(pile.suffix(pieces.count))
    }
    precondition(
      carried.lazy.map(\.piece).elementsEqual(pieces),
      "only the top pieces of a place can leave it")
    change(to) { $0.append(contentsOf: carried) }
  }

  private mutating func turn(_ pieces: [Piece], at place: Place, faceUp: Bool) {
    change(place) { pile in
      for index in pile.indices where pieces.contains(pile[index].piece) {
        pile[index].isFaceUp = faceUp
      }
    }
  }

  private mutating func order(_ place: Place, as pieces: [Piece]) {
    change(place) { pile in
      let sides = Dictionary(uniqueKeysWithValues: pile.map { ($0.piece, $0.isFaceUp) })
      pile = pieces.map { Lying($0, isFaceUp: sides[$0] ?? false) }
    }
  }
}
