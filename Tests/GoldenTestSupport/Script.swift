// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What a player types, as a file: a line that begins with `$` starts the program with the words
/// after it, the lines below are typed into it, lines that begin with `#` are comments.
///
/// A line such as `@menu-settings` chooses the entry with that title of the lists told, whatever its
/// number: the name is that of the message, or of one within it, or both, as in
/// `@menu-play game-atlas`.
public struct Script: CustomTestStringConvertible, Sendable {
  public let name: String
  public let runs: [Run]

  public struct Run: Sendable {
    public let arguments: [String]
    public var lines: [String] = []
  }

  public var testDescription: String { name }

  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The checkout that is tested.
  public static let checkout = tests.deletingLastPathComponent()

  /// A folder of the tests.
  public static func folder(_ path: String) -> URL { tests.appending(path: path) }

  /// The scripts of a folder of the tests, by name.
  public static func all(in path: String) -> [Script] {
    let url = folder(path)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { file in
      let text = try? String(contentsOf: url.appending(path: file), encoding: .utf8)
      return text.map { Script(name: String(file.dropLast(4)), text: $0) }
    }
  }

  public init(name: String, text: String) {
    self.name = name
    var runs: [Run] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$") {
        let words = line.dropFirst().split(separator: " ").map {
          String($0.replacing("CHECKOUT", with: Self.checkout.path))
        }
        runs.append(Run(arguments: words))
      } else if !line.hasPrefix("#"), !runs.isEmpty {
        runs[runs.count - 1].lines.append(String(line))
      }
    }
    self.runs = runs
  }
}
