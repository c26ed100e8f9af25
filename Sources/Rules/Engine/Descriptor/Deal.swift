// SPDX-License-Identifier: GPL-3.0-or-later

/// A round that can be dealt.
public struct Deal: Sendable {
  public let game: any Game
  public let seed: UInt64
  /// What the player should know before it starts, such as that the deal may not be winnable.
  public let remarks: [Term]
  /// Whether the remarks say that it cannot be won.
  public let isToldLost: Bool
  public let kind: DealKind
  /// ``Match/occasion``
  public let occasion: String?

  public init(
    _ game: any Game, seed: UInt64, remarks: [Term] = [], isToldLost: Bool = false,
    kind: DealKind = .any, occasion: String? = nil
  ) {
    self.game = game
    self.seed = seed
    self.remarks = remarks
    self.isToldLost = isToldLost
    self.kind = kind
    self.occasion = occasion
  }
}

extension Deal {
  /// The round of a game with one difficulty that is asked for.
  ///
  /// - Throws: a ``Refusal`` for any other.
  public init(_ game: any Game, by request: DealRequest) throws(Refusal) {
    guard request.difficulty == game.difficulty else { throw .unknown(request.difficulty) }
    self.init(game, seed: request.number)
  }
}

/// What a deal promises. Rounds of each kind are counted apart.
public enum DealKind: String, Hashable, Sendable, CaseIterable, Codable {
  /// It was dealt as one that can be won.
  case winnable
  case any
}

/// A deck as the menu lists it.
public struct DeckEntry: Sendable {
  public let name: Term
  public let deal: @Sendable (DealRequest) throws(Refusal) -> Deal

  public init(
    _ name: Term, deal: @escaping @Sendable (DealRequest) throws(Refusal) -> Deal
  ) {
    self.name = name
    self.deal = deal
  }
}

/// Makes a round of a deal that is written down as text, as players of a game exchange it.
public struct BoardReader: Sendable {
  /// Throws a ``Refusal`` that says what is wrong with the text.
  public let deal: @Sendable (_ text: String, Difficulty) throws(Refusal) -> Deal

  public init(_ deal: @escaping @Sendable (String, Difficulty) throws(Refusal) -> Deal) {
    self.deal = deal
  }
}
