// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StoreTestSupport
import Testing

@testable import Storage

/// Calls that fail, by the library that `Tests/Torture` loads before the game.
@Suite struct FailingCallTests {
  private let scratch: Scratch
  private let file: URL

  init() throws {
    scratch = try Scratch()
    file = scratch.folder.appending(path: "file")
    try Data("before".utf8).write(to: file)
  }

  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Torture/faults.c")

  private func written(_ fault: String) throws -> [String] {
    let folder = scratch.folder.deletingLastPathComponent()
    let library = folder.appending(path: "faults.so")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["clang", "-shared", "-fPIC", "-o", library.path, Self.source.path, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return try Child(
      "StorageChild", [scratch.folder.path, "write", "after"],
      environment: [
        "LD_PRELOAD": library.path, "FAULT": fault, "FAULT_FOLDER": scratch.folder.path,
      ]
    ).lines()
  }

  @Test(arguments: ["write:1:5", "fsync:1:5", "rename:1:5"])
  func aFileThatDoesNotReachTheDiskIsNotSaidToBeWritten(fault: String) throws {
    #expect(try written(fault) == ["problem file-other"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "before")
    #expect(try scratch.names() == ["file"])
  }

  @Test func shortWritesAreGoneOnWith() throws {
    #expect(try written("short:1:0") == [])
    #expect(try String(contentsOf: file, encoding: .utf8) == "after")
  }
}
