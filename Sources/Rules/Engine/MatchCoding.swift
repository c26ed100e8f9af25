// SPDX-License-Identifier: GPL-3.0-or-later

/// Two matches are the same where the same moves were played of the same deal: what lies on the table
/// follows from that.
extension Match: Equatable {
  public static func == (one: Match, other: Match) -> Bool {
    one.seed == other.seed && one.moveCount == other.moveCount
      && one.forgotten == other.forgotten && one.undoBound == other.undoBound
      && one.undoCount == other.undoCount && one.isCounted == other.isCounted
      && one.hintCount == other.hintCount && one.occasion == other.occasion
      && one.dealKind == other.dealKind
      && one.bookmark == other.bookmark
      && one.mistakes == other.mistakes && one.timeline.hasSameMoves(as: other.timeline)
      && one.game.isSame(as: other.game)
  }
}

/// As its save, which is played again when it is read.
extension Match: Codable {
  private enum CodingKeys: CodingKey { case saved, undoBound }

  /// - Throws: what ``SavedMatch`` throws, or a ``ReplayError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      replaying: container.decode(SavedMatch.self, forKey: .saved),
      undoBound: container.decodeIfPresent(Int.self, forKey: .undoBound))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(saved, forKey: .saved)
    try container.encodeIfPresent(undoBound, forKey: .undoBound)
  }
}

extension Deal: Equatable {
  public static func == (one: Deal, other: Deal) -> Bool {
    one.seed == other.seed && one.remarks == other.remarks && one.isToldLost == other.isToldLost
      && one.kind == other.kind && one.occasion == other.occasion && one.game.isSame(as: other.game)
  }
}

extension Deal: Codable {
  private enum CodingKeys: CodingKey {
    case game, settings, seed, remarks, isToldLost, kind, occasion
  }

  /// - Throws: ``UnreadableSave`` or a `DecodingError`; see ``SavedMatch``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeGame(.game, settings: .settings),
      seed: try container.decode(UInt64.self, forKey: .seed),
      remarks: try container.decode([Term].self, forKey: .remarks),
      isToldLost: try container.decode(Bool.self, forKey: .isToldLost),
      kind: try container.decodeIfPresent(DealKind.self, forKey: .kind) ?? .any,
      occasion: try container.decodeIfPresent(String.self, forKey: .occasion))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(game, .game, settings: .settings)
    try container.encode(seed, forKey: .seed)
    try container.encode(remarks, forKey: .remarks)
    try container.encode(isToldLost, forKey: .isToldLost)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(occasion, forKey: .occasion)
  }
}
