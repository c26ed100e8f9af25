// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// A deal to be looked for, from the number of an order on.
public struct DealSearchRequest: Sendable {
  public let descriptor: any GameDescriptor
  /// Its number is the first that is looked at.
  public let order: DealRequest
  /// Who wins it; nil for any deal that can be won.
  public let rating: DealRating?

  public init(_ descriptor: any GameDescriptor, _ order: DealRequest, rating: DealRating? = nil) {
    self.descriptor = descriptor
    self.order = order
    self.rating = rating
  }

  /// Whether the deal has to be looked for: one by who wins it, and, where the player wants only what
  /// can be won, one of a game that does not see to that itself.
  ///
  /// - Parameter isNext: whether any deal would do.
  func isSearch(in environment: DialogueEnvironment, _ settings: Settings, isNext: Bool) -> Bool {
    guard environment.capabilities.analysis(descriptor.game) == .wins else { return false }
    return rating != nil || isNext && settings.winnable && !descriptor.promisesWins
  }
}

extension DealSearchRequest: Equatable {
  public static func == (one: DealSearchRequest, other: DealSearchRequest) -> Bool {
    one.descriptor.id == other.descriptor.id && one.order == other.order
      && one.rating == other.rating
  }
}

/// A game is written as its id.
extension DealSearchRequest: Codable {
  private enum CodingKeys: CodingKey { case game, order, rating }

  /// Where a decoder's user info holds the games that can be read, a `[any GameDescriptor]`.
  static var gamesKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "descriptors") }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .game)
    let games = Self.gamesKey.flatMap { decoder.userInfo[$0] as? [any GameDescriptor] } ?? []
    guard let game = games.first(where: { $0.id == id }) else {
      throw UnreadableSave.unknownGame(id)
    }
    self.init(
      game, try container.decode(DealRequest.self, forKey: .order),
      rating: try container.decodeIfPresent(DealRating.self, forKey: .rating))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(descriptor.id, forKey: .game)
    try container.encode(order, forKey: .order)
    try container.encodeIfPresent(rating, forKey: .rating)
  }
}
