// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Terminal
import Testing

@Suite struct PrinterTests {
  @Test func `Nothing but whole lines of text is printed`() throws {
    let everything = String(
      String.UnicodeScalarView((0...0x2FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)))
    let printed = try PrintedFile()
    let printer = try LinePrinter(descriptor: printed.descriptor)
    try printer.print(everything, .red)
    try printer.print("", .red)
    try printer.print("one\r\ntwo\u{1B}[2J\u{202E}three\u{FEFF}")
    let text = try printed.text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst() == ["", "one two[2Jthree", ""])
    let forbidden = text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
    }
    #expect(Array(forbidden) == [])
  }

  @Test func `TextColour is a code before the line and one after it`() throws {
    let printed = try PrintedFile()
    let printer = try LinePrinter(descriptor: printed.descriptor, isColoured: true)
    try printer.print("won\u{1B}[0m", .green)
    try printer.print("plain")
    try printer.print("", .green)
    try printer.print("bright", .brightWhite)
    #expect(
      try printed.text()
        == "\u{1B}[32mwon[0m\u{1B}[39m\nplain\n\n\u{1B}[97mbright\u{1B}[39m\n")
  }

  @Test func `Parts of a line have colours of their own`() throws {
    for isColoured in [true, false] {
      let printed = try PrintedFile()
      let printer = try LinePrinter(descriptor: printed.descriptor, isColoured: isColoured)
      try printer.print([
        ColouredText("the "), ColouredText("red\u{1B} one", .red), ColouredText("", .blue),
        ColouredText("."),
      ])
      #expect(
        try printed.text()
          == (isColoured ? "the \u{1B}[31mred one\u{1B}[39m.\n" : "the red one.\n"))
    }
  }

  @Test func `A terminal is told of lines from right to left that begin with another script`()
    throws
  {
    for (line, mark) in [("F8 يفعله", "\u{200F}"), ("8: يفعله F8", ""), ("8", "\u{200F}")] {
      for isTerminal in [true, false] {
        let printed = try PrintedFile()
        let printer = try LinePrinter(descriptor: printed.descriptor, isTerminal: isTerminal)
        try printer.print([ColouredText(line)], isRightToLeft: true)
        try printer.print(line)
        #expect(try printed.text() == "\(isTerminal ? mark : "")\(line)\n\(line)\n")
      }
    }
  }

  @Test func `A reader that went away is reported`() throws {
    let ends = try pipeEnds()
    let printer = try LinePrinter(descriptor: ends.writing)
    close(ends.reading)
    defer { close(ends.writing) }
    #expect(throws: WriteFailure.closed) { try printer.print("anybody?") }
    #expect(throws: WriteFailure.closed) { try printer.print("anybody?") }
  }

  @Test func `A full disk is reported`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let printer = try LinePrinter(descriptor: full)
    #expect(throws: WriteFailure.full) { try printer.print("no room") }
  }

  @Test func `An output that does not block gets everything all the same`() throws {
    let ends = try pipeEnds()
    _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK)
    let line = String(repeating: "long ", count: 100_000)
    Thread.detachNewThread {
      defer { close(ends.writing) }
      try? LinePrinter(descriptor: ends.writing).print(line)
    }
    let read = try FileHandle(fileDescriptor: ends.reading, closeOnDealloc: true).readToEnd()
    #expect(read == Data("\(line)\n".utf8))
  }

  @Test func `The transcript holds what was printed and noted, without colour`() throws {
    let printed = try PrintedFile()
    let transcript = temporaryPath()
    defer { unlink(transcript) }
    for round in 1...2 {
      let printer = try LinePrinter(
        descriptor: printed.descriptor, isColoured: true, transcript: transcript)
      try printer.print("round \(round)", .red)
      printer.note("> 3\u{1B}")
      #expect(printer.takeTranscriptFailure() == nil)
    }
    let text = try String(contentsOfFile: transcript, encoding: .utf8)
    #expect(text == "round 1\n> 3\nround 2\n> 3\n")
    #expect(try printed.text() == "\u{1B}[31mround 1\u{1B}[39m\n\u{1B}[31mround 2\u{1B}[39m\n")
  }

  @Test func `A transcript that fails is told once, and lines are printed as before`() throws {
    let printed = try PrintedFile()
    let printer = try LinePrinter(descriptor: printed.descriptor, transcript: "/dev/full")
    try printer.print("one")
    #expect(printer.takeTranscriptFailure() == .full)
    try printer.print("two")
    #expect(printer.takeTranscriptFailure() == nil)
    #expect(try printed.text() == "one\ntwo\n")
  }

  @Test func `A transcript that cannot be opened is refused`() throws {
    #expect(throws: WriteFailure.failed(EISDIR)) { try LinePrinter(transcript: "/tmp") }
    #expect(throws: WriteFailure.failed(ENOENT)) { try LinePrinter(transcript: "/nowhere/of it") }
    let fifo = temporaryPath()
    #expect(mkfifo(fifo, 0o600) == 0)
    defer { unlink(fifo) }
    #expect(throws: WriteFailure.failed(ENXIO)) { try LinePrinter(transcript: fifo) }
  }

  @Test func `TextColour is used where it was asked for or the terminal has it`() throws {
    let terminal = try PlainTerminal()
    let printed = try PrintedFile()
    let xterm = ["TERM": "xterm-256color"]
    func allows(_ choice: ColourChoice, _ environment: [String: String], pipe: Bool = false) -> Bool
    {
      let descriptor = pipe ? printed.descriptor : terminal.descriptor
      return choice.allows(descriptor: descriptor, environment: environment)
    }
    #expect(allows(.auto, xterm))
    #expect(allows(.auto, ["TERM": "linux", "NO_COLOR": ""]))
    #expect(allows(.auto, ["TERM": "vt420", "COLORTERM": "truecolor"]))
    #expect(allows(.always, ["TERM": "dumb", "NO_COLOR": "1"], pipe: true))
    #expect(!allows(.auto, xterm, pipe: true))
    #expect(!allows(.auto, ["TERM": "xterm", "NO_COLOR": "1"]))
    #expect(!allows(.auto, ["TERM": "dumb", "COLORTERM": "truecolor"]))
    #expect(!allows(.auto, ["TERM": "vt100"]))
    #expect(!allows(.auto, [:]))
    #expect(!allows(.never, xterm))
  }
}
