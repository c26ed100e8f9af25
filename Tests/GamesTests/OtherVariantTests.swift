// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Testing

/// Saves that another variant, or nobody, could have written.
struct OtherVariantTests {
  @Test("Settings that the rules do not know are refused, and named")
  func settings() throws {
    for (game, settings, key) in [
      (try FreeCell("easy") as any Game, ["difficulty": "easy", "cells": 7], "cells"),
      (try Spider("easy"), ["difficulty": "easy", "decks": 3], "decks"),
      (Klondike(.one), ["draw": 1, "redeals": 2], "redeals"),
      (Klondike(.one), ["draw": 2], "draw"), (Klondike(.one), ["draw": "three"], "draw"),
      (try FreeCell("easy"), ["difficulty": "easy", "layout": 7], "layout"),
    ] as [(any Game, [String: Any], String)] {
      let path = { () throws -> [String] in
        do {
          _ = try Saves.edited(Match(game, seed: 1)) { $0["settings"] = settings }
          return []
        } catch DecodingError.dataCorrupted(let context) {
          return context.codingPath.map(\.stringValue)
        } catch DecodingError.typeMismatch(_, let context) {
          return context.codingPath.map(\.stringValue)
        }
      }
      #expect(try path() == ["settings", key])
    }
  }

  @Test("Difficulties that the game does not have are refused", arguments: ["relaxed", "", "Easy"])
  func difficulty(word: String) throws {
    for game in [try FreeCell("easy") as any Game, try Spider("easy")] {
      #expect(
        throws: Refusal(Term("refused-difficulty", ["difficulty": .text(word)]))
      ) {
        try Saves.edited(Match(game, seed: 1)) { $0["settings"] = ["difficulty": word] }
      }
    }
  }

  @Test("Acts that the variant lacks, and moves of cards that it lacks, are refused")
  func moves() throws {
    for (game, move, reason) in [
      (try FreeCell("easy"), ["picked": [52], "to": "cell 3"], "refused-nothing-picked"),
      (try FreeCell("easy"), ["act": "draw"], "refused-act"),
      (try FreeCell("easy"), ["act": "auto-move", "picked": [-1]], "refused-nothing-picked"),
      (try Spider("hard"), ["picked": [104], "to": "column 1"], "refused-nothing-picked"),
      (try Spider("hard"), ["act": "finish"], "refused-act"),
      (Klondike(.three), ["picked": [Int.max], "to": "column 1"], "refused-nothing-picked"),
      (Klondike(.three), ["act": "deal"], "refused-act"), (Yukon(), ["act": "draw"], "refused-act"),
    ] as [(any Game, [String: Any], Key)] {
      let match = Match(game, seed: 1)
      let saved = try Saves.edited(match) {
        $0["moves"] = [move]
        $0["played"] = 1
      }
      #expect(throws: ReplayError.refused(move: 1, Term(reason))) { try Match(replaying: saved) }
    }
  }

  @Test("A move to a place that the variant lacks is refused by the name of the place")
  func place() throws {
    let saved = try Saves.edited(Match(try FreeCell("hard"), seed: 1)) {
      $0["moves"] = [["picked": [23], "to": "cell 3"]]
      $0["played"] = 1
    }
    let reason = Refusal.takesNothing(Place(.cell, 3)).reason
    #expect(throws: ReplayError.refused(move: 1, reason)) { try Match(replaying: saved) }
  }

  @Test("A save made with four cells is not one with two")
  func otherTable() throws {
    let fewer = try Saves.edited(Match(try FreeCell("easy"), seed: 1)) {
      $0["settings"] = ["difficulty": "hard"]
    }
    #expect(throws: ReplayError.different) { try Match(replaying: fewer) }
  }
}
