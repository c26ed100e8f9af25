// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import StoreTestSupport
import Testing

@testable import Storage

@Suite struct RoundFileTests {
  let scratch: Scratch
  let file: URL

  init() throws {
    scratch = try Scratch()
    file = scratch.folder.appending(path: "round.json")
  }

  /// Why a text is refused; nil where it is read.
  func problem(_ text: String) -> RoundProblem? { problem(Data(text.utf8)) }

  func problem(_ text: Data) -> RoundProblem? {
    do throws(RoundProblem) {
      _ = try RoundFile.read(text, games: games)
      return nil
    } catch {
      return error
    }
  }

  func fixture(_ name: String) throws -> String {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil))
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: [0, 1, 40, 400])
  func aRoundComesBackExactly(steps: Int) throws {
    let match = round(steps: steps, seed: .max)
    try RoundFile.write(match, seconds: 90, to: file)
    let read = try RoundFile.read(file, games: games)
    #expect(read.seconds == 90)
    #expect(Likeness(read.match) == Likeness(match))
    #expect(try scratch.names() == ["round.json"])
  }

  @Test func theFileOfFormat1IsWrittenAsEver() throws {
    let text = try RoundFile.text(of: round(steps: 12), seconds: 75)
    #expect(String(decoding: text, as: UTF8.self) == (try fixture("round-1.json")))
  }

  @Test func theFileOfFormat1IsReadForever() throws {
    let read = try RoundFile.read(Data(try fixture("round-1.json").utf8), games: games)
    #expect(read.seconds == 75)
    #expect(Likeness(read.match) == Likeness(round(steps: 12)))
  }

  @Test func aRoundOfMoreMovesThanAnybodyPlaysIsNotTaken() throws {
    let text = String(decoding: try RoundFile.text(of: round(steps: 1), seconds: 0), as: UTF8.self)
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let move = try #require((file["moves"] as? [Any])?.first)
    for (count, isTaken) in [(RoundFile.mostMoves, true), (RoundFile.mostMoves + 1, false)] {
      var long = file
      long["moves"] = Array(repeating: move, count: count)
      let problem = problem(try JSONSerialization.data(withJSONObject: long))
      // The digest is wrong, which comes after.
      #expect((problem == .wrong(field: "moves")) == !isTaken, "\(count)")
    }
  }

  @Test func aLongRoundThatIsWrittenCanBeReadAgain() throws {
    let match = round(steps: 40_000)
    let text = try RoundFile.text(of: match, seconds: 1)
    #expect(text.count < RoundFile.largest)
    #expect(Likeness(try RoundFile.read(text, games: games).match) == Likeness(match))
  }

  /// What an editor may have done to a round file, and what is then said of it.
  static let edits: [(from: String, to: String, RoundProblem)] = [
    ("\"program\" : \"aloud\"", "\"program\" : \"other\"", .notARound),
    ("\"program\" : \"aloud\",", "", .notARound),
    ("\"format\" : 1", "\"format\" : 2", .unreadable(.newerFormat(2))),
    ("\"format\" : 1", "\"format\" : \"1\"", .wrong(field: "format")),
    ("\"format\" : 1,", "", .missing(field: "format")),
    ("\"game\" : \"pebbles\"", "\"game\" : \"chess\"", .unreadable(.unknownGame("chess"))),
    ("\"heaps\" : 3", "\"heaps\" : \"three\"", .wrong(field: "settings.heaps")),
    ("\"seconds\" : 75", "\"seconds\" : -1", .wrong(field: "seconds")),
    ("\"seconds\" : 75", "\"seconds\" : 7.5", .wrong(field: "seconds")),
    ("\"seconds\" : 75", "\"seconds\" : \(Int.max)", .wrong(field: "seconds")),
    (
      "\"forgotten\" : 0", "\"forgotten\" : 0, \"undoCount\" : \(Int.max)", .replay(.malformed)
    ),
    ("\"seed\" : 7", "\"seed\" : 8", .replay(.refused(move: 7, Term("pebble-stuck")))),
    ("\"seed\" : 7", "\"seed\" : 99999999999999999999", .wrong(field: "seed")),
    ("\"seed\" : 7", "\"seed\" : -7", .wrong(field: "seed")),
    ("        9\n", "        9.5\n", .wrong(field: "moves[9].picked[0]")),
    ("\"forgotten\" : 0", "\"forgotten\" : 99", .replay(.malformed)),
    ("\"to\" : \"heap 3\"", "\"to\" : \"heap three\"", .wrong(field: "moves[3].to")),
    ("\"to\" : \"heap 3\"", "\"to\" : null", .wrong(field: "moves[3].to")),
    ("\"digest\" : \"", "\"digest\" : \"f", .wrong(field: "digest")),
    ("\"moves\" : [", "\"moves\" : [ {},", .missing(field: "moves[0].to")),
    ("\"moves\" : [", "\"moves\" : [ 5,", .wrong(field: "moves[0]")),
    ("{\n  \"digest\"", "{\n  digest", .notJSON(line: 2, column: 3)),
  ]

  @Test(arguments: edits.indices)
  func anEditedFileIsRefusedWithItsReason(index: Int) throws {
    let (from, to, reason) = Self.edits[index]
    let text = try fixture("round-1.json")
    let place = try #require(text.range(of: from))
    #expect(problem(text.replacingCharacters(in: place, with: to)) == reason)
  }

  @Test func anotherDigestIsToldAndNotPaperedOver() throws {
    let text = try fixture("round-1.json")
    let edited = text.replacing(/"digest" : "[0-9a-f]+"/, with: "\"digest\" : \"1\"")
    #expect(problem(edited) == .replay(.different))
  }

  @Test func whatIsNoJSONIsRefusedWithItsPosition() throws {
    #expect(problem("") == .notJSON(line: 1, column: 1))
    #expect(problem("[1,\n2") == .notJSON(line: 2, column: 2))
    #expect(problem(Data([0x7B, 0x0A, 0x22, 0xFF, 0x22])) == .notUTF8(line: 2, column: 2))
    #expect(problem(Data("{\"é\": 1}".utf8) + [0xC3]) == .notUTF8(line: 1, column: 10))
    #expect(problem("[]") == .notARound)
    #expect(problem("null") == .notARound)
    #expect(problem(String(repeating: "[", count: 100_000)) == .notJSON(line: 1, column: 514))
  }

  @Test func aTruncatedFileIsRefusedAtEveryLength() throws {
    let text = Data(try fixture("round-1.json").utf8)
    for length in 0..<(text.count - 2) {
      let problem = problem(text.prefix(length))
      guard case .notJSON = problem else {
        Issue.record("\(length) bytes: \(String(describing: problem))")
        return
      }
    }
  }

  @Test func whatCannotBeReadIsTold() throws {
    #expect(throws: RoundProblem.file(FileProblem(file, .missing))) {
      try RoundFile.read(file, games: games)
    }
    #expect(throws: RoundProblem.file(FileProblem(scratch.folder, .isAFolder))) {
      try RoundFile.read(scratch.folder, games: games)
    }
    // A file of holes: large without taking room. As large as may be, it is looked at.
    try Data().write(to: file)
    #expect(truncate(file.path, RoundFile.largest) == 0)
    #expect(throws: RoundProblem.notJSON(line: 1, column: 1)) {
      try RoundFile.read(file, games: games)
    }
    #expect(truncate(file.path, RoundFile.largest + 1) == 0)
    #expect(throws: RoundProblem.file(FileProblem(file, .tooLarge(limit: RoundFile.largest)))) {
      try RoundFile.read(file, games: games)
    }
    let endless = URL(filePath: "/dev/zero")
    #expect(throws: RoundProblem.file(FileProblem(endless, .tooLarge(limit: RoundFile.largest)))) {
      try RoundFile.read(endless, games: games)
    }
  }

  @Test func aBoardIsReadUpToItsLimit() throws {
    #expect(RoundSource.largestBoard == 2_097_152)
    try Data(repeating: UInt8(ascii: "K"), count: RoundSource.largestBoard).write(to: file)
    guard case .board(let text) = try RoundSource.read(file, games: games) else {
      Issue.record("not taken for a board")
      return
    }
    #expect(text.utf8.count == RoundSource.largestBoard)
    try Data(repeating: UInt8(ascii: "K"), count: RoundSource.largestBoard + 1).write(to: file)
    let refusal = FileProblem(file, .tooLarge(limit: RoundSource.largestBoard))
    #expect(throws: RoundProblem.file(refusal)) { try RoundSource.read(file, games: games) }
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let full = URL(filePath: "/dev/full")
    #expect(throws: RoundProblem.file(FileProblem(full, .diskFull))) {
      try RoundFile.write(round(steps: 1), seconds: 1, to: full)
    }
    #expect(throws: RoundProblem.file(FileProblem(scratch.folder, .isAFolder))) {
      try RoundFile.write(round(steps: 1), seconds: 1, to: scratch.folder)
    }
    let lost = scratch.folder.appending(path: "none/round.json")
    #expect(throws: RoundProblem.file(FileProblem(lost, .missing))) {
      try RoundFile.write(round(steps: 1), seconds: 1, to: lost)
    }
  }

  @Test func aLinkIsRefusedAndPermissionsStay() throws {
    try Data("old".utf8).write(to: file)
    chmod(file.path, 0o640)
    let link = scratch.folder.appending(path: "link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(throws: RoundProblem.file(FileProblem(link, .isALink))) {
      try RoundFile.write(round(steps: 3), seconds: 1, to: link)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    try RoundFile.write(round(steps: 3), seconds: 1, to: file)
    #expect(try scratch.names() == ["link.json", "round.json"])
    #expect(try RoundFile.read(file, games: games).seconds == 1)
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(permissions[.posixPermissions] as? Int == 0o640)
  }
}
