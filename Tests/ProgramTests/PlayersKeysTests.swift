// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Samples
import Testing

@testable import Conversation

/// The tables of keys in the players' document, row by row, against the keys that the games have.
@Suite struct PlayersKeysTests {
  /// What the rows of the table for every game mean, in their order.
  private static let common: [[Query]] = [
    [.tops, .all], [.groups, .wanted], [.place], [.here], [.find, .spell], [.roots, .unseen],
    [.list, .changed, .progress], [.hint, .sureHint], [.undo, .undo, .redo],
    [.undoSeveral, .redoSeveral], [.bookmark, .toBookmark], [.repeat, .slowly], [.older, .newer],
    [.verbosity, .settings, .menu, .quit], [.new, .restart],
    [.winnable, .rating, .rewindToWinnable],
    [.time, .playHint, .learner, .refresher],
  ]

  /// By what the document calls them.
  private static let games = [
    "Atlas Solitaire": "atlas", "Klondike": "klondike", "FreeCell": "freecell", "Yukon": "yukon",
    "Spider": "spider", "PokerSlam": "pokerslam", "Golf": "golf", "TriPeaks": "tripeaks",
    "Baker's Dozen": "bakersdozen", "Canfield": "canfield", "Eight Off": "eightoff",
    "Forty Thieves": "fortythieves", "Scorpion": "scorpion",
    "Pyramid": "pyramid", "Aces Up": "acesup", "Accordion": "accordion",
  ]

  @Test func theTableOfEveryGameTellsTheirKeys() throws {
    let rows = try Self.rows(of: "what it does")
    #expect(rows.count == Self.common.count)
    for kind in EveryDescriptor.all {
      let keymap = Keymaps(of: EveryDescriptor.all, own: [:]).keymap(of: kind)
      let own = Set(kind.commands.acts.values).union(kind.commands.queries.map(\.value))
      for (row, queries) in zip(rows, Self.common) {
        #expect(row.keys.count == queries.count, "\(row.text)")
        for (key, query) in zip(row.keys, queries) where !own.contains(key) {
          #expect(keymap.command(key: key) == .query(query), "\(key) in \(kind.id)")
        }
      }
    }
  }

  @Test func whatEachGameHasOfItsOwnIsThereAndNothingElse() throws {
    var told: [String: Set<String>] = [:]
    for row in try Self.rows(of: "keys") {
      for name in row.text.split(separator: ", ").map(String.init) {
        told[try #require(Self.games[name], "\(name)"), default: []].formUnion(row.keys)
      }
    }
    for kind in EveryDescriptor.all where kind.id != "puzzle" {
      let keys = Set(kind.commands.acts.values).union(kind.commands.queries.map(\.value))
      #expect(told[kind.id, default: []] == keys.subtracting([""]), "\(kind.id)")
    }
  }

  @Test func theKeysOfThePuzzleAreTold() throws {
    let text = try Self.text()
    let start = try #require(text.range(of: "In the picture puzzle a number"))
    let end = try #require(text[start.upperBound...].range(of: "\n\n"))
    let keys = Set(Self.keys(in: String(text[start.upperBound..<end.lowerBound])))
    let own = EveryDescriptor.puzzle.commands
    #expect(
      keys.isSuperset(of: Set(own.acts.values).union(own.queries.map(\.value)).subtracting([""])))
  }

  @Test func theLettersOfPlacesAreTold() throws {
    let rows = try Self.rows(of: "place")
    #expect(rows.dropFirst().map(\.keys.first) == PlaceKeys.letters.map(\.value))
  }

  private static func text() throws -> String {
    try String(contentsOf: checkout.appending(path: "docs/players.md"), encoding: .utf8)
  }

  /// The rows of the tables that have a heading in their second column: the keys of a row, and what
  /// stands in the column without keys.
  private static func rows(of heading: String) throws -> [(keys: [String], text: String)] {
    var rows: [(keys: [String], text: String)] = []
    var isWanted = false
    for line in try text().components(separatedBy: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 2 else {
        isWanted = false
        continue
      }
      if cells[1] == heading {
        isWanted = true
      } else if isWanted, !cells[0].hasPrefix("---") {
        let isGame = keys(in: cells[0]).isEmpty
        rows.append((keys(in: cells[isGame ? 1 : 0]), isGame ? cells[0] : cells[1]))
      }
    }
    return rows
  }

  /// Single signs between backticks, and function keys.
  private static func keys(in text: String) -> [String] {
    text.matches(of: #/`(.)`|\bF([0-9]+)\b/#).map { match in
      match.1.map(String.init) ?? match.2.map { "f\($0)" } ?? ""
    }
  }
}
