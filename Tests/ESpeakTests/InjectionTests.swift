// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech
import Testing

@testable import ESpeak

extension Voices {
  /// Whatever is said, what is said next sounds as ever, and nothing happens but sound.
  @Suite struct InjectionTests {
    private static let probe = "Moved Germany to column three."
    private let espeak: ESpeakSynthesizer
    private let bait: Bait

    init() async throws {
      espeak = try await Voices.espeak()
      bait = try Bait()
    }

    @Test(arguments: [
      "<", "&", "[[", "]]", "[[h@'loU]]", "&lt;", "&#1;", "<!--", "<?xml?>", "</speak>",
      "<prosody rate=\"300%\">", "<prosody rate='x-fast' pitch='x-high' volume='silent'>fast",
      "<voice name=\"de\">", "<emphasis>", "<break time='10s'/>",
      "<say-as interpret-as='tts:char'>",
      "\u{1}", "\u{1}300S", "\u{1}99P \u{1}0A", "a\u{1}+20Sb", "\u{0}", "a\u{0}b", "\u{1}5Hecho",
      "\u{202E}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "\n\n\n", "", " ", "...", "'\"'", "👩‍👩‍👧",
      "e\u{301}\u{301}\u{301}\u{301}", "%s%n%d", "\\", "#", "_:", "$alt",
    ])
    func `a hostile text leaves nothing behind`(text: String) throws {
      try expectUnchanged(after: text)
    }

    @Test func `a text names files and commands in vain`() throws {
      for text in bait.texts { try expectUnchanged(after: text) }
    }

    @Test(arguments: 0..<40)
    func `random text leaves nothing behind`(seed: UInt64) throws {
      var random = Chance(state: seed)
      try expectUnchanged(after: random.text())
    }

    private static let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"

    /// Slow speech and named symbols change more of the library's state than anything else.
    ///
    /// `ALOUD_LONG=1` has three such texts.
    @Test(arguments: isLong ? 40..<43 : 40..<41)
    func `neither does random text in every manner and language`(seed: UInt64) throws {
      var random = Chance(state: seed)
      let (duration, phonemes) = (sound(Self.probe, in: espeak).count, probed())
      let pieces = shipped.flatMap { language in
        [SpokenPiece.Manner.plain, .slow, .spelled].map {
          SpokenPiece(random.text(), language: language, manner: $0)
        } + [.pause(milliseconds: 1)]
      }
      for symbols in VoiceSettings.Symbols.allCases {
        let settings = VoiceSettings(rate: 100, pitch: 0, volume: 30, symbols: symbols)
        _ = espeak.synthesize(pieces, settings) { _ in true }
        var chunks = 0
        _ = espeak.synthesize(pieces.reversed(), settings) { _ in
          chunks += 1
          return chunks < 20
        }
        #expect(isAlike(sound(Self.probe, in: espeak).count, duration), "\(pieces)")
        #expect(probed() == phonemes)
        #expect(bait.opened() == 0)
      }
    }

    /// Each of these ends the program one time in two where they are given to the library as they are.
    @Test(arguments: [
      "(%)", "+=", "==", "$$", "**", "[=]", "\"+\"", "`\u{203C}", "=\u{2022}", "%:\u{33E}",
    ])
    func `signs in a row do not end the Hindi voice`(text: String) {
      for _ in 0..<5 {
        _ = espeak.phonemes(text, language: "hi")
        _ = sound(text, VoiceSettings(rate: 100, language: "hi"), in: espeak)
      }
    }

    @Test(arguments: [
      ("५०%. ठीक", "50%. ठीक"), ("(%)", "( )"), ("5+5=10", "5+5=10"), ("+=", "  "), ("♠ पान", "  पान"),
      ("पान, ईंट: 3 (10)।", "पान, ईंट: 3 (10)।"), ("C++", "C  "),
    ])
    func `signs that stand alone are kept`(text: String, said: String) {
      #expect(text.speakable.withoutCrowdedSigns == said)
    }

    @Test(arguments: [
      "<prosody rate=\"300%\">Germany and Poland and Spain", "[[Germany and Poland",
    ])
    func `neither does a text that is interrupted`(text: String) throws {
      let before = sound(Self.probe, in: espeak).count
      _ = espeak.synthesize([SpokenPiece(text)], VoiceSettings()) { _ in false }
      #expect(isAlike(sound(Self.probe, in: espeak).count, before))
    }

    @Test(arguments: [
      ("Germany \u{1}80S and Poland", "Germany  80S and Poland"),
      ("[[h@'loU]]", "h@'loU"),
      ("<break time='3s'/>", "break time='3s'/"),
    ])
    func `a command is read out as text`(command: String, text: String) {
      let durations = [command, text].map { sound($0, in: espeak).count }
      #expect(isAlike(durations[0], durations[1]), "\(durations)")
    }

    private func probed() -> [String?] {
      shipped.map { espeak.phonemes(Self.probe, language: $0) }
    }

    private func expectUnchanged(after text: String) throws {
      let duration = sound(Self.probe, in: espeak).count
      let phonemes = espeak.phonemes(Self.probe, language: "en")
      _ = espeak.synthesize([SpokenPiece(text)], VoiceSettings()) { _ in true }
      _ = espeak.synthesize([SpokenPiece(text, manner: .spelled)], VoiceSettings()) { _ in true }
      #expect(isAlike(sound(Self.probe, in: espeak).count, duration), "\(text.debugDescription)")
      _ = espeak.phonemes(text, language: "en")
      #expect(espeak.phonemes(Self.probe, language: "en") == phonemes)
      #expect(bait.opened() == 0)
    }
  }
}

/// A folder with a sound and a program, watched for anyone who opens one of them.
private final class Bait {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "aloud-bait-\(UUID().uuidString)")
  private let watch: Int32

  /// Texts that name what lies in the folder.
  var texts: [String] {
    let sound = folder.appending(path: "sound.wav").path
    let program = folder.appending(path: "program").path
    return [
      "<audio src=\"\(sound)\">x</audio>", "<speak><audio src='file://\(sound)'/></speak>",
      "<audio src=\"|\(program)\"/>", "<audio src=\"$(\(program))\"/>", "`\(program)`",
      "<audio src=\"; \(program) ;\"/>", "\u{1}1I\(sound) ", "\u{1}\"\(sound)\"U",
      "<speak xml:base=\"\(folder.path)/\"><audio src=\"sound.wav\"/>", "[[\(sound)]]", sound,
    ]
  }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("RIFF".utf8).write(to: folder.appending(path: "sound.wav"))
    let program = folder.appending(path: "program")
    try Data("#!/bin/sh\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    watch = inotify_init1(Int32(IN_NONBLOCK))
    inotify_add_watch(watch, folder.path, UInt32(IN_OPEN))
  }

  deinit {
    close(watch)
    try? FileManager.default.removeItem(at: folder)
  }

  /// How many bytes of news there are of files that were opened or run.
  func opened() -> Int {
    var news = [UInt8](repeating: 0, count: 4_096)
    return max(0, read(watch, &news, news.count))
  }
}

/// Text that is random, but the same every time.
private struct Chance {
  var state: UInt64

  mutating func text() -> String {
    let marks = ["<", ">", "&", "[[", "]]", "\u{1}", "/", "=", "\"", "audio src", "prosody"]
    return (0..<20)
      .map { _ in
        next(4) == 0 ? marks[next(marks.count)] : String(scalar())
      }
      .joined()
  }

  private mutating func scalar() -> Unicode.Scalar {
    let ranges = [0x00...0x7F, 0x80...0x2FF, 0x300...0x36F, 0x2000...0x20FF, 0x10000...0x1FFFF]
    let range = ranges[next(ranges.count)]
    return Unicode.Scalar(UInt32(range.lowerBound + next(range.count))) ?? "?"
  }

  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
