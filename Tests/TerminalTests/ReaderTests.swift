// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Terminal
import TerminalTestSupport
import Testing

@Suite struct ReaderTests {
  @Test func `A script is read line by line to its end`() async throws {
    let inputs = try await inputs(of: Array("3\r\n\0x\n\u{FF}last".utf8), mode: .lines)
    #expect(inputs == [.line("3"), .line("x"), .line("ÿlast"), .end])
  }

  @Test func `A script cannot be read key by key`() async throws {
    #expect(try await inputs(of: Array("ab\n".utf8), mode: .keys) == [.line("ab"), .end])
  }

  @Test func `A long script is read whole and a long line cut`() async throws {
    let script = (1...20_000).map { "\($0)\n" }.joined()
    let long = String(repeating: "x", count: 1 << 20)
    let inputs = try await inputs(of: Array("\(script)\(long)\nend".utf8), mode: .lines)
    #expect(inputs.count == 20_003)
    #expect(inputs[0..<20_000].elementsEqual((1...20_000).map { .line("\($0)") }))
    let cut = String(repeating: "x", count: LineDecoder.longestLine)
    #expect(inputs[20_000...] == [.line(cut), .line("end"), .end])
  }

  @Test func `Where nothing comes in time that is told, and nothing is lost`() async throws {
    let ends = try pipeEnds()
    let reader = try InputReader(descriptor: ends.reading, catchesSignals: false)
    for _ in 1...3 {
      #expect(await reader.next(until: .now + .milliseconds(5)) == .elapsed)
    }
    _ = Array("a\nb\n".utf8).withUnsafeBytes { write(ends.writing, $0.baseAddress, $0.count) }
    #expect(await reader.next(until: .now + .seconds(600)) == .line("a"))
    #expect(await reader.next() == .line("b"))
    close(ends.writing)
    #expect(await reader.next(until: .now + .seconds(600)) == .end)
    #expect(await reader.next(until: .now + .seconds(600)) == nil)
    reader.close()
    close(ends.reading)
  }

  @Test func `What comes from elsewhere is heard in its turn, and wakes who waits`() async throws {
    let ends = try pipeEnds()
    let reader = try InputReader(descriptor: ends.reading, catchesSignals: false)
    reader.add(.key(KeyPress(.up)))
    reader.add(.wake)
    #expect(await reader.next() == .key(KeyPress(.up)))
    #expect(await reader.next() == .wake)
    let waiting = Task { await reader.next() }
    Thread.detachNewThread { reader.add(.line("3")) }
    #expect(await waiting.value == .line("3"))
    close(ends.writing)
    #expect(await reader.next() == .end)
    reader.add(.wake)
    close(ends.reading)
  }

  @Test func `A script nobody plays stays where it is`() async throws {
    let ends = try pipeEnds()
    _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK)
    let reader = try InputReader(descriptor: ends.reading, catchesSignals: false)
    let lines = [UInt8](repeating: 0x0A, count: 1 << 16)
    // The pipe takes 64 KiB and the queue a page or two; without a limit this never ends.
    var taken = 0
    var refusals = 0
    while refusals < 100 && taken < 1 << 24 {
      let count = lines.withUnsafeBytes { write(ends.writing, $0.baseAddress, $0.count) }
      if count > 0 { taken += count } else { refusals += 1 }
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(taken < 1 << 18)
    close(ends.writing)
    var heard = 0
    for await input in reader where input == .line("") { heard += 1 }
    #expect(heard == taken)
    close(ends.reading)
  }

  @Test func `A closed input is at its end`() async throws {
    let reader = try InputReader(descriptor: 987_654, catchesSignals: false)
    #expect(await reader.next() == .end)
    #expect(await reader.next() == nil)
  }

  @Test func `Two thousand keys pasted at once all arrive`() async throws {
    let terminal = try PlainTerminal()
    let reader = try reader(terminal, .keys)
    let letters = (0..<2000).map { UInt8(0x61 + $0 % 26) }
    try terminal.player.send(letters)
    for letter in letters {
      #expect(await reader.next() == .key(KeyPress(Character(Unicode.Scalar(letter)))))
    }
  }

  @Test func `Escape and what begins with it are told apart`() async throws {
    let terminal = try PlainTerminal()
    let reader = try reader(terminal, .keys)
    try terminal.player.send("\u{1B}")
    #expect(await reader.next() == .key(KeyPress(.escape)))
    try terminal.player.send("\u{1B}[A")
    #expect(await reader.next() == .key(KeyPress(.up)))
  }

  @Test func `Typing changes from lines to keys and back`() async throws {
    let terminal = try PlainTerminal()
    let before = terminal.player.settings()
    let reader = try reader(terminal, .lines)
    try terminal.player.send("3\n")
    #expect(await reader.next() == .line("3"))
    #expect(reader.use(.keys) == .keys)
    #expect(terminal.player.settings() != before)
    try terminal.player.send("3\r")
    #expect(await reader.next() == .key(KeyPress("3")))
    #expect(await reader.next() == .key(KeyPress(.enter)))
    #expect(reader.use(.lines) == .lines)
    #expect(terminal.player.settings() == before)
    try terminal.player.send("4\n")
    #expect(await reader.next() == .line("4"))
    try terminal.player.send([4])
    #expect(await reader.next() == .end)
  }

  @Test func `Closing puts the terminal back and ends the inputs`() async throws {
    let terminal = try PlainTerminal()
    let before = terminal.player.settings()
    let reader = try reader(terminal, .keys)
    #expect(reader.mode == .keys)
    reader.close()
    #expect(terminal.player.settings() == before)
    #expect(await reader.next() == nil)
    #expect(reader.use(.keys) == .lines)
  }

  @Test func `A reader let go puts the terminal back`() throws {
    let terminal = try PlainTerminal()
    let before = terminal.player.settings()
    #expect(try reader(terminal, .keys).mode == .keys)
    #expect(terminal.player.settings() == before)
  }

  @Test func `A terminal that goes away is told`() async throws {
    let terminal = try PlainTerminal()
    let reader = try reader(terminal, .keys)
    terminal.player.hangUp()
    #expect(await reader.next() == .hangup)
    #expect(await reader.next() == nil)
  }

  @Test func `Whoever no longer waits is let go`() async throws {
    let terminal = try PlainTerminal()
    let reader = try reader(terminal, .keys)
    let waiting = Task { await reader.next() }
    waiting.cancel()
    #expect(await waiting.value == nil)
    try terminal.player.send("a")
    #expect(await reader.next() == .key(KeyPress("a")))
  }

  @Test func `What other devices give comes in its turn`() async throws {
    let terminal = try PlainTerminal()
    let reader = try reader(terminal, .lines)
    try terminal.player.send("3")
    let waiting = Task { await reader.next() }
    Thread.detachNewThread { reader.add(.button("pad-a")) }
    #expect(await waiting.value == .button("pad-a"))
    reader.add(.news("pad-connected"))
    reader.add(.button("pad-b"))
    #expect(await reader.next() == .news("pad-connected"))
    #expect(await reader.next() == .button("pad-b"))
    // The line that was begun goes on.
    try terminal.player.send("4\n")
    #expect(await reader.next() == .line("34"))
  }

  @Test func `What other devices give does not fill the memory`() async throws {
    let terminal = try PlainTerminal()
    let reader = try reader(terminal, .lines)
    for number in 0..<5000 { reader.add(.button("\(number)")) }
    reader.close()
    var inputs: [TerminalInput] = []
    for await input in reader { inputs.append(input) }
    #expect(inputs == (0..<1024).map { .button("\($0)") })
  }

  private func reader(_ terminal: PlainTerminal, _ mode: InputMode) throws -> InputReader {
    try InputReader(descriptor: terminal.descriptor, mode: mode, catchesSignals: false)
  }

  private func inputs(of script: [UInt8], mode: InputMode) async throws -> [TerminalInput] {
    let ends = try pipeEnds()
    // On a thread of its own: a task that waits for the reader could keep it from running.
    Thread.detachNewThread {
      try? FileHandle(fileDescriptor: ends.writing, closeOnDealloc: true).write(contentsOf: script)
    }
    let reader = try InputReader(descriptor: ends.reading, mode: mode, catchesSignals: false)
    var inputs: [TerminalInput] = []
    for await input in reader { inputs.append(input) }
    close(ends.reading)
    return inputs
  }
}
