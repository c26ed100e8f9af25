// SPDX-License-Identifier: GPL-3.0-or-later

/// A game in which pieces are picked one after the other and then played together by an act; in any
/// other game one piece is picked and carried to a place.
public protocol Gathering {
  /// The act that plays what is picked.
  var gatheringAct: Act { get }

  /// Everything that can be gathered and played, each in an order in which it can be picked.
  func gatherable(on table: Table) -> [[Piece]]

  /// What gathered pieces make, as in "Pair, 15"; nil as long as they make nothing.
  func worth(of picked: [Piece], on table: Table) -> Term?

  /// Gathered pieces and how they hang together.
  func chain(of picked: [Piece], on table: Table) -> Term

  /// What could be gathered now; nil where the player has to find it.
  func choices(on table: Table) -> Choices?
}
