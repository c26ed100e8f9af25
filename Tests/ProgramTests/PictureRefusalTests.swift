// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import TerminalTestSupport
import Testing

/// Files that are no picture for the puzzle, each refused in a sentence that says why, on the command
/// line and where a path is typed, without a crash and without much memory.
@Suite struct PictureRefusalTests {
  private let home: Home
  private var folder: String { home.folder.path }

  /// The file by its name in the home, and the reason.
  private static let refusals: [(file: String, reason: String)] = [
    ("broken.png", "the picture is broken or cut short."),
    ("broken.jpg", "the picture is broken or cut short."),
    ("huge.png", "the picture is too large: 20000 by 20000 points."),
    ("tiny.png", "the picture is too small; 60 by 60 points are needed."),
    ("animated.png", "this is an animated picture; one that stands still is needed."),
    ("text.png", "this is no picture in PNG or JPEG format."),
    ("empty.png", "the file is empty."),
    ("moving.gif", "this is a GIF file; PNG or JPEG is needed."),
    ("pipe.png", "this is not an ordinary file."),
    ("heavy.png", "the file is larger than 32 megabytes."),
    ("album", "this is a folder, not a file."),
    ("missing.png", "there is no such file."),
  ]

  init() throws {
    home = try Home()
    let shipped = checkout.appending(path: "Data/pictures")
    for (name, source) in [("broken.png", "cat.png"), ("broken.jpg", "sunset.jpg")] {
      let whole = try Data(contentsOf: shipped.appending(path: source))
      try write([UInt8](whole.prefix(whole.count / 2)), to: name)
    }
    try write(SketchPNG.black(width: 20_000, height: 20_000), to: "huge.png")
    try write(SketchPNG.black(width: 59, height: 200), to: "tiny.png")
    let still = Array(repeating: 0 as UInt8, count: 3_600)
    let frames = SketchPNG.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
    try write(
      SketchPNG.file(width: 60, height: 60, kind: 0, pixels: still, extra: frames),
      to: "animated.png")
    try write(Array("Buy milk.\n".utf8), to: "text.png")
    try write([], to: "empty.png")
    try write(Array("GIF89a".utf8), to: "moving.gif")
    try write(SketchPNG.signature, to: "heavy.png")
    truncate("\(folder)/heavy.png", 32 << 20 + 1)
    mkfifo("\(folder)/pipe.png", 0o600)
    mkdir("\(folder)/album", 0o700)
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: home.folder.appending(path: name))
  }

  @Test func theCommandLineRefusesEachInASentence() throws {
    for (file, reason) in Self.refusals {
      let result = try home.run("puzzle", "\(folder)/\(file)")
      #expect(result.ending == .exited(1) && result.errors == "")
      #expect(
        result.lines.dropFirst().prefix(2).map(home.anonymous)
          == ["HOME/\(file): \(reason)", "Main menu"])
    }
  }

  /// The most memory that a process had in use at once, in megabytes.
  private func peak(of id: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = try #require(status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#))
    return try #require(Int(line.1)) / 1024
  }

  @Test func aTypedPathIsRefusedInTheSameSentenceAndAskedForAgain() throws {
    let question = "Path of a PNG or JPEG file, or 0 to go back.\r\n"
    let terminal = try home.terminal(
      "--language", "en", "--lines", "--voice", "off", "--colour", "off")
    for (line, next) in [
      ("", ". Leave"), ("\(EveryDescriptor.entry(of: "puzzle"))\r", "10. A deal by"),
      ("8\r", "1. Another"), ("1\r", question),
    ] {
      try terminal.send(line)
      try terminal.read(until: next)
    }
    let before = try peak(of: terminal.id)
    for (file, reason) in Self.refusals {
      try terminal.send("\(folder)/\(file)\r")
      let told = try terminal.read(until: question)
      #expect(told.contains("\n\(folder)/\(file): \(reason)\r\n"), "\(told)")
    }
    let used = try peak(of: terminal.id) - before
    #expect(used < 100, "\(used) megabytes more than before")
    try terminal.send("0\r")
    try terminal.read(until: "1. Another")
    terminal.hangUp()
  }

  @Test func aFileThatMayNotBeReadIsRefused() throws {
    try write(SketchPNG.black(width: 60, height: 60), to: "secret.png")
    chmod("\(folder)/secret.png", 0)
    // Root may read everything, but for a process that gave that up.
    let program =
      getuid() == 0
      ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", Home.program]
      : [Home.program]
    let result = try PipedProgram(
      "/usr/bin/env", program + ["puzzle", "\(folder)/secret.png"],
      environment: home.environment)
    #expect(result.ending == .exited(1) && result.errors == "")
    #expect(
      result.lines.dropFirst().prefix(2).map(home.anonymous)
        == ["HOME/secret.png: the file cannot be read.", "Main menu"])
  }

  @Test func aPathIsUnderstoodAsItIsTypedOrPasted() throws {
    try write(
      [UInt8](Data(contentsOf: checkout.appending(path: "Data/pictures/cat.png"))),
      to: "my  cat.png")
    for path in [
      "\(folder)/my  cat.png", "~/my  cat.png", "  '~/my  cat.png' ", "\"\(folder)/my  cat.png\"",
      "file://\(folder)/my%20%20cat.png",
    ] {
      let told = try home.run(
        "--language", "en", typing: [EveryDescriptor.entry(of: "puzzle"), "8", "1", path, "1"])
      // What is told has one blank where the name has two.
      #expect(told.lines.contains("my cat"), "\(path)")
      #expect(told.lines.contains { $0.hasPrefix("Picture puzzle, easy: ") }, "\(path)")
      try FileManager.default.removeItem(at: home.database)
    }
  }
}
