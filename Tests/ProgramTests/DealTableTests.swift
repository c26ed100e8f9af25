// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Solver
import TerminalTestSupport
import Testing

/// Tables of rated deals.
@Suite struct DealTableTests {
  private let home: Home
  private let file: URL
  private let begun: URL

  init() throws {
    home = try Home()
    file = home.folder.appending(path: "deals.csv")
    begun = home.folder.appending(path: "deals.csv.begun")
  }

  private func deals(_ arguments: String...) throws -> PipedProgram {
    try home.run(["deals"] + arguments, input: "")
  }

  private func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Rows of the named numbers, with the rating and the length of the line as the solver has them.
  @Test func aRowADealInTheirOrder() throws {
    let result = try deals(
      "freecell", "--difficulty", "hard", "--from", "3", "--to", "4", "--states", "20000")
    let rows = try (3...4 as ClosedRange<UInt64>).map { number in
      let match = Match(try FreeCell("hard"), seed: number)
      let assessment = try #require(match.assessment(within: Effort(states: 20_000)))
      let moves = if case .won(let line) = assessment.verdict { "\(line.count)" } else { "" }
      return "freecell,hard,\(number),\(assessment.rating.rawValue),\(moves)\r\n"
    }
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.output == "game,difficulty,number,rating,moves\r\n" + rows.joined())
  }

  @Test func asManyWorkersAsOneLikesMakeTheSame() throws {
    let told = try ["1", "2", "7"].map {
      try deals("atlas", "--difficulty", "relaxed", "--from", "1", "--to", "8", "--workers", $0)
    }
    #expect(told.allSatisfy { $0.ending == .exited(0) && $0.errors == "" })
    #expect(told[0].output.split(separator: "\r\n").count == 9)
    #expect(told[1].output == told[0].output && told[2].output == told[0].output)
  }

  @Test func onlyWhatIsAskedForHasARow() throws {
    let range = ["atlas", "--difficulty", "relaxed", "--from", "1", "--to", "6"]
    func rows(_ filter: String...) throws -> [String] {
      let result = try home.run(["deals"] + range + filter, input: "")
      #expect(result.ending == .exited(0) && result.errors == "")
      return result.output.split(separator: "\r\n").dropFirst().map(String.init)
    }
    let all = try rows()
    #expect(all.count == 6)
    #expect(try rows("--winnable") == all)
    #expect(
      try rows("--rating", "anyone", "lost")
        == all.filter { $0.contains(",anyone,") || $0.contains(",lost,") })
    #expect(
      try rows("--rating", "careful", "--rating", "solver")
        == all.filter { $0.contains(",careful,") || $0.contains(",solver,") })
  }

  /// Killed after some rows, and cut off within one.
  @Test func whatWasBrokenOffEndsAsIfItHadNot() throws {
    let arguments = ["deals", "atlas", "--difficulty", "relaxed", "--from", "5", "--to", "24"]
    let whole = try home.run(arguments, input: "")
    #expect(whole.ending == .exited(0))
    let writing = arguments + ["--output", file.path]
    let terminal = try PseudoTerminal(Home.program, writing, environment: home.environment)
    while terminal.isRunning, (try? content().utf8.count { $0 == 10 }) ?? 0 < 4 { usleep(1_000) }
    terminal.kill()
    let kept = try content()
    #expect(whole.output.hasPrefix(kept) && kept.hasSuffix("\r\n"))
    #expect(FileManager.default.fileExists(atPath: begun.path) || kept == whole.output)
    try #require(kept.utf8.count < whole.output.utf8.count)
    let broken = Data(whole.output.utf8.prefix(kept.utf8.count + 9))
    try broken.write(to: file)
    // Another question leaves it alone.
    let other = try home.run(writing.dropLast(3) + ["25", "--output", file.path], input: "")
    #expect(other.ending == .exited(1) && other.output == "")
    #expect(
      other.errors
        == "\(file.path): this file was begun for something else and stays as it is. Name another.\n"
    )
    #expect(try Data(contentsOf: file) == broken)
    let resumed = try home.run(writing, input: "")
    #expect(resumed.ending == .exited(0) && resumed.output == "" && resumed.errors == "")
    #expect(try content() == whole.output)
    #expect(!FileManager.default.fileExists(atPath: begun.path))
  }

  @Test func aFileThatIsThereIsLeftAsItIs() throws {
    for text in ["mine\n", "game,difficulty,number,rating,moves\r\n"] {
      try Data(text.utf8).write(to: file)
      let result = try deals("freecell", "--from", "1", "--to", "2", "--output", file.path)
      #expect(result.ending == .exited(1) && result.output == "")
      #expect(
        result.errors
          == "\(file.path): this file is there already and stays as it is. Name another.\n")
      #expect(try content() == text)
    }
  }

  @Test func aFileThatIsBeingWrittenIsLeftAsItIs() throws {
    try Data().write(to: file)
    let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let result = try deals("freecell", "--from", "1", "--to", "2", "--output", file.path)
    #expect(result.ending == .exited(1) && result.output == "")
    #expect(result.errors == "\(file.path): another program is writing this file.\n")
    #expect(try content() == "")
  }

  @Test(
    arguments: [
      (["freecell", "--from", "2", "--to", "1"], 64, "Error: --from may not be more than --to.\n"),
      (
        ["klondike", "--from", "1", "--to", "1e9"], 64,
        "Error: The value '1e9' is invalid for '--to <to>': A deal’s number is 0 to \(UInt64.max).\n"
      ),
      (
        ["chess", "--from", "1", "--to", "2"], 64,
        "Error: There is no game called chess. There are: atlas, "
      ),
      (["freecell", "--from", "1"], 64, "Error: Missing expected argument '--to <to>'\n"),
      (
        ["freecell", "--from", "0", "--to", "1"], 1,
        "There is no deal 0: FreeCell's deals are numbered from 1 to 1000000.\n"
      ),
      (
        ["freecell", "--from", "999999", "--to", "1000001"], 1,
        "There is no deal 1000001: FreeCell's deals are numbered from 1 to 1000000.\n"
      ),
      (
        ["freecell", "--from", "1", "--to", "2", "--workers", "0"], 64,
        "Error: --workers takes a number from 1 on.\n"
      ),
      (
        ["freecell", "--from", "1", "--to", "2", "--winnable", "--rating", "lost"], 64,
        "Error: These do not go together: --winnable and --rating.\n"
      ),
      (
        ["freecell", "--from", "1", "--to", "2", "--rating", "hard"], 64,
        "Error: The value 'hard' is invalid for '--rating <rating>'."
      ),
      (["pokerslam", "--from", "1", "--to", "2"], 1, "There is no solver for PokerSlam. "),
      (
        ["atlas", "--from", "1", "--to", "1", "--output", "/nowhere/at/all.csv"], 1,
        "/nowhere/at/all.csv: there is no such file.\n"
      ),
      (
        ["atlas", "--from", "1", "--to", "1", "--output", "/dev/full"], 1,
        "/dev/full: the disk is full.\n"
      ),
    ] as [([String], Int32, String)])
  func whatMakesNoTableIsRefused(arguments: [String], code: Int32, told: String) throws {
    let result = try home.run(["deals"] + arguments, input: "")
    #expect(result.ending == .exited(code))
    #expect(result.output == "" && result.errors.hasPrefix(told), "\(result.errors)")
  }
}
