// SPDX-License-Identifier: GPL-3.0-or-later

import DaemonTestSupport
import Foundation
import Samples
import TerminalTestSupport
import Testing

/// The picture puzzle from the command line: whose pictures, what is refused, and what is kept.
@Suite struct PuzzleTests {
  private static let pictures = checkout.appending(path: "Data/pictures")

  private func own(_ name: String, _ home: Home, from shipped: String = "cat.png") throws -> URL {
    let folder = home.folder.appending(path: "data/aloud/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: Self.pictures.appending(path: shipped), to: file)
    return file
  }

  private func lines(
    _ home: Home, _ arguments: String..., typing lines: [String] = []
  ) throws -> [String] {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(0) && result.errors == "")
    return home.anonymous(result.output).split(separator: "\n").map(String.init)
  }

  /// What is told where a picture cannot be had, which the exit status tells as well.
  private func refused(
    _ home: Home, _ arguments: String..., typing lines: [String] = []
  ) throws -> [String] {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(1) && result.errors == "")
    return home.anonymous(result.output).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["puzzle", "--size", "5"], "Error: --size cannot be 5. It can be: 3 and 4.\n"),
    (["play", "puzzle", "--size", "2"], "Error: --size cannot be 2. It can be: 3 and 4.\n"),
    (["puzzle", "cat", "--camera"], "Error: These do not go together: <picture> and --camera.\n"),
    (
      ["puzzle", "cat", "--view", "a.png"],
      "Error: These do not go together: --view, <picture> and --camera.\n"
    ),
    (["puzzle", "--view", "a.gif"], "Error: --view takes a file that ends in .svg or .png.\n"),
    (["play", "atlas", "--picture", "cat"], "Error: Only puzzle takes: --picture and --size.\n"),
    (
      ["play", "puzzle", "--size", "3", "--difficulty", "hard"],
      "Error: These do not go together: --size and --difficulty.\n"
    ),
  ]) func whatCannotBeAskedIsSaid(arguments: [String], reason: String) throws {
    let result = try Home().run(arguments, input: "")
    #expect(result.ending == .exited(64) && result.output == "")
    #expect(result.errors.hasPrefix(reason), "\(result.errors)")
  }

  @Test(arguments: [
    ("", "the file is empty."), ("Hello", "this is no picture in PNG or JPEG format."),
    ("GIF89a", "this is a GIF file; PNG or JPEG is needed."),
    ("\u{89}PNG\r\n\u{1A}\n", "this is no picture in PNG or JPEG format."),
  ]) func aFileThatIsNoPictureIsRefused(text: String, reason: String) throws {
    let home = try Home()
    _ = try home.write(text, to: "picture.png")
    let told = try refused(home, "puzzle", home.folder.appending(path: "picture.png").path)
    #expect(told[1...2] == ["HOME/picture.png: \(reason)", "Main menu"])
  }

  @Test func aPictureThatIsNotThereIsRefusedAndTheSavedPuzzleStays() throws {
    let home = try Home()
    _ = try lines(home, "puzzle", "cat", typing: ["S"])
    let told = try refused(home, "puzzle", "/nowhere.png")
    #expect(told[1...2] == ["/nowhere.png: there is no such file.", "Main menu"])
    let kept = try lines(home, "--language", "en", typing: ["play picture puzzle"])
    #expect(kept.contains("1. Resume, easy: 0 of 9 pieces placed, 1 move"))
  }

  @Test func aPictureOfThePlayersIsFoundAndListedByItsName() throws {
    let home = try Home()
    _ = try own("holiday.png", home)
    _ = try home.write("The beach at noon.\n", to: "data/aloud/pictures/holiday.txt")
    let told = try lines(
      home, "play", "puzzle", "--picture", "holiday.png", "--size", "4", typing: ["I"])
    #expect(told[1] == "Picture puzzle, hard: holiday.")
    #expect(told.contains("16 pieces") && told.contains("holiday: The beach at noon."))
    let menu = try lines(
      home, "--language", "en", typing: [EveryDescriptor.entry(of: "puzzle"), "2", "8"])
    #expect(
      menu.suffix(7) == [
        "Your own pictures", "1. holiday", "2. Another picture, by its path",
        "3. Take a picture with the camera", "4. What becomes of your pictures",
        "Choose 1 to 4, 0 to go back", "Goodbye.",
      ])
  }

  @Test func aPuzzleGoesOnOnlyWithItsOwnPicture() throws {
    let home = try Home()
    let file = try own("mine.png", home)
    _ = try lines(home, "puzzle", "mine.png", typing: ["S", "S"])
    try FileManager.default.removeItem(at: file)
    try expectNotToGoOn(
      home,
      "The picture of the saved puzzle cannot be used. HOME/data/aloud/pictures/mine.png: there is "
        + "no such file. The puzzle is kept and goes on once the picture is back.")
    _ = try own("mine.png", home, from: "clown.png")
    try expectNotToGoOn(
      home,
      "The picture HOME/data/aloud/pictures/mine.png is no longer the one of the saved puzzle. The "
        + "puzzle is kept and goes on once the old picture is back.")
    _ = try own("mine.png", home)
    let back = try lines(home, "puzzle")
    #expect(back[1] == "Picture puzzle, easy: mine. Resumed.")
  }

  /// The reason is told by the command line, the main menu and the drawing; the puzzle stays.
  private func expectNotToGoOn(_ home: Home, _ reason: String) throws {
    let told = [reason, "Main menu"]
    #expect(Array(try lines(home, "puzzle")[1...2]) == told)
    let chosen = try lines(home, "--language", "en", typing: ["play picture puzzle", "1"])
    let answer = try #require(chosen.firstIndex(of: "> 1"))
    #expect(Array(chosen[(answer + 1)...].prefix(2)) == told)
    let view = home.folder.appending(path: "view.png")
    let drawn = try home.run("puzzle", "--view", view.path)
    #expect(drawn.ending == .exited(1) && home.anonymous(drawn.errors) == "\(reason)\n")
    #expect(!FileManager.default.fileExists(atPath: view.path))
  }

  @Test func theSavedPuzzleIsDrawnWhoeverPlaysIt() throws {
    let home = try Home()
    let files = ["view.png", "view.svg"].map { home.folder.appending(path: $0) }
    let nothing = try home.run("puzzle", "--view", files[0].path)
    #expect(nothing.ending == .exited(1) && nothing.errors == "There is no saved puzzle.\n")
    let terminal = try home.terminal("puzzle", "cat", "--lines", "--voice", "off")
    try terminal.read(until: "a number chooses.\r\n")
    try terminal.send("S\r")
    try terminal.read(until: "The pieces are scattered anew.\r\n")
    for file in files {
      #expect(
        try lines(home, "puzzle", "--view", file.path)
          == ["The puzzle is drawn in HOME/\(file.lastPathComponent)."])
    }
    let (png, svg) = (try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(String(decoding: svg, as: UTF8.self).contains(">9</text>"))
    try terminal.send("q\r")
    try terminal.read(until: "Choose 1 to")
    try terminal.send("q\r")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  /// A camera that gives this picture, or none.
  private func camera(_ home: Home, gives picture: URL?) throws {
    let copy = picture.map { "cp '\($0.path)' \"$last\"" } ?? "exit 1"
    let tool = try home.write(
      "#!/bin/sh\nfor last; do :; done\n\(copy)\n", to: "bin/fswebcam")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    home.environment["PATH"] = "\(tool.deletingLastPathComponent().path):/usr/bin:/bin"
  }

  @Test func aPictureIsTakenWithTheCameraAndKept() throws {
    let home = try Home()
    try camera(home, gives: Self.pictures.appending(path: "sunset.jpg"))
    let told = try lines(home, "puzzle", "--camera", typing: ["S"])
    #expect(told[1].hasPrefix("Picture puzzle, easy: camera-"))
    #expect(try lines(home, "puzzle")[1] == told[1] + " Resumed.")
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/video0")))
  func aCameraThatIsMissingIsTold() throws {
    let home = try Home()
    home.environment["PATH"] = home.folder.path
    #expect(
      try refused(home, "puzzle", "--camera")[1]
        == "To take a picture, install fswebcam or ffmpeg.")
    try camera(home, gives: nil)
    #expect(try refused(home, "puzzle", "--camera")[1] == "There is no camera.")
  }

  @Test func solvingGoesOnByItselfAndAnyKeyStopsIt() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "puzzle", "cat", "--lines", "--voice", "off", "--colour", "off")
    try terminal.read(until: "a number chooses.\r\n")
    try terminal.send("11\r31\r33\r13\rsolve\r")
    try terminal.read(until: "to row 1, column 2.\r\n")
    try terminal.send("\r")
    try terminal.read(until: "Stopped: ")
    try terminal.send("solve\r+\r")
    try terminal.read(until: "Solving fast. ")
    try terminal.read(until: "Solved: Cat. ")
    try terminal.read(until: "Not counted in the statistics.")
    terminal.hangUp()
    #expect(try lines(home, "stats") == ["No game has been finished yet"])
  }

  @Test func aWordMakesSolvingFaster() throws {
    let told = try lines(
      Home(), "puzzle", "cat", typing: ["11", "31", "33", "13", "solve fast", "q"])
    #expect(told.contains { $0.hasPrefix("Solved: Cat. ") })
    let words = ["fast", "Solve fast", "+"]
    for word in words {
      let home = try Home()
      let terminal = try home.terminal("puzzle", "cat", "--lines", "--voice", "off")
      try terminal.read(until: "a number chooses.\r\n")
      try terminal.send("11\r31\r33\r13\rsolve\r\(word)\r")
      try terminal.read(until: "Solving fast. ")
      terminal.hangUp()
    }
  }

  @Test(.enabled(if: Daemon.isInstalled, "speech-dispatcher is not installed"))
  func theNextPieceWaitsForTheEndOfTheSentence() async throws {
    let daemon = try Daemon(seconds: 2)
    await daemon.start()
    let home = try Home()
    home.environment["SPEECHD_ADDRESS"] = "unix_socket:\(daemon.path)"
    home.environment["ALSOFT_DRIVERS"] = "none"
    let terminal = try home.terminal("puzzle", "cat", "--lines", "--voice", "speechd")
    try terminal.read(until: "a number chooses.\r\n")
    try terminal.send("11\r31\r33\r13\rsolve\r")
    try terminal.read(until: "to row 1, column 1.\r\n")
    let first = ContinuousClock.now
    try terminal.read(until: "to row 1, column 2.\r\n")
    #expect(first.duration(to: .now) > .seconds(1.6))
    terminal.hangUp()
  }

  @Test func aPieceIsHeardInARecording() throws {
    let home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
    let told = try lines(
      home, "puzzle", "cat", "--record", home.folder.appending(path: "said.wav").path,
      typing: ["H 3"])
    #expect(!told.contains { $0.contains("cannot be heard") })
    #expect(
      try lines(home, "puzzle", "cat", typing: ["1", "H 3"]).contains(
        "This cannot be heard here: there is no sound device."))
  }
}
