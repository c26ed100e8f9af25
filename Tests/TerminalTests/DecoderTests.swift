// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal
import Testing

/// Bytes of one or more key presses, and the names of what they are.
struct Typed: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let names: [String]

  init(_ text: String, _ names: String...) {
    bytes = Array(text.utf8)
    self.names = names
  }

  var testDescription: String { "\(bytes) \(names)" }
}

private let esc = "\u{1B}"

private let plain: [Typed] = [
  Typed("a", "a"), Typed("A", "A"), Typed(" ", "space"), Typed("?", "?"), Typed("-", "-"),
  Typed("é", "é"), Typed("ł", "ł"), Typed("漢", "漢"), Typed("😀", "😀"),
  Typed("e\u{301}", "e", "\u{301}"), Typed("\r", "enter"), Typed("\n", "enter"),
  Typed("\t", "tab"), Typed("\u{7F}", "backspace"), Typed("\u{8}", "backspace"),
  Typed("\0", "ctrl-space"), Typed("\u{1}", "ctrl-a"), Typed("\u{12}", "ctrl-r"),
  Typed("\u{1A}", "ctrl-z"), Typed("\u{1C}", "ctrl-\\"), Typed("\u{1F}", "ctrl-_"),
]

private let withAlt: [Typed] = [
  Typed("\(esc)x", "alt-x"), Typed("\(esc)X1"), Typed("\(esc)é", "alt-é"),
  Typed("\(esc)\r", "alt-enter"), Typed("\(esc)\u{7F}", "alt-backspace"),
  Typed("\(esc)\u{1}", "ctrl-alt-a"), Typed("\(esc)\(esc)[A", "alt-up"),
  Typed("\(esc)\(esc)\(esc)[A", "escape", "alt-up"), Typed("\(esc)\(esc)a", "escape", "alt-a"),
]

private let xterm: [Typed] = [
  Typed("\(esc)[A", "up"), Typed("\(esc)[B", "down"), Typed("\(esc)[C", "right"),
  Typed("\(esc)[D", "left"), Typed("\(esc)OA", "up"), Typed("\(esc)OD", "left"),
  Typed("\(esc)[H", "home"), Typed("\(esc)[F", "end"), Typed("\(esc)OH", "home"),
  Typed("\(esc)OF", "end"), Typed("\(esc)[2~", "insert"), Typed("\(esc)[3~", "delete"),
  Typed("\(esc)[5~", "page-up"), Typed("\(esc)[6~", "page-down"), Typed("\(esc)OP", "f1"),
  Typed("\(esc)OQ", "f2"), Typed("\(esc)OR", "f3"), Typed("\(esc)OS", "f4"),
  Typed("\(esc)[15~", "f5"), Typed("\(esc)[17~", "f6"), Typed("\(esc)[18~", "f7"),
  Typed("\(esc)[19~", "f8"), Typed("\(esc)[20~", "f9"), Typed("\(esc)[21~", "f10"),
  Typed("\(esc)[23~", "f11"), Typed("\(esc)[24~", "f12"), Typed("\(esc)[Z", "shift-tab"),
  Typed("\(esc)[1;5A", "ctrl-up"), Typed("\(esc)[1;2D", "shift-left"),
  Typed("\(esc)[1;3C", "alt-right"), Typed("\(esc)[1;8H", "ctrl-alt-shift-home"),
  Typed("\(esc)[3;5~", "ctrl-delete"), Typed("\(esc)[1;2P", "shift-f1"),
  Typed("\(esc)O5P", "ctrl-f1"), Typed("\(esc)[24;5~", "ctrl-f12"), Typed("\(esc)OM", "enter"),
  Typed("\(esc)Op", "0"), Typed("\(esc)Oy", "9"), Typed("\(esc)Ok", "+"),
  Typed("\(esc)[97;5u", "ctrl-a"), Typed("\(esc)[27;5;97~", "ctrl-a"),
  Typed("\(esc)[13;2u", "shift-enter"), Typed("\u{9B}A", "up"),
]

private let others: [Typed] = [
  // The Linux console.
  Typed("\(esc)[1~", "home"), Typed("\(esc)[4~", "end"), Typed("\(esc)[[A", "f1"),
  Typed("\(esc)[[E", "f5"), Typed("\(esc)[25~", "f13"), Typed("\(esc)[34~", "f20"),
  // rxvt.
  Typed("\(esc)[7~", "home"), Typed("\(esc)[8~", "end"), Typed("\(esc)[11~", "f1"),
  Typed("\(esc)[14~", "f4"), Typed("\(esc)[a", "shift-up"), Typed("\(esc)Oa", "ctrl-up"),
  Typed("\(esc)[5$", "shift-page-up"), Typed("\(esc)[5^", "ctrl-page-up"),
  Typed("\(esc)[5@", "ctrl-shift-page-up"), Typed("\(esc)\(esc)[5~", "alt-page-up"),
]

private let swallowed: [Typed] = [
  Typed("\(esc)[200~a\(esc)[201~", "a"), Typed("\(esc)[?1;2ca", "a"), Typed("\(esc)[5;10Ra", "a"),
  Typed("\(esc)[>0;276;0ca", "a"), Typed("\(esc)[?2026;2$ya", "a"), Typed("\(esc)[Ia", "a"),
  Typed("\(esc)[M !!a", "a"), Typed("\(esc)[<0;1;2Ma", "a"), Typed("\(esc)[G5", "5"),
  Typed("\(esc)]11;rgb:0/0/0\u{7}a", "a"), Typed("\(esc)]11;rgb:0/0/0\(esc)\\a", "a"),
  Typed("\(esc)P>|tmux\(esc)\\a", "a"), Typed("\(esc)]0;x\(esc)[A", "up"),
  Typed("\(esc)[99999999999999999999~a", "a"), Typed("\(esc)[[Za", "a"),
  Typed("\(esc)[\(String(repeating: "1;", count: 500))Aa", "a"), Typed("\(esc)[57441;1ua", "a"),
  Typed("\(esc)[1;\r", "enter"), Typed("\(esc)[1;\(esc)[A", "up"), Typed("\(esc)[97;5:3ua", "a"),
  Typed("\u{85}\u{2028}a", "a"),
]

@Suite struct DecoderTests {
  static let table = plain + withAlt + xterm + others + swallowed

  @Test(arguments: table) func `Bytes of a key are that key`(typed: Typed) {
    #expect(KeyDecoder.presses(typed.bytes).map(\.name) == typed.names)
  }

  @Test(arguments: table) func `Cutting the bytes anywhere changes nothing`(typed: Typed) {
    for cut in 0...typed.bytes.count {
      var decoder = KeyDecoder()
      let presses = decoder.take(typed.bytes[..<cut]) + decoder.take(typed.bytes[cut...])
      #expect(presses.map(\.name) == typed.names, "cut at \(cut)")
    }
    var decoder = KeyDecoder()
    #expect(typed.bytes.flatMap { decoder.take([$0]) }.map(\.name) == typed.names)
  }

  @Test func `Broken UTF-8 is dropped and what follows is kept`() {
    let broken: [[UInt8]] = [
      [0x80], [0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE6, 0xBC], [0xF0, 0x9F, 0x98],
    ]
    for bytes in broken {
      #expect(KeyDecoder.presses(bytes + [0x61]) == [KeyPress("a")], "\(bytes)")
    }
  }

  @Test func `Escape alone is told when time has passed`() {
    expectSettled("\(esc)", [], .escape, ["escape"])
    expectSettled("\(esc)\(esc)", [], .escape, ["escape", "escape"])
    expectSettled("a\(esc)", ["a"], .escape, ["escape"])
  }

  @Test func `The beginning of a sequence alone is the key held with Alt`() {
    expectSettled("\(esc)[", [], .sequence, ["alt-["])
    expectSettled("\(esc)O", [], .sequence, ["alt-O"])
    expectSettled("\(esc)]", [], .escape, ["alt-]"])
  }

  @Test func `A sequence that never ends is given up`() {
    for text in ["\(esc)[1", "\(esc)[1;5", "\(esc)]0;title", "\(esc)[M!", "\(esc)]0;t\(esc)"] {
      expectSettled(text, [], .sequence, [])
    }
  }

  private func expectSettled(
    _ text: String, _ first: [String], _ pending: KeyDecoder.Pending, _ settled: [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    var decoder = KeyDecoder()
    #expect(decoder.take(Array(text.utf8)).map(\.name) == first, sourceLocation: location)
    #expect(decoder.pending == pending, sourceLocation: location)
    #expect(decoder.settle().map(\.name) == settled, sourceLocation: location)
    #expect(decoder.pending == .nothing, sourceLocation: location)
    #expect(decoder.take([0x61]) == [KeyPress("a")], sourceLocation: location)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `Random bytes give no control characters, and the same however they are cut`(seed: UInt64) {
    var random = Seeded(state: seed)
    // Half of the bytes come from what sequences are made of, to get deep into them.
    let likely = Array("\(esc)\(esc)[[O;;15~$M]\\Au".utf8) + [0xC3, 0xE2, 0x80, 0x9B]
    let bytes = (0..<400).map { _ in
      Bool.random(using: &random)
        ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
    let whole = KeyDecoder.presses(bytes)
    var decoder = KeyDecoder()
    var rest = bytes[...]
    var pieces: [KeyPress] = []
    while !rest.isEmpty {
      let size = Int.random(in: 1...7, using: &random)
      pieces += decoder.take(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    #expect(pieces == whole)
    let text = (whole + decoder.settle()).compactMap(\.text)
    #expect(
      text.flatMap(\.unicodeScalars).filter { $0.properties.generalCategory == .control } == [])
    for press in whole { #expect(KeyPress(name: press.name) == press) }
  }
}

extension KeyDecoder {
  static func presses(_ bytes: [UInt8]) -> [KeyPress] {
    var decoder = KeyDecoder()
    return decoder.take(bytes)
  }
}

/// SplitMix64, so that a failing seed fails again.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
