// SPDX-License-Identifier: GPL-3.0-or-later

/// What a game can do beside being played: a capability is there where the game conforms to it, and
/// nil where it does not. Conformances rather than values that a game hands over, as the compiler
/// checks each answer and the rules stay methods of one type; to ask takes a ten-millionth of a
/// second, a thousandth of what listing the moves takes.
extension Game {
  public var descriptions: (any Describing)? { self as? any Describing }
  public var hints: (any Hinting)? { self as? any Hinting }
  public var foundationBuilding: (any FoundationBuilding)? { self as? any FoundationBuilding }
  public var cardCounting: (any CardCounting)? { self as? any CardCounting }
  public var gathering: (any Gathering)? { self as? any Gathering }
  public var directPlay: (any DirectPlay)? { self as? any DirectPlay }
  public var scoring: (any Scored)? { self as? any Scored }
  public var teaching: (any Educational)? { self as? any Educational }
  public var queries: (any GameQueryAnswering)? { self as? any GameQueryAnswering }
  public var illustrations: (any Illustrated)? { self as? any Illustrated }
  public var faces: (any Faced)? { self as? any Faced }
  public var deals: (any DealIdentifying)? { self as? any DealIdentifying }
  public static var foundationBuilding: (any FoundationBuilding.Type)? {
    self as? any FoundationBuilding.Type
  }
  public static var scoring: (any Scored.Type)? { self as? any Scored.Type }
  public static var wording: (any OwnWords.Type)? { self as? any OwnWords.Type }
}
