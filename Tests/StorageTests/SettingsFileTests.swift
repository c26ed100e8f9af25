// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences
import Testing

@testable import Storage

private let list = SettingList(games: [])

@Suite struct SettingsFileTests {
  func read(_ text: String) -> (settings: Settings, complaint: SettingsComplaint?) {
    SettingsText(Data(text.utf8), list).read()
  }

  func changed(_ text: String, _ change: (inout Settings) throws -> Void) rethrows -> String {
    var file = SettingsText(Data(text.utf8), list)
    var settings = file.read().settings
    try change(&settings)
    file.change(from: file.read().settings, to: settings)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func linesCommentsAndSpaceAreRead() throws {
    let (settings, complaint) = read(
      "\u{FEFF}# mine\n\n speech-rate=80 \r\n\tvoice =\tespeak\n# sounds = off\nundo-bound = 20\n"
        + "key.repeat = r  F5\nkey.undo =\nlanguage = pl")
    var expected = Settings()
    expected.speechRate = 80
    expected.voice = .espeak
    expected.undoBound = 20
    expected.language = "pl"
    try expected.bind("repeat", to: ["r", "F5"])
    try expected.bind("undo", to: [])
    #expect(settings == expected)
    #expect(complaint == nil)
  }

  /// Each reason, told of a line alone.
  private func cause(_ line: Data) -> SettingsComplaint.Cause? {
    SettingsText(line, list).read().complaint?.cause
  }

  @Test func theFirstBrokenLineIsToldAndTheRestIsUsed() throws {
    let text =
      Data("sounds = off\nvolume = 3\nspeech-rate\n".utf8) + Data([0x76, 0xFF, 0x3D, 0x0A])
      + Data("speech-rate = fast\n= 5\nkey. = x\nhaptics = off\nspeech-rate = 20".utf8)
    let (settings, complaint) = SettingsText(text, list).read()
    var expected = Settings()
    expected.sounds = false
    expected.haptics = false
    expected.speechRate = 20
    #expect(settings == expected)
    let tooFast = SettingRefusal.notWithin(setting: "speech-rate", value: "fast", 0...100)
    let causes = text.split(separator: UInt8(ascii: "\n")).map { cause(Data($0)) }
    #expect(
      causes == [
        nil, .refused(.unknown("volume")), .noEqualsSign, .notUTF8, .refused(tooFast),
        .refused(.unknown("")), .refused(.unknown("key.")), nil, nil,
      ])
    #expect(
      complaint == SettingsComplaint(line: 2, cause: .refused(.unknown("volume")), more: 5))
    #expect(
      SettingsText(Data("\n\nspeech-rate\n".utf8), list).read().complaint?.term(in: list)
        == Term(
          "settings-line",
          ["line": 3, "reason": .term(Term("settings-no-equals")), "more": 0]))
  }

  @Test func onlyWhatChangedIsWritten() throws {
    let text = "# mine\nspeech-rate=80\n\nodd line\n  sounds =  on\n# end\n"
    #expect(changed(text) { _ in } == text)
    let expected =
      "# mine\nspeech-rate=80\n\nodd line\nsounds = off\n# end\nkey.repeat = r F5\n"
    let result = try changed(text) {
      $0.sounds = false
      try $0.bind("repeat", to: ["r", "F5"])
    }
    #expect(result == expected)
    #expect(
      try changed(result) { try $0.bind("repeat", to: nil) }
        == expected.replacing("key.repeat = r F5\n", with: ""))
  }

  @Test func theLastLineForASettingIsTheOneThatChanges() {
    let text = "sounds = off\nsounds = on\nsounds = maybe\n"
    #expect(changed(text) { $0.sounds = false } == "sounds = off\nsounds = on\nsounds = off\n")
  }

  /// Whatever a file says, saving settings and reading them again brings just those settings,
  /// leaves every line that set nothing where it was, and saving them once more changes nothing.
  @Test(arguments: 0..<300)
  func savedSettingsComeBackWhateverTheFileSaid(seed: UInt64) throws {
    var chance = Generator(seed: seed)
    let before = anything(&chance)
    var settings = Settings()
    for setting in list.all where chance.below(2) == 0 {
      let options =
        setting.kind == .address(none: "none")
        ? ["none", "https://ü/#="] : setting.kind.options
      let values = options.isEmpty ? ["word", "a b", "ü"] : options
      try setting.set(values[chance.below(values.count)], in: &settings)
    }
    for command in ["undo", "a.b", "ü"] where chance.below(2) == 0 {
      let keys = Array(["=", "#", "F5", "x"].prefix(chance.below(5)))
      try settings.bind(command, to: keys)
    }

    var text = SettingsText(before, list)
    text.change(from: text.read().settings, to: settings)
    let after = text.bytes
    #expect(SettingsText(after, list).read().settings == settings)
    #expect(comments(after) == comments(before))
    text.change(from: text.read().settings, to: settings)
    #expect(text.bytes == after)
  }

  /// Lines of a settings file, and others, and bytes at random.
  private func anything(_ chance: inout Generator) -> Data {
    let names = list.all.map(\.name) + ["key.undo", "key.ü", "key.", "unknown", "", "#"]
    let values = ["on", "off", "50", "auto", "unlimited", "", "=", "x y", "word", "\u{1B}"]
    var lines: [Data] = []
    for _ in 0..<chance.below(40) {
      switch chance.below(4) {
      case 0: lines.append(Data("# comment \(chance.below(1000))".utf8))
      case 1: lines.append(Data((0..<chance.below(9)).map { _ in UInt8(chance.below(256)) }))
      default:
        let name = names[chance.below(names.count)]
        lines.append(Data("\(name) = \(values[chance.below(values.count)])".utf8))
      }
    }
    return Data(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func comments(_ bytes: Data) -> [Data] {
    bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "#") }
  }

  @Test func aFileThatIsNotThereIsNoProblem() async throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let kept = await store.settings(of: .home)
    #expect(kept.settings == Settings())
    #expect(kept.complaint == nil)
    var louder = kept.settings
    louder.soundVolume = 90
    try await store.write(.changeSettings(from: kept.settings, to: louder), by: .shared(.home))
    let text = scratch.folder.appending(path: "config/aloud/settings.conf")
    #expect(try String(contentsOf: text, encoding: .utf8) == "sound-volume = 90\n")
  }

  @Test func aFolderInItsPlaceIsTold() async throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "config/aloud/settings.conf")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    let store = try scratch.store()
    let problem = FileProblem(path, .isAFolder)
    let kept = await store.settings(of: .home)
    #expect(kept.settings == Settings())
    #expect(kept.complaint == problem.reason)
    await #expect(throws: StorageProblem.file(problem)) {
      try await store.write(
        .changeSettings(from: kept.settings, to: kept.settings), by: .shared(.home))
    }
  }
}
