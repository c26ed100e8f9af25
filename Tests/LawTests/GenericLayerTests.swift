// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Samples
import Testing

/// The layers that tell and talk know games by their contract, and places by their traits.
struct GenericLayerTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  static let layers = [
    "Words/Narration", "Talk/Conversation", "Talk/Preferences", "App/Application/Session",
    "Doors/Drawing",
  ]

  /// The kinds of piles that games lay out; squares, points and trays are coordinates, which every
  /// layer may know.
  private static func pileKinds() throws -> Set<String> {
    let games = try EveryDescriptor.all.map {
      try $0.deal(DealRequest(difficulty: $0.difficulties[0], number: 1)).game
    }
    return games.flatMap(\.places).reduce(into: []) { kinds, place in
      switch place.coordinate {
      case .only, .index: kinds.insert(place.kind.name)
      default: break
      }
    }
  }

  @Test("No layer names a pile of some game", arguments: layers)
  func places(layer: String) throws {
    let kinds = try Self.pileKinds()
    #expect(kinds.isSuperset(of: ["column", "cell", "waste", "stock", "foundation"]))
    let names = kinds.sorted().joined(separator: "|")
    // As a member of nothing or of a type, or as a text; members of values are others' affair.
    let member = #"((?<![\w)\]?!\\$])|\b(Place|Kind))\.(\#(names))\b"#
    try check(layer, member + #"|"(\#(names))""#)
  }

  @Test("No layer names a game", arguments: layers + ["App/Storage"])
  func games(layer: String) throws {
    let ids = EveryDescriptor.all.map(\.id).joined(separator: "|")
    try check(layer, #""(\#(ids))[-"]"#)
  }

  @Test("No layer names a setting of some game", arguments: layers + ["App/Storage"])
  func settings(layer: String) throws {
    let names = EveryDescriptor.all.flatMap(\.options).map(\.setting)
    #expect(Set(names).isSuperset(of: ["reshuffles", "snap-distance"]))
    let inCode = names.map { name in
      let words = name.split(separator: "-").map(String.init)
      return words[0] + words.dropFirst().map(\.capitalized).joined()
    }
    try check(layer, #"\b(\#((names + inCode).joined(separator: "|")))\b"#)
  }

  private func check(_ layer: String, _ pattern: String) throws {
    let pattern = try NSRegularExpression(pattern: pattern)
    let folder = Self.sources.appending(path: layer)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    // There places go by the letters that players know, which follow from their traits.
    for file in files where !file.hasPrefix("Play/Keys/") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for (number, line) in text.components(separatedBy: "\n").enumerated()
      where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        let range = NSRange(line.startIndex..., in: line)
        if pattern.firstMatch(in: line, range: range) != nil {
          Issue.record("\(layer)/\(file):\(number + 1): \(line)")
        }
      }
    }
  }
}
