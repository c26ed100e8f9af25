// SPDX-License-Identifier: GPL-3.0-or-later

/// What only one game can be told to do or asked, and by which keys.
public struct GameCommands: Sendable {
  /// The key that does each of the game's acts; letters, empty for none. An act that is not here is
  /// none of the game's.
  public let acts: [Act: String]
  /// The key of each of the game's own queries; letters. They stand in the order of the menu.
  public let queries: KeyValuePairs<GameQuery, String>
  /// The name of the act or query that is wanted most, which has a button of its own on a gamepad;
  /// nil for none.
  public let main: String?
  /// Acts that do as much as another and more; one is done in its place wherever it can be.
  public let stronger: [Act: Act]

  public init(
    _ acts: [Act: String], queries: KeyValuePairs<GameQuery, String> = [:], main: String? = nil,
    stronger: [Act: Act] = [:]
  ) {
    self.acts = acts
    self.queries = queries
    self.main = main
    self.stronger = stronger
  }

  public var isEmpty: Bool { acts.isEmpty && queries.isEmpty }

  public func has(_ query: GameQuery) -> Bool { queries.contains { $0.key == query } }
}
