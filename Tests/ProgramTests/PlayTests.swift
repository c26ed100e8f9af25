// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import TerminalTestSupport
import Testing

/// `aloud play`: which game, which deal, and which saved one goes on.
@Suite struct PlayTests {
  /// The deal of a day: what its first lines say, frozen, as everyone must get the same.
  private static let ofTheDay = [
    "accordion": [
      "Accordion, hard, deal of 21 November 2026.",
      "Piles 52, moves 29: 6 of Clubs, 9 of Clubs and 4 of Spades",
      "Enter reads the choices, a number chooses.",
      "Only a player who looks far ahead wins this deal.",
    ],
    "acesup": [
      "Aces Up, medium, deal of 21 November 2026.",
      "3 of Clubs, 6 of Clubs, 7 of Diamonds and 9 of Clubs. Stock 48.",
      "Enter reads the choices, a number chooses.",
      "Only a player who looks far ahead wins this deal.",
    ],
    "atlas": [
      "Atlas Solitaire, medium, deal of 21 November 2026.", "Column 1: Statue of Liberty",
      "Column 2: Jutland",
      "Column 3: İzmir",
    ],
    "bakersdozen": [
      "Baker’s Dozen, easy, deal of 21 November 2026.", "Column 1: 4 of Clubs",
      "Column 2: 10 of Clubs",
      "Column 3: 8 of Clubs",
    ],
    "canfield": [
      "Canfield, hard, deal of 21 November 2026.", "The foundations begin with: ace",
      "Column 1: King of Spades", "Column 2: Queen of Spades",
    ],
    "eightoff": [
      "Eight Off, easy, deal of 21 November 2026.", "Column 1: 10 of Clubs", "Column 2: 8 of Clubs",
      "Column 3: 8 of Spades",
    ],
    "fortythieves": [
      "Forty Thieves, hard, deal of 21 November 2026.", "Column 1: 5 of Diamonds",
      "Column 2: 7 of Spades", "Column 3: Ace of Spades",
    ],
    "freecell": [
      "FreeCell, easy, deal 168751.", "Column 1: King of Clubs", "Column 2: King of Hearts",
      "Column 3: King of Diamonds",
    ],
    "golf": [
      "Golf, easy, deal of 21 November 2026.",
      "Waste 3. Columns: 3, King, 8, Queen, 5, Queen and Queen. Stock 16.",
      "Enter reads the choices, a number chooses.",
      "Only a player who looks far ahead wins this deal.",
    ],
    "klondike": [
      "Klondike, easy, deal of 21 November 2026.", "Column 1: 3 of Clubs", "Column 2: 6 of Clubs",
      "Column 3: 9 of Clubs",
    ],
    "pokerslam": [
      "PokerSlam, easy, deal of 21 November 2026.",
      "Row 1: 3 of Clubs, 6 of Clubs, 7 of Diamonds, 9 of Clubs and 4 of Diamonds",
      "Row 2: King of Hearts, 7 of Spades, 4 of Spades, Ace of Diamonds and 8 of Spades",
      "Row 3: 8 of Clubs, 10 of Clubs, 4 of Clubs, Ace of Spades and King of Spades",
    ],
    "puzzle": [
      "Picture puzzle, easy, deal of 21 November 2026.",
      "Sunset", "9 pieces",
      "Enter reads the choices, a number chooses.",
    ],
    "pyramid": [
      "Pyramid, easy, deal of 21 November 2026.",
      "Nothing drawn, waste empty. Columns: 3, 4, Ace, 3, 8, Queen and 8. Stock 24.",
      "Enter reads the choices, a number chooses.",
      "Only a player who looks far ahead wins this deal.",
    ],
    "scorpion": [
      "Scorpion, hard, deal of 21 November 2026.", "Column 1: 7 of Spades",
      "Column 2: Ace of Spades",
      "Column 3: 5 of Clubs",
    ],
    "spider": [
      "Spider, easy, deal of 21 November 2026.", "Column 1: 5", "Column 2: 7",
      "Column 3: 3",
    ],
    "tripeaks": [
      "TriPeaks, medium, deal of 21 November 2026.",
      "Waste 3. Columns: 3, 4, 4, 8, Ace, Queen, 3, 8, Queen and 8. Stock 23.",
      "Enter reads the choices, a number chooses.", "A careful player wins this deal.",
    ],
    "yukon": [
      "Yukon, medium, deal of 21 November 2026.", "Column 1: 3 of Clubs", "Column 2: 7 of Spades",
      "Column 3: Ace of Spades",
    ],
  ]

  @Test(arguments: EveryDescriptor.all.map(\.id)) func everyGameStartsAndTheDealOfADayStays(
    game: String
  ) throws {
    let result = try Home().run("play", game, "--date", "2026-11-21")
    #expect(result.ending == .exited(0) && result.errors == "")
    let lines = result.lines.dropFirst().filter { !$0.hasPrefix("Any deal") }
    #expect(Array(lines.prefix(4)) == Self.ofTheDay[game])
  }

  @Test(arguments: [
    (
      ["nothing"],
      "There is no game called nothing. There are: \(EveryDescriptor.ids)."
    ),
    (
      ["klondike", "--difficulty", "relaxed"],
      "--difficulty cannot be relaxed. It can be: easy, medium, hard and expert."
    ),
    (
      ["--difficulty", "silly"],
      "--difficulty cannot be silly. It can be: relaxed, easy, medium, hard and expert."
    ),
    (
      ["spider", "--groups", "3"],
      "Only atlas takes: --deck, --groups, --continent, --topic, --surprise and --needed."
    ),
    (
      ["spider", "--tutorial", "--daily"],
      "These do not go together: --tutorial, --difficulty, --number, --daily, --date and --rating."
    ),
    (
      ["spider", "--daily", "--seed", "3"],
      "These do not go together: --number, --daily and --date."
    ),
    (
      ["spider", "--daily", "--difficulty", "easy"],
      "These do not go together: --difficulty, --daily and --date."
    ),
    (["--date", "2026-02-30"], "There is no day 2026-02-30. A day is written as 2026-11-21."),
    (["--groups", "0"], "--groups cannot be 0. It takes a number from 1 to 64."),
    (
      ["--groups", "3", "--deck", "x"],
      "These do not go together: --deck and --groups."
    ),
  ]) func whatCannotBePlayedIsSaid(arguments: [String], reason: String) throws {
    let result = try Home().run(["play"] + arguments, input: "")
    #expect(result.ending == .exited(64))
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").first.map(String.init) == "Error: \(reason)")
  }

  @Test func aNumberThatNoDealHasIsToldInThePlayersLanguage() throws {
    let result = try Home().run(
      "play", "freecell", "--number", "1000001", "--language", "de", typing: ["q"])
    #expect(result.ending == .exited(1))
    #expect(
      Array(result.lines.dropFirst().prefix(2)) == [
        "Es gibt keine Partie 1000001: FreeCell hat die Nummern 1 bis 1000000.", "Hauptmenü",
      ])
  }

  @Test func theMatchPlayedLastGoesOnAndTheOthersStay() throws {
    let home = try Home()
    _ = try home.run("play", "klondike", "--difficulty", "easy", "--seed", "5", typing: ["d"])
    _ = try home.run("play", "spider", "--seed", "5", typing: ["d"])
    _ = try home.run(
      "play", "klondike", "--difficulty", "hard", "--seed", "6", typing: ["d", "d"])
    for (arguments, opened) in [
      (["klondike"], "Klondike, hard, deal 6."), (["spider"], "Spider, easy, deal 5."),
      ([], "Spider, easy, deal 5."), (["klondike"], "Klondike, hard, deal 6."),
    ] {
      let result = try home.run(["play"] + arguments, input: "p\n")
      #expect(result.lines[1] == "\(opened) Resumed.")
    }
    let menu = try home.run([], input: "play klondike\n")
    #expect(menu.lines[2] == "1. Play Atlas Solitaire")
    #expect(
      menu.lines.drop { $0 != "> play klondike" }.dropFirst().prefix(4) == [
        "Klondike", "1. Resume, hard: 0 of 52 cards on the foundations, 2 moves",
        "2. Resume, easy: 0 of 52 cards on the foundations, 1 move",
        "3. New deal",
      ])
  }

  @Test func aNewDealInPlaceOfASavedMatchIsAskedForFirst() throws {
    let home = try Home()
    _ = try home.run("play", "klondike", "--seed", "5", typing: ["d"])
    let kept = try home.run("play", "klondike", "--new", typing: ["2", "q"])
    #expect(
      kept.lines[1] == "Give up the saved game of Klondike, easy? It counts as lost.")
    let menu = try home.run([], input: "play klondike\n")
    #expect(menu.lines.contains { $0.hasPrefix("1. Resume, easy: ") })
    let new = try home.run("play", "klondike", "--new", "--seed", "6", typing: ["1", "q"])
    #expect(new.lines.contains("Klondike, easy, deal 6."))
  }

  @Test func aMatchOfEveryGameGoesOutAndComesBackToItsOwnSlot() throws {
    let home = try Home()
    let other = try Home()
    _ = try other.run("play", "klondike", "--difficulty", "hard", "--seed", "9", typing: ["d"])
    for (game, options) in [
      ("klondike", ["--difficulty", "easy"]), ("spider", []), ("freecell", []),
    ] {
      _ = try home.run(["play", game, "--seed", "5"] + options, input: "1\n1\n")
      let text = try home.run(["export", "--game", game] + options, input: "").output
      let file = try home.write(text, to: "\(game).json")
      let taken = try other.run("import", file.path)
      #expect(taken.ending == .exited(0) && taken.errors == "")
      #expect(taken.output.hasSuffix(" Go on with: aloud play \(game)\n"))
      #expect(try other.run("export").output == text, "what was taken over is the one played last")
      #expect(try other.run(["export", "--game", game] + options, input: "").output == text)
    }
    let hard = try other.run("export", "--difficulty", "hard").output
    #expect(hard.contains("\"seed\" : 9"))
    let none = try other.run("export", "--game", "yukon")
    #expect(none.ending == .exited(1) && none.errors == "There is no saved game.\n")
  }
}
