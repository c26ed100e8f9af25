// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A patience of one difficulty as the menus list it: a deal's number is its seed.
public protocol SingleRounds: GameDescriptor {
  associatedtype Played: Solitaire

  var patience: Played { get }
}

extension SingleRounds {
  public var game: any Game.Type { Played.self }
  public var difficulties: [Difficulty] { [patience.difficulty] }

  /// `choice-yukon`
  public func choice(of difficulty: Difficulty) -> Term { Term(Key("choice-\(Played.id)")) }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(patience, by: request)
  }
}
