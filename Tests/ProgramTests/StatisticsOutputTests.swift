// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import GoldenTestSupport
import Samples
import Storage
import TerminalTestSupport
import Testing

/// The statistics of a whole evening, in every shape they come in.
@Suite struct StatisticsOutputTests {
  let home: Home

  init() async throws {
    home = try Home()
    let store = try home.store([AtlasSolitaire.self])
    for result in Self.evening {
      try await store.write(.record(result, clearing: nil), by: .shared(.home))
    }
  }

  private static let evening = [
    result("klondike", "easy", .won, seconds: 312, moves: 98, score: 640),
    result("atlas", "hard", .won, seconds: 600, moves: 140),
    result("klondike", "easy", .won, seconds: 61, moves: 120, score: 700),
    result("klondike", "easy", .lost, seconds: 900, moves: 40, score: 705),
    result("klondike", "easy", .abandoned, seconds: 5, moves: 1, score: 900),
    result("klondike", "easy", .won, seconds: 120, moves: 101, score: 5),
    result("atlas", "easy", .abandoned, seconds: 20, moves: 2),
  ]

  private static func result(
    _ game: String, _ difficulty: String, _ ending: RoundResult.Ending, seconds: Int, moves: Int,
    score: Int? = nil
  ) -> RoundResult {
    RoundResult(
      game: game, difficulty: difficulty, ending: ending, seconds: seconds, moves: moves,
      mistakes: 0, score: score, seed: 7, dealNumber: 7, ingredients: [])
  }

  private func output(_ arguments: String...) throws -> String {
    let result = try home.run(["stats"] + arguments, input: "")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    return result.output
  }

  @Test func inWords() throws {
    #expect(
      try output() == """
        Atlas Solitaire, easy: 0 of 1 won
        Lost: 1, 1 given up
        Atlas Solitaire, hard: 1 of 1 won
        Won in a row: 1, best 1
        Best time: 10 minutes
        Fewest moves: 140
        Klondike, easy: 3 of 5 won
        Won in a row: 1, best 2
        Best time: 1 minute 1 second
        Average time: 2 minutes 44 seconds
        Fewest moves: 98
        Best score: 705
        Lost: 2, 1 given up

        """)
    #expect(
      try output("klondike", "--language", "de") == """
        Klondike, leicht: 3 von 5 gewonnen
        In Folge gewonnen: 1, längste Serie 2
        Beste Zeit: 1 Minute 1 Sekunde
        Durchschnittszeit: 2 Minuten 44 Sekunden
        Wenigste Züge: 98
        Höchste Punktzahl: 705
        Verloren: 2, davon 1 aufgegeben

        """)
  }

  @Test func asCSV() throws {
    #expect(
      try output("--csv", "--language", "de")
        == [
          "game,difficulty,played,won,lost,abandoned,currentStreak,bestStreak,bestTime,averageTime,"
            + "fewestMoves,bestScore,averageScore,lostWinnable,deals",
          "atlas,easy,1,0,1,1,0,0,,,,,,0,any", "atlas,hard,1,1,0,0,1,1,600,600,140,,,0,any",
          "klondike,easy,5,3,2,1,1,2,61,164,98,705,512,0,any", "",
        ].joined(separator: "\r\n"))
  }

  @Test func asJSON() throws {
    let text = try output("--json", "klondike")
    #expect(
      text == """
        [
          {
            "abandoned" : 1,
            "averageScore" : 512,
            "averageTime" : 164,
            "bestScore" : 705,
            "bestStreak" : 2,
            "bestTime" : 61,
            "currentStreak" : 1,
            "deals" : "any",
            "difficulty" : "easy",
            "fewestMoves" : 98,
            "game" : "klondike",
            "lost" : 2,
            "lostWinnable" : 0,
            "played" : 5,
            "won" : 3
          }
        ]

        """)
    let atlas = try JSONDecoder().decode(
      [[String: JSONValue]].self, from: Data(try output("--json", "atlas").utf8))
    #expect(atlas.map(\.["won"]) == [.number(0), .number(1)])
    #expect(atlas.map(\.["bestTime"]) == [.null, .number(600)])
    #expect(atlas.map(\.["difficulty"]) == [.text("easy"), .text("hard")])
  }

  private enum JSONValue: Decodable, Equatable {
    case null, number(Int), text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  @Test(arguments: ["en", "de"]) func asAPicture(language: String) throws {
    let file = home.folder.appending(path: "statistics.svg")
    #expect(try output("--svg", file.path, "--language", language) == "")
    let picture = try String(contentsOf: file, encoding: .utf8)
    let golden = testFolder.appending(path: "Pictures/statistics.\(language).svg")
    GoldenFile(golden).compare(with: picture)
    #expect(try output("--svg", "-", "--language", language) == picture)
  }

  @Test func ofNothingPlayed() throws {
    let home = try Home()
    func output(_ arguments: String...) throws -> String {
      try home.run(["stats"] + arguments, input: "").output
    }
    #expect(try output() == "No game has been finished yet\n")
    #expect(try output("atlas") == "No game has been finished yet\n")
    #expect(try output("--json") == "[\n\n]\n")
    #expect(try output("--csv").split(separator: "\r\n").count == 1)
    #expect(try output("--svg", "-").contains(">No game has been finished yet</text>"))
  }

  @Test(arguments: [
    (["--svg", "/dev/full"], "/dev/full: Der Datenträger ist voll.\n"),
    (["--svg", "/nowhere/at/all.svg"], "/nowhere/at/all.svg: Diese Datei gibt es nicht.\n"),
    (["chess"], "Es gibt kein Spiel chess. Es gibt: \(EveryDescriptor.ids).\n"),
  ]) func whatCannotBeDoneIsSaid(arguments: [String], message: String) throws {
    let result = try home.run(["stats", "--language", "de"] + arguments, input: "")
    #expect(result.ending == .exited(1))
    #expect(result.output == "")
    #expect(result.errors == message)
  }

  @Test func aFullDiskBehindStandardOutputIsSaid() throws {
    for format in ["", "--json", "--csv", "--svg=-"] {
      let shell = try PipedProgram(
        "/bin/sh",
        ["-c", "\"$0\" stats --language de $1 > /dev/full", Home.program, format],
        environment: home.environment, input: "")
      #expect(shell.ending == .exited(1))
      #expect(shell.errors == "/dev/stdout: Der Datenträger ist voll.\n")
    }
  }

  @Test func formatsExcludeEachOther() throws {
    let result = try home.run(["stats", "--json", "--csv"], input: "")
    #expect(result.ending == .exited(64))
    #expect(result.errors.hasPrefix("Error: These do not go together: --json, --csv and --svg.\n"))
  }
}
