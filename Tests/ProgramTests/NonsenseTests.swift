// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Samples
import TerminalTestSupport
import Testing

/// Whatever is typed, the program goes on and nothing saved is lost.
@Suite struct NonsenseTests {
  /// Bytes of every kind: broken UTF-8, control characters, endless lines, and now and then
  /// something that means something.
  private func nonsense(_ generator: inout Generator) -> [UInt8] {
    let known = [
      "d", "1", "2", "0", "all", "u", "h", "", "1 2", "find", "R", "settings", "undo 4", "7h", "e",
      "F", "z", "n", "\(Int.min)", "1 \(Int.min)", "\(Int.max)", "column \(Int.max)",
    ]
    return (0..<100).flatMap { _ -> [UInt8] in
      switch generator.below(6) {
      case 0, 1: return Array("\(known[generator.below(known.count)])\n".utf8)
      case 2: return (0..<generator.below(40)).map { _ in UInt8(generator.below(256)) }
      case 3: return Array("\u{1B}[2J\u{202E}\u{0}\u{7}\r\t😀♠─⠁\u{2028}x\n".utf8)
      case 4: return [UInt8](repeating: 0x41, count: generator.below(5000)) + [0x0A]
      default: return Array("\(Int(generator.next() % 1_000_000))\n".utf8)
      }
    }
  }

  @Test(arguments: EveryDescriptor.all.map(\.id)) func randomBytesNeverEndTheGame(game: String)
    throws
  {
    let home = try Home()
    var generator = Generator(seed: 1)
    let result = try PipedProgram(
      Home.program, ["play", game, "--seed", "3", "--any-deal"], environment: home.environment,
      input: nonsense(&generator) + Array("\n".utf8))
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    #expect(result.lines.last?.isEmpty == false)
    let bytes = result.output.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(Array(bytes) == [])
    #expect(!result.output.contains("\u{202E}"))
    let exported = try home.run("export")
    #expect(exported.ending == .exited(0), "\(exported.errors)")
    #expect(try home.run("play", "--language", "en").output.contains(" Resumed.\n"))
  }

  @Test func randomKeysNeverEndTheGame() throws {
    let home = try Home()
    var generator = Generator(seed: 5)
    let terminal = try home.terminal(
      "play", "atlas", "--seed", "3", "--any-deal", "--keys", "--voice", "off")
    let before = try PseudoTerminal().settings()
    try terminal.read(until: "the moves. Question mark for help.\r\n")
    // Ctrl-C, Ctrl-D, Ctrl-Z and Ctrl-\ are for leaving; q and the menus' last entries leave too.
    let leaving: Set<UInt8> = [0x03, 0x04, 0x1A, 0x1C, UInt8(ascii: "q")]
    for _ in 0..<30 {
      let bytes = (0..<20).map { _ in UInt8(generator.below(256)) }
      try terminal.send(bytes.filter { !leaving.contains($0) })
    }
    terminal.signal(SIGTERM)
    guard case .exited = try terminal.waitForEnd() else {
      Issue.record("did not end by itself")
      return
    }
    #expect(terminal.settings() == before)
    #expect(try home.run("export").ending == .exited(0))
  }
}
