// SPDX-License-Identifier: GPL-3.0-or-later

/// A game whose deals are more than their seeds: they have other numbers, or are made of things that
/// can be chosen.
public protocol DealIdentifying {
  /// The number the player knows the deal of a seed by; nil for a deal without one, such as a board
  /// that was brought along.
  func dealNumber(ofSeed seed: UInt64) -> UInt64?

  /// Why there is no deal of a seed, or nil; a game that deals from numbers has not all of them.
  func refusal(ofSeed seed: UInt64) -> Refusal?

  /// What the round is made of, for choosing something else next time (group ids).
  var ingredients: [String] { get }
}

extension DealIdentifying {
  public func refusal(ofSeed seed: UInt64) -> Refusal? { nil }
  public var ingredients: [String] { [] }
}

extension Game {
  /// The number the player knows a deal by: its seed, where the game knows of no other.
  public func dealNumber(seed: UInt64) -> UInt64? {
    guard let deals else { return seed }
    return deals.dealNumber(ofSeed: seed)
  }
}
