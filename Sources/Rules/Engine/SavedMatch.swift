// SPDX-License-Identifier: GPL-3.0-or-later

/// A match as seed, settings and moves: enough to play it again exactly, on any machine.
public struct SavedMatch: Sendable {
  /// The format this release writes. Earlier ones are read; later ones are refused.
  public static let currentFormat = 1
  /// No count or time that was really played comes near it; sums of such never overflow.
  public static let largestCount = 1_000_000_000

  /// The rules with their settings.
  public let game: any Game
  public let seed: UInt64
  /// Every move, with those at the end that were taken back and can be redone.
  public var moves: [Move]
  /// How many of the moves are in force.
  public let played: Int
  /// How many of the earliest moves can no longer be undone.
  public let forgotten: Int
  /// After how many moves the player's bookmark lies; nil without one.
  public let bookmark: Int?
  public let mistakes: [Move]
  /// How often a move was taken back; at least once for each that can be redone.
  public let undoCount: Int
  /// ``Match/hintCount``
  public let hintCount: Int
  /// ``Match/occasion``
  public let occasion: String?
  /// ``Match/isCounted``
  public let isCounted: Bool
  public let dealKind: DealKind
  /// ``Table/digest`` after the moves in force.
  public let digest: UInt64
}

extension SavedMatch: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, game, settings, seed, moves, played, forgotten, bookmark, mistakes, undoCount,
      hints, occasion, isCounted, deal, digest
  }

  /// - Throws: ``UnreadableSave`` or a `DecodingError`. The decoder's user info must hold the
  ///   games that can be read, under ``GameTypes/userInfoKey``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format <= Self.currentFormat else { throw UnreadableSave.newerFormat(format) }
    game = try container.decodeGame(.game, settings: .settings)
    seed = try container.decode(UInt64.self, forKey: .seed)
    moves = try container.decode([Move].self, forKey: .moves)
    played = try container.decodeIfPresent(Int.self, forKey: .played) ?? moves.count
    forgotten = try container.decodeIfPresent(Int.self, forKey: .forgotten) ?? 0
    bookmark = try container.decodeIfPresent(Int.self, forKey: .bookmark)
    mistakes = try container.decodeIfPresent([Move].self, forKey: .mistakes) ?? []
    undoCount =
      try container.decodeIfPresent(Int.self, forKey: .undoCount) ?? Self.redoable(moves, played)
    hintCount = max(try container.decodeIfPresent(Int.self, forKey: .hints) ?? 0, 0)
    occasion = try container.decodeIfPresent(String.self, forKey: .occasion)
    isCounted = try container.decodeIfPresent(Bool.self, forKey: .isCounted) ?? true
    dealKind = try container.decodeIfPresent(DealKind.self, forKey: .deal) ?? .any
    let digits = try container.decode(String.self, forKey: .digest)
    guard let digest = UInt64(digits, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        forKey: .digest, in: container, debugDescription: "not a hexadecimal number")
    }
    self.digest = digest
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentFormat, forKey: .format)
    try container.encode(game, .game, settings: .settings)
    try container.encode(seed, forKey: .seed)
    try container.encode(moves, forKey: .moves)
    try container.encode(played, forKey: .played)
    try container.encode(forgotten, forKey: .forgotten)
    try container.encodeIfPresent(bookmark, forKey: .bookmark)
    try container.encode(mistakes, forKey: .mistakes)
    if undoCount != Self.redoable(moves, played) {
      try container.encode(undoCount, forKey: .undoCount)
    }
    if hintCount > 0 { try container.encode(hintCount, forKey: .hints) }
    try container.encodeIfPresent(occasion, forKey: .occasion)
    if !isCounted { try container.encode(isCounted, forKey: .isCounted) }
    if dealKind != .any { try container.encode(dealKind, forKey: .deal) }
    try container.encode(String(digest, radix: 16), forKey: .digest)
  }

  private static func redoable(_ moves: [Move], _ played: Int) -> Int {
    moves.dropFirst(max(played, 0)).count
  }
}

/// Why a save cannot be read at all.
public enum UnreadableSave: Error, Hashable, Sendable {
  case newerFormat(Int)
  case unknownGame(String)

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .newerFormat(let format): Term("save-newer-format", ["format": .number(format)])
    case .unknownGame(let id): Term("save-unknown-game", ["game": .text(String(id.prefix(64)))])
    }
  }
}
