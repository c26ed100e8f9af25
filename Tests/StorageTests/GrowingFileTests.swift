// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Storage

/// A file that a long piece of work adds to.
@Suite struct GrowingFileTests {
  private let scratch: Scratch
  private let url: URL
  private let note: URL

  init() throws {
    scratch = try Scratch()
    url = scratch.folder.appending(path: "table.csv")
    note = scratch.folder.appending(path: "table.csv.begun")
  }

  private func content() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Begins a piece of work, adds to it and lets go, as a program does that is ended.
  private func begin(_ work: String, adding lines: String...) throws -> String? {
    let file = try GrowingFile(url, of: work)
    for line in lines { try file.append(line) }
    return file.lastLine
  }

  @Test func aPipeThatNobodyReadsIsTold() throws {
    #expect(mkfifo(url.path, 0o600) == 0)
    #expect(try problem(of: "counting") == .file(FileProblem(url, .silent)))
  }

  private func problem(of work: String) throws -> GrowingFileProblem? {
    do throws(GrowingFileProblem) {
      _ = try GrowingFile(url, of: work)
      return nil
    } catch {
      return error
    }
  }

  @Test func workThatWasBrokenOffIsGoneOnWith() throws {
    #expect(try begin("work", adding: "one\r\n", "two\r\nthree\r\n") == nil)
    #expect(try String(contentsOf: note, encoding: .utf8) == "work\n")
    #expect(try begin("work", adding: "four\r\n") == "three\r\n")
    let file = try GrowingFile(url, of: "work")
    #expect(file.lastLine == "four\r\n")
    try file.finish()
    #expect(try content() == "one\r\ntwo\r\nthree\r\nfour\r\n")
    #expect(try scratch.names() == ["table.csv"])
  }

  @Test(
    arguments: [
      ("one\ntw", "one\n", "one\n"), ("on", nil, ""), ("one\n\n", "\n", "one\n\n"),
      ("ein\nzw\u{F6}lf", "ein\n", "ein\n"), ("\n", "\n", "\n"),
    ] as [(String, String?, String)])
  func halfALineIsDropped(there: String, last: String?, left: String) throws {
    _ = try begin("work", adding: there)
    #expect(try begin("work") == last)
    #expect(try content() == left)
  }

  @Test func workThatHadNothingYetBeginsAnew() throws {
    #expect(try begin("work") == nil)
    #expect(try begin("other") == nil, "nothing is lost")
    #expect(try String(contentsOf: note, encoding: .utf8) == "other\n")
  }

  @Test func whatIsOfAnotherWorkOrFinishedStaysAsItIs() throws {
    _ = try begin("work", adding: "one\n")
    #expect(try problem(of: "other") == .otherWork(path: url.path))
    #expect(try begin("work") == "one\n")
    try GrowingFile(url, of: "work").finish()
    #expect(try problem(of: "work") == .exists(path: url.path))
    #expect(try content() == "one\n")
  }

  @Test func oneAtATimeAddsToAFile() throws {
    let file = try GrowingFile(url, of: "work")
    #expect(try problem(of: "work") == .busy(path: url.path))
    try file.append("one\n")
    try file.finish()
    #expect(try problem(of: "work") == .exists(path: url.path), "it was let go of")
  }

  @Test func whoeverLetsGoLeavesNoDescriptorBehind() throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }.count { $0 == url.path }
    }
    for _ in 0..<3 { _ = try begin("work", adding: "one\n") }
    _ = try problem(of: "other")
    #expect(try descriptors() == 0)
    let file = try GrowingFile(url, of: "work")
    #expect(try descriptors() == 1)
    try file.finish()
    #expect(try descriptors() == 0)
  }

  @Test func aDeviceIsWrittenToAndHasNoNote() throws {
    let file = try GrowingFile(URL(filePath: "/dev/null"), of: "work")
    #expect(file.lastLine == nil)
    try file.append("one\n")
    try file.finish()
    #expect(!FileManager.default.fileExists(atPath: "/dev/null.begun"))
    let full = try GrowingFile(URL(filePath: "/dev/full"), of: "work")
    var problem: FileProblem?
    do throws(FileProblem) { try full.append("one\n") } catch { problem = error }
    #expect(problem == FileProblem(URL(filePath: "/dev/full"), .diskFull))
  }

  @Test func whatCannotBeOpenedIsSaid() throws {
    let nowhere = scratch.folder.appending(path: "none/table.csv")
    #expect(throws: GrowingFileProblem.file(FileProblem(nowhere, .missing))) {
      _ = try GrowingFile(nowhere, of: "work")
    }
    #expect(throws: GrowingFileProblem.file(FileProblem(scratch.folder, .isAFolder))) {
      _ = try GrowingFile(scratch.folder, of: "work")
    }
  }
}
