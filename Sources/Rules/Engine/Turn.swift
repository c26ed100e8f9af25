// SPDX-License-Identifier: GPL-3.0-or-later

/// One move being played: the table, and the events that have changed it so far.
///
/// Each verb leaves exactly one event, or none where it would change nothing. A shuffle is told
/// even of a single piece: whoever listens hears that it was done.
public struct Turn: Sendable {
  public private(set) var table: Table
  public private(set) var events: [Event] = []

  public init(_ table: Table) { self.table = table }

  public mutating func lay(_ piece: Piece, at place: Place, faceUp: Bool) {
    record(.laid(piece, at: place, faceUp: faceUp))
  }

  /// Carries the top `count` pieces of a place onto another, keeping their order.
  public mutating func move(_ count: Int = 1, from: Place, to: Place) {
    let pieces = table[from].suffix(count).map(\.piece)
    guard !pieces.isEmpty, from != to else { return }
    record(.moved(pieces, from: from, to: to))
  }

  /// Turns every piece of a place, or its top one, to the side given.
  public mutating func turn(_ extent: Extent, of place: Place, faceUp: Bool) {
    let lying = extent == .top ? Array(table[place].suffix(1)) : Array(table[place])
    let turned = lying.filter { $0.isFaceUp != faceUp }.map(\.piece)
    guard !turned.isEmpty else { return }
    record(.turned(turned, at: place, faceUp: faceUp))
  }

  public enum Extent: Sendable { case top, all }

  public mutating func shuffle(_ place: Place) {
    let before = table[place].pieces
    var generator = table.generator
    let after = generator.shuffled(before)
    record(
      .ordered(
        .init(
          place: place, before: before, after: after,
          generatorBefore: table.generator, generatorAfter: generator)))
  }

  public mutating func count(_ counter: Counter, by amount: Int = 1) {
    guard amount != 0 else { return }
    record(.counted(counter, from: table[counter], to: table[counter] + amount))
  }

  /// Random numbers, one for each bound: from 0 up to but not including it. A bound is above 0.
  public mutating func roll(_ bounds: [Int]) -> [Int] {
    var generator = table.generator
    let numbers = bounds.map { generator.below($0) }
    if !bounds.isEmpty { record(.rolled(from: table.generator, to: generator)) }
    return numbers
  }

  public mutating func note(_ term: Term) { record(.noted(term)) }

  private mutating func record(_ event: Event) {
    table.apply(event)
    events.append(event)
  }
}
