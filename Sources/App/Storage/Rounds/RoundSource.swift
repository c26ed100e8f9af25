// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// What a file holds that can be played.
public enum RoundSource: Sendable {
  case round(StoredRound)
  /// A deal written down as text, as players exchange it.
  case board(String)

  /// In bytes; a board takes a few hundred.
  public static let largestBoard = 2 << 20

  public static func read(_ file: URL, games: GameTypes) throws(RoundProblem) -> RoundSource {
    let bytes: Data
    do { bytes = try WholeFile.read(file, atMost: RoundFile.largest) } catch { throw .file(error) }
    let start = bytes.first { !" \t\r\n".utf8.contains($0) }
    if start == UInt8(ascii: "{") { return .round(try RoundFile.read(bytes, games: games)) }
    guard bytes.count <= largestBoard else {
      throw .file(FileProblem(file, .tooLarge(limit: largestBoard)))
    }
    if let offset = UTF8Text.firstFlaw(in: bytes) {
      let (line, column) = UTF8Text.position(of: offset, in: bytes)
      throw .notUTF8(line: line, column: column)
    }
    return .board(String(decoding: bytes, as: UTF8.self))
  }
}
