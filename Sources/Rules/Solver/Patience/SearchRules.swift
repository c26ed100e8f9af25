// SPDX-License-Identifier: GPL-3.0-or-later

/// The rules of a patience as its search needs them: games differ in these values alone.
public struct SearchRules: Sendable {
  /// Which suits a card goes on in the columns, always on one a rank higher.
  enum Suits: Sendable { case any, alternating, same }
  /// What an empty column takes; from a reserve it is filled at once, as long as there is one.
  enum Spaces: Sendable { case any, kings, nothing }
  /// How many cards travel at once.
  enum Loads: Sendable { case one, run, topOrWhole }

  var suits: Suits
  /// Whether a king goes on an ace, and the foundations past the king.
  var turnsTheCorner = false
  var spaces = Spaces.any
  var loads = Loads.one
  var cells = 0
  /// Whether empty columns help a run to travel.
  var travelsThroughSpaces = false
  /// How many cards are drawn at a time; 0 where none are.
  var drawing = 0
  /// How often the stock is gone through; nil for as often as one likes.
  var passes: Int?

  /// Whether a card may lie on another in the columns.
  func allows(_ card: PackCard, on ground: PackCard) -> Bool {
    let step = ground.rank - card.rank
    guard step == 1 || turnsTheCorner && step == -12 else { return false }
    switch suits {
    case .any: return true
    case .alternating: return card.isRed != ground.isRed
    case .same: return card.suit == ground.suit
    }
  }
}
