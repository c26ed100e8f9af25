// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// A round as one JSON file, to be kept, sent and played on elsewhere.
public enum RoundFile {
  /// In bytes; what is read of it takes thirty times as much memory.
  public static let largest = 4 << 20
  /// To play more moves again takes longer than anybody waits.
  public static let mostMoves = 50_000

  /// Writes a round so that an interrupted call leaves an earlier file as it was.
  public static func write(_ match: Match, seconds: Int, to file: URL) throws(RoundProblem) {
    let text = try text(of: match, seconds: seconds)
    do { try WholeFile.write(text, to: file) } catch { throw .file(error) }
  }

  public static func text(of match: Match, seconds: Int) throws(RoundProblem) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let content = Content(round: match.saved, seconds: seconds)
    do {
      let text = try encoder.encode(content)
      guard text.count >= largest else { return text + Data("\n".utf8) }
      // A long round has to be read again.
      encoder.outputFormatting.remove(.prettyPrinted)
      return try encoder.encode(content) + Data("\n".utf8)
    } catch {
      throw .init(error, in: Data())
    }
  }

  public static func read(_ file: URL, games: GameTypes) throws(RoundProblem) -> StoredRound {
    let text: Data
    do { text = try WholeFile.read(file, atMost: largest) } catch { throw .file(error) }
    return try read(text, games: games)
  }

  public static func read(_ text: Data, games: GameTypes) throws(RoundProblem) -> StoredRound {
    if let flaw = RoundFlaw.nameTwice(in: text) { throw flaw }
    let content = try RoundText.decode(Content.self, from: text, games: games)
    guard content.round.moves.count <= mostMoves else { throw .wrong(field: "moves") }
    return StoredRound(
      match: try RoundText.replay(content.round), seconds: content.seconds)
  }

  /// A save's own fields, and beside them those of the file.
  private struct Content: Codable {
    let round: SavedMatch
    let seconds: Int

    init(round: SavedMatch, seconds: Int) {
      self.round = round
      self.seconds = seconds
    }

    private enum CodingKeys: String, CodingKey { case program, seconds }
    private static let program = "aloud"

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard try container.decodeIfPresent(String.self, forKey: .program) == Self.program else {
        throw RoundProblem.notARound
      }
      round = try SavedMatch(from: decoder)
      seconds = try container.decode(Int.self, forKey: .seconds)
      guard StoredRound.times.contains(seconds) else {
        throw DecodingError.dataCorruptedError(
          forKey: .seconds, in: container, debugDescription: "no time that can be played")
      }
    }

    func encode(to encoder: any Encoder) throws {
      try round.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(Self.program, forKey: .program)
      try container.encode(seconds, forKey: .seconds)
    }
  }
}
