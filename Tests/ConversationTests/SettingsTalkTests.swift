// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// Settings that are typed, raised and lowered, and those that are called by their names.
@Suite struct SettingsTalkTests {
  /// In front of the speech volume, of which 100 percent are in force.
  private func volume(_ settle: (inout Settings) -> Void = { _ in }) -> Talk {
    var talk = Talk(.settings, settle)
    talk.type("settings speech-volume")
    return talk
  }

  private func percent(_ value: Int) -> Term {
    Term("setting-percent", ["value": .number(value)])
  }

  private func left(_ talk: Talk) -> Bool {
    talk.requests.contains { if case .leave = $0 { true } else { false } }
  }

  @Test func theValueComesFirstAndThenWhatCanBeTyped() {
    let talk = volume()
    let now: [String: Filling] = [
      "name": .term(Term("setting-speech-volume")), "value": .term(percent(100)),
    ]
    #expect(
      talk.said == [
        [
          Term("setting-changed", now),
          Term("setting-type-number", ["least": 0, "most": 100]),
        ], [Term("setting-speech-volume-help")], [Term("hint-number", ["input": "lines"])],
      ])
  }

  @Test(arguments: [("30", 30), ("0", 0), ("007", 7), ("٣٣", 33), ("45 percent", 100)])
  func whatIsTypedIsTheValue(text: String, value: Int) {
    var talk = volume()
    talk.type(text)
    #expect(talk.dialogue.settings.speechVolume == value)
    // The menu it was opened from comes back once a value is taken.
    #expect(talk.keys.contains("settings") == (value != 100))
  }

  @Test(arguments: ["101", "-5", "+5", "loud", "999999999999"])
  func anotherValueIsRefusedWithTheRangeAndAskedForAgain(text: String) {
    var talk = volume()
    talk.type(text)
    #expect(
      talk.said == [
        [
          Term(
            "setting-not-within",
            [
              "name": .term(Term("setting-speech-volume")),
              "value": .text(text == "999999999999" ? "1000000000" : text), "least": 0,
              "most": 100,
            ])
        ]
      ])
    #expect(talk.dialogue.settings.speechVolume == 100)
    talk.type("20")
    #expect(talk.dialogue.settings.speechVolume == 20)
  }

  @Test func whatGoesBackIsNoValue() {
    var talk = volume()
    talk.dialogue.environment.equipment.seat = .page
    talk.type(talk.dialogue.view.zeroLine)
    #expect(talk.keys.first == "settings")
    #expect(talk.dialogue.settings.speechVolume == 100)
  }

  @Test func anEmptyLineKeepsTheValue() {
    var talk = volume()
    #expect(talk.type("").first == "settings")
    #expect(talk.dialogue.settings == volume().dialogue.settings)
  }

  @Test func plusAndMinusAreHeardAtOnce() {
    var talk = volume { $0.speechVolume = 93 }
    for (sign, value) in [("-", 90), ("-", 85), ("+", 90), ("+", 95), ("+", 100)] {
      #expect(talk.type(sign) == ["setting-value"])
      #expect(talk.said == [[Term("setting-value", ["value": .term(percent(value))])]])
      #expect(talk.dialogue.settings.speechVolume == value)
      #expect(
        talk.requests.contains {
          if case .apply(let settings) = $0 { settings.speechVolume == value } else { false }
        })
      #expect(talk.scenes == [])
    }
    talk.type("+")
    #expect(talk.said == [[Term("setting-value", ["value": .term(percent(100))])]])
    #expect(talk.scenes == [.edge()])
  }

  @Test func keysTypeANumberAndTakeItBack() {
    var talk = volume { $0.input = .keys }
    #expect(talk.press("3") == ["digits-so-far"])
    talk.press("0", "4")
    #expect(talk.said == [[Term("digits-so-far", ["digits": "304"])]])
    talk.press("backspace")
    #expect(talk.said == [[Term("digits-so-far", ["digits": "30"])]])
    #expect(talk.dialogue.settings.speechVolume == 100, "nothing is in force before Enter")
    #expect(talk.press("enter").first == "setting-changed")
    #expect(talk.dialogue.settings.speechVolume == 30)
    // Escape gives up the digits, then the question.
    talk = volume { $0.input = .keys }
    talk.press("4")
    #expect(talk.press("escape") == ["setting-changed setting-type-number"])
    #expect(talk.press("escape").first == "menu-entry")
    // So does the last digit taken back; Enter without digits keeps what there is.
    talk = volume { $0.input = .keys }
    talk.press("4")
    #expect(talk.press("backspace") == ["setting-changed setting-type-number"])
    #expect(talk.press("enter").first == "menu-entry")
    #expect(talk.dialogue.settings.speechVolume == 100)
    // Nought is a value.
    talk = volume { $0.input = .keys }
    talk.press("0", "enter")
    #expect(talk.dialogue.settings.speechVolume == 0)
  }

  @Test func keysRaiseAndLower() {
    var talk = volume { $0.input = .keys }
    for (key, value) in [
      ("-", 95), ("down", 90), ("left", 85), ("+", 90), ("up", 95), ("right", 100), ("home", 0),
      ("end", 100),
    ] {
      talk.press(key)
      #expect(talk.dialogue.settings.speechVolume == value, "\(key)")
    }
    // Digits that were not taken are no part of the next number.
    talk.press("5", "-", "6", "enter")
    #expect(talk.dialogue.settings.speechVolume == 6)
    #expect(talk.press("+") == ["key-unknown"], "no sign means anything in a menu")
  }

  @Test func aLimitGoesUpToNone() {
    var talk = Talk(.settings)
    talk.type("settings undo-bound")
    #expect(
      talk.said.first?.last
        == Term(
          "setting-type-limit", ["least": 1, "unlimited": .term(Term("setting-unlimited"))]))
    for (sign, bound) in [("+", nil), ("-", 50), ("-", 20), ("-", 20), ("+", 50), ("+", nil)] {
      talk.type(sign)
      #expect(talk.dialogue.settings.undoBound == bound)
    }
    talk.type("7")
    #expect(talk.dialogue.settings.undoBound == 7)
    talk.type("settings undo-bound", "unlimited")
    #expect(talk.dialogue.settings.undoBound == nil)
  }

  @Test func zeroGoesBackWhereItIsNoValue() {
    // So it does in a line or by a key, whatever stands before it.
    for zero in ["0", "00", "٠"] {
      var talk = Talk(.settings) { $0.undoBound = 20 }
      talk.type("settings undo-bound")
      #expect(talk.type(zero).first == "settings", "\(zero)")
      #expect(talk.dialogue.settings.undoBound == 20)
    }
    var talk = Talk(.settings) { ($0.undoBound, $0.input) = (20, .keys) }
    talk.type("settings undo-bound")
    #expect(talk.press("0").first == "menu-entry")
    talk.type("settings undo-bound")
    talk.press("3", "0", "enter")
    #expect(talk.dialogue.settings.undoBound == 30)
    // Where it is one it is taken, in a line at once and by keys with Enter.
    talk = Talk(.settings)
    talk.type("settings reshuffles")
    #expect(talk.type("0").first == "setting-changed")
    #expect(talk.dialogue.settings.dealOptions[AtlasRounds.reshuffles] == 0)
    // In one line nobody asks to go back.
    talk.type("settings undo-bound 0")
    #expect(talk.keys == ["setting-not-limit"])
  }

  @Test func aSettingIsSetInOneLine() {
    var talk = Talk()
    #expect(talk.type("settings speech-rate 60") == ["setting-changed"])
    #expect(talk.dialogue.settings.speechRate == 60)
    #expect(talk.type("settings setting-input setting-input-keys") == ["setting-changed"])
    #expect(talk.dialogue.settings.input == .keys)
    #expect(talk.type("settings speech-rate 600") == ["setting-not-within"])
    #expect(talk.type("settings input loud") == ["setting-not-offered"])
    #expect(talk.type("settings language de") == ["setting-changed"])
    talk.type("settings language xx")
    #expect(talk.said == [[.noLanguage("xx", known: ["de", "en"])]])
    #expect(talk.dialogue.settings.language == "de")
    talk.type("settings voice-variant f3")
    #expect(talk.keys == ["setting-not-offered"])
  }

  @Test func aWrongNameIsAnsweredWithThoseThatAreNear() {
    func near(_ name: String, _ names: [String]) -> Term {
      Term(
        "setting-unknown-near",
        [
          "name": .text(name),
          "names": .list(names.map { Term(Key("setting-\($0)")) }),
        ])
    }
    var talk = Talk {
      $0.input = .lines
    } words: { _ in
      ""
    }
    talk.type("settings speach-rate 30")
    #expect(talk.said == [[near("speach-rate", ["speech-rate"])]])
    talk.type("settings speech-rat")
    #expect(talk.said == [[near("speech-rat", ["speech-rate"])]], "not the pitch as well")
    talk.type("settings volume")
    #expect(
      talk.said == [[near("volume", ["speech-volume", "sound-volume", "pending-volume"])]])
    talk.type("settings xyzzy")
    #expect(talk.said == [[Term("setting-unknown-listed", ["name": "xyzzy"])]])
    // By its name in the player's language, too.
    var other = Talk()
    other.type("settings setting-sound-vol")
    #expect(
      other.said == [
        [
          Term(
            "setting-unknown-near",
            ["name": "setting-sound-vol", "names": .list([Term("setting-sound-volume")])])
        ]
      ])
  }

  @Test func theSettingsAloneEndTheProgram() {
    var talk = Talk(.settings)
    #expect(talk.keys.last == "menu-choose-or-leave")
    talk.type("1", "0")
    #expect(!left(talk) && talk.keys == ["menu-entry"])
    #expect(talk.type("0") == ["goodbye"] && left(talk))
    for lines in [["quit"], ["1", "quit"], ["1", "3", "quit"]] {
      var talk = Talk(.settings)
      for line in lines { talk.type(line) }
      #expect(talk.keys == ["goodbye"] && left(talk), "\(lines)")
    }
    // From the main menu they lead back to it.
    var other = Talk()
    other.type("settings")
    #expect(other.keys.last == "menu-choose-or-back")
    #expect(other.type("0").first == "main-menu" && !left(other))
  }

  @Test func aChoiceOfOneIsNotOffered() {
    func names(_ variants: [String]) -> [Term?] {
      var talk = Talk()
      talk.dialogue.environment.equipment.voiceVariants = variants
      talk.type("settings", "1")
      return talk.entries.compactMap {
        if case .term(let name)? = $0.fillings["name"] { name } else { nil }
      }
    }
    #expect(names(["f1"]).contains(Term("setting-voice-variant")))
    #expect(!names([]).contains(Term("setting-voice-variant")))
    var talk = Talk()
    talk.dialogue.environment.equipment.voiceVariants = []
    #expect(talk.type("settings voice-variant") == ["setting-only"])
  }

  @Test func commandsWithKeysAreToldGameByGame() throws {
    var talk = Talk(descriptors: EveryDescriptor.all) { $0.input = .keys }
    talk.type("help")
    try talk.choose(Term("help-commands"))
    let descriptors = EveryDescriptor.all
    #expect(talk.entries == [Term("help-commands-common")] + descriptors.map(\.name))
    func told() -> [Term] {
      talk.said.flatMap { $0 }.compactMap {
        if case .term(let command)? = $0.fillings["command"] { command } else { nil }
      }
    }
    func hasKeys(_ command: Command, _ descriptor: (any GameDescriptor)? = nil) -> Bool {
      !talk.dialogue.environment.keymap(of: descriptor).keys(of: command).isEmpty
    }
    talk.type("1")
    #expect(
      told() == Query.allCases.filter { $0.isOfEveryGame && hasKeys(.query($0)) }.map(\.title)
        + PlaceGroup.allCases.map(\.title))
    for (index, descriptor) in descriptors.enumerated() {
      talk.type(String(index + 2))
      let own = descriptor.commands
      let acts = own.acts.sorted { $0.value < $1.value }.map(\.key).filter { act in
        let weaker = own.stronger.first { $0.value == act }?.key
        return hasKeys(.act(act), descriptor)
          || weaker.map { hasKeys(.act($0), descriptor) } ?? false
      }
      let queries = own.queries.map(\.key).filter { hasKeys(.gameQuery($0), descriptor) }
      #expect(
        Array(told().prefix(acts.count + queries.count)) == acts.map(\.title) + queries.map(\.title)
      )
      #expect(!talk.said.isEmpty, "\(descriptor.id)")
    }
  }

  @Test func aSettingIsToldOnceAfterAChoice() throws {
    var talk = Talk(.settings)
    talk.type("1")
    let entry = talk.numbered.first {
      $0.title.fillings["name"] == .term(Term("setting-speech-volume"))
    }
    talk.type(String(try #require(entry).number))
    #expect(talk.type("30") == ["setting-changed"], "and not as an entry again")
    #expect(talk.type("0") == ["menu-entry"])
  }

  @Test func anAddressThatIsNoneIsAskedForAgain() {
    var talk = Talk(.settings)
    #expect(
      talk.type("settings groups-url").last == "setting-type-address")
    #expect(talk.type("example.org") == ["setting-not-address", "setting-type-address"])
    #expect(talk.type("https://example.org/a.json").first == "setting-changed")
    #expect(talk.dialogue.settings.groupsURL == "https://example.org/a.json")
  }

}
