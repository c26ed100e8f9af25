// SPDX-License-Identifier: GPL-3.0-or-later

/// The games that what is kept can be read for, by their ids.
public struct GameTypes: Sendable {
  /// Where a decoder's user info holds the games; see ``SavedMatch``.
  public static var userInfoKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "games") }

  /// What they let players choose of their deals.
  public let options: [DealOption]
  private let types: [String: any Game.Type]

  public init(_ types: [any Game.Type], options: [DealOption] = []) {
    self.options = options
    self.types = Dictionary(types.map { ($0.id, $0) }) { first, _ in first }
  }

  public init(_ descriptors: [any GameDescriptor]) {
    self.init(descriptors.map(\.game), options: descriptors.flatMap(\.options))
  }

  subscript(id: String) -> (any Game.Type)? { types[id] }
}

extension KeyedEncodingContainer {
  /// Writes a game as its id and its settings, under a key each.
  mutating func encode(_ game: any Game, _ id: Key, settings: Key) throws {
    try encode(type(of: game).id, forKey: id)
    try game.encode(to: superEncoder(forKey: settings))
  }
}

extension KeyedDecodingContainer {
  /// Reads one of the games that the decoder's user info holds under ``GameTypes/userInfoKey``.
  ///
  /// - Throws: ``UnreadableSave`` for any other.
  func decodeGame(_ id: Key, settings: Key) throws -> any Game {
    let id = try decode(String.self, forKey: id)
    let decoder = try superDecoder(forKey: settings)
    let types = GameTypes.userInfoKey.flatMap { decoder.userInfo[$0] as? GameTypes }
    guard let type = types?[id] else { throw UnreadableSave.unknownGame(id) }
    return try type.init(from: decoder)
  }
}
