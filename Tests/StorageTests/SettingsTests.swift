// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Preferences

/// What games might declare.
private let passes = DealOption(
  "passes", .limit(least: 0, offered: [0, 2]), usual: nil, changesDeal: true)
private let reach = DealOption("reach", .range(0...90, step: 30), usual: 30, changesDeal: false)
private let school = DealOption(
  "school", .choice(["any", "first", "second"]), usual: 0, changesDeal: true)
private let list = SettingList(games: [passes, reach, school])

@Suite struct SettingsTests {
  @Test func everySettingHasANameOfItsOwnAndAFieldOfItsOwn() {
    #expect(Set(list.all.map(\.name)).count == list.all.count)
    // Every field but the keys, what games declare and what those of the page stand in: a new one has
    // to be described.
    let common = SettingList(games: []).all
    let ofPage = Mirror(reflecting: PageSettings()).children.count
    #expect(Mirror(reflecting: Settings()).children.count + ofPage == common.count + 3)
  }

  @Test(arguments: list.all.map(\.name))
  func everyOptionCanBeSetAndChangesNothingElse(name: String) throws {
    let setting = try #require(list.named(name))
    let typed = setting.kind == .address(none: "none") ? ["https://example.org/a"] : ["word"]
    for option in setting.kind.options.isEmpty ? typed : setting.kind.options {
      var settings = Settings()
      try setting.set(option, in: &settings)
      #expect(setting.value(in: settings) == option)
      for other in list.all where other.name != name {
        #expect(other.value(in: settings) == other.value(in: Settings()))
      }
    }
  }

  @Test(arguments: list.all.map(\.name))
  func theValueASettingComesWithIsOneItTakes(name: String) throws {
    let setting = try #require(list.named(name))
    var settings = Settings()
    try setting.set(setting.value(in: settings), in: &settings)
    #expect(settings == Settings())
  }

  static let refusals: [(setting: String, value: String, SettingRefusal)] = [
    (
      "groups-url", "example.org",
      .notAnAddress(setting: "groups-url", value: "example.org")
    ),
    (
      "groups-url", "https://a b", .notAnAddress(setting: "groups-url", value: "https://a b")
    ),
    ("sounds", "yes", .notOffered(setting: "sounds", value: "yes", offered: ["on", "off"])),
    ("sounds", "", .notOffered(setting: "sounds", value: "", offered: ["on", "off"])),
    (
      "voice", "loud",
      .notOffered(setting: "voice", value: "loud", offered: ["auto", "espeak", "speechd", "off"])
    ),
    ("speech-rate", "101", .notWithin(setting: "speech-rate", value: "101", 0...100)),
    ("speech-rate", "-1", .notWithin(setting: "speech-rate", value: "-1", 0...100)),
    ("speech-rate", "fast", .notWithin(setting: "speech-rate", value: "fast", 0...100)),
    ("undo-bound", "0", .notALimit(setting: "undo-bound", value: "0", least: 1)),
    ("passes", "-1", .notALimit(setting: "passes", value: "-1", least: 0)),
    ("passes", "all", .notALimit(setting: "passes", value: "all", least: 0)),
    ("language", "", .notAWord(setting: "language", value: "")),
    ("language", "e\u{1B}[1m", .notAWord(setting: "language", value: "e\u{1B}[1m")),
    (
      "difficulty", " easy",
      .notOffered(
        setting: "difficulty", value: " easy",
        offered: ["relaxed", "easy", "medium", "hard", "expert"])
    ),
    ("voice-variant", " f2", .notAWord(setting: "voice-variant", value: " f2")),
  ]

  @Test(arguments: refusals.indices)
  func aValueThatASettingDoesNotTakeIsRefusedWithItsReason(index: Int) throws {
    let (name, value, refusal) = Self.refusals[index]
    let setting = try #require(list.named(name))
    var settings = Settings()
    #expect(throws: refusal) { try setting.set(value, in: &settings) }
    #expect(settings == Settings())
  }

  @Test func aRefusalQuotesNothingThatSteersATerminal() {
    let refusal = SettingRefusal.notAWord(setting: "language", value: "e\u{1B}[1m\u{202E}\n")
    #expect(
      refusal.reason(.keys, in: list)
        == Term("setting-not-word", ["name": "language", "value": "e?[1m??"]))
    #expect(
      SettingRefusal.unknown(String(repeating: "x", count: 999)).reason(.keys, in: list)
        == Term("setting-unknown", ["name": .text(String(repeating: "x", count: 64))]))
  }

  @Test func aRefusalNamesSettingAndValuesAsThePlayerDoesOrAsTheFileDoes() {
    func word(_ word: String) -> Term { Term("setting-word", ["word": .text(word)]) }
    let choice = SettingRefusal.notOffered(
      setting: "input", value: "loud", offered: ["lines", "keys"])
    #expect(
      choice.reason(.titles, in: list)
        == Term(
          "setting-not-offered",
          [
            "name": .term(Term("setting-input")), "value": "loud",
            "offered": .list([Term("setting-input-lines"), Term("setting-input-keys")]),
          ]))
    #expect(
      choice.reason(.keys, in: list)
        == Term(
          "setting-not-offered",
          ["name": "input", "value": "loud", "offered": .list([word("lines"), word("keys")])]))
    let limit = SettingRefusal.notALimit(setting: "undo-bound", value: "x", least: 1)
    #expect(
      limit.reason(.titles, in: list)
        == Term(
          "setting-not-limit",
          [
            "name": .term(Term("setting-undo-bound")), "value": "x", "least": 1,
            "unlimited": .term(Term("setting-unlimited")),
          ]))
    #expect(limit.reason(.keys, in: list).fillings["unlimited"] == .term(word("unlimited")))
    let unknown = SettingRefusal.unknown("speach-rate")
    #expect(
      unknown.answer(.titles, in: list)
        == Term(
          "setting-unknown-near",
          ["name": "speach-rate", "names": .list([Term("setting-speech-rate")])]))
    #expect(unknown.answer(.keys, in: list).fillings["names"] == .list([word("speech-rate")]))
    // One that is far longer than any other is like none.
    let long = SettingRefusal.unknown(String(repeating: "speech-rate", count: 100_000))
    #expect(long.answer(.keys, in: list).key == "setting-unknown-known")
    // On the command line there is no menu to look them up in.
    #expect(
      SettingRefusal.unknown("xyzzy").answer(.keys, in: list)
        == Term(
          "setting-unknown-known",
          [
            "name": "xyzzy",
            "names": .list(list.listed.map { word($0.name) }),
          ]))
  }

  @Test func limitsTakeAnyNumberAndPercentagesStayWithin() throws {
    var settings = Settings()
    try list.named("undo-bound")?.set("7", in: &settings)
    #expect(settings.undoBound == 7)
    try list.named("undo-bound")?.set("unlimited", in: &settings)
    #expect(settings.undoBound == nil)
    settings.speechRate = 500
    #expect(settings.speechRate == 100)
    settings.speechRate -= 101
    #expect(settings.speechRate == 0)
  }

  @Test func whatAGameDeclaresIsASettingWithItsWords() throws {
    let declared = try #require(list.topic(named: "playing")).settings.map(\.name)
    #expect(
      declared.firstIndex(of: "passes") == declared.firstIndex(of: "undo-bound").map { $0 + 1 })
    #expect(!SettingList(games: []).all.contains { $0.name == "passes" })
    #expect(SettingList(games: [passes, passes]).all.count { $0.name == "passes" } == 1)
    var settings = Settings()
    #expect(settings.dealOptions[passes] == nil && settings.dealOptions[reach] == 30)
    try list.named("passes")?.set("2", in: &settings)
    try list.named("reach")?.set("60", in: &settings)
    #expect(settings.dealOptions[passes] == 2 && settings.dealOptions[reach] == 60)
    try list.named("passes")?.set("unlimited", in: &settings)
    try list.named("reach")?.set("30", in: &settings)
    #expect(settings == Settings())
    #expect(throws: SettingRefusal.notWithin(setting: "reach", value: "91", 0...90)) {
      try list.named("reach")?.set("91", in: &settings)
    }
    #expect(list.named("reach")?.label(of: "60") == Term("setting-number", ["value": 60]))
    #expect(list.named("passes")?.label(of: "unlimited") == Term("setting-unlimited"))
  }

  @Test func whatWasUnlimitedAsUsualCanBeLimitedAndTheOtherWayRound() throws {
    let usuallyOnce = DealOption(
      "once", .limit(least: 0, offered: [1]), usual: 1, changesDeal: true)
    var settings = Settings()
    try SettingKey(usuallyOnce).set("unlimited", in: &settings)
    #expect(settings.dealOptions[usuallyOnce] == nil)
    let read = try JSONDecoder().decode(Settings.self, from: JSONEncoder().encode(settings))
    #expect(read == settings && read.dealOptions[usuallyOnce] == nil)
  }

  @Test func aChoiceAmongWordsIsKeptByItsNumber() throws {
    var settings = Settings()
    let setting = try #require(list.named("school"))
    #expect(setting.value(in: settings) == "any")
    try setting.set("second", in: &settings)
    #expect(settings.dealOptions[school] == 2)
    #expect(setting.label(of: "second") == Term("setting-school-second"))
    #expect(throws: SettingRefusal.self) { try setting.set("third", in: &settings) }
    try setting.set("any", in: &settings)
    #expect(settings == Settings())
  }

  @Test func keysAreSingleWords() throws {
    var settings = Settings()
    try settings.bind("repeat", to: ["r", "F5", "="])
    try settings.bind("undo", to: [])
    #expect(settings.keys == ["repeat": ["r", "F5", "="], "undo": []])
    try settings.bind("undo", to: nil)
    #expect(settings.keys == ["repeat": ["r", "F5", "="]])
    #expect(throws: SettingRefusal.notAWord(setting: "key.undo", value: "a b")) {
      try settings.bind("undo", to: ["a b"])
    }
    #expect(throws: SettingRefusal.unknown("key.a=b")) { try settings.bind("a=b", to: ["x"]) }
    #expect(settings.keys == ["repeat": ["r", "F5", "="]])
  }

  @Test func labelsAreKeysOfThePhrasebook() throws {
    func label(_ name: String, _ value: String) -> Term? { list.named(name)?.label(of: value) }
    #expect(label("sounds", "on") == Term("setting-on"))
    #expect(label("voice", "auto") == Term("setting-voice-auto"))
    #expect(label("speech-rate", "55") == Term("setting-percent", ["value": 55]))
    #expect(label("undo-bound", "20") == Term("setting-number", ["value": 20]))
    #expect(label("undo-bound", "unlimited") == Term("setting-unlimited"))
    #expect(label("language", "system") == Term("setting-language-system"))
    #expect(label("language", "pl") == Term("language-name-pl", fallback: "pl"))
    #expect(label("voice-variant", "f2") == Term("setting-word", ["word": "f2"]))
  }
}
