// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// Keys and words, as they come and as a player makes them.
@Suite struct KeymapTests {
  private let acts: [Act: String] = [.draw: "d", .drawUntilPlayable: "f"]

  @Test(arguments: EveryDescriptor.all.indices) func everyCommandHasAKeyOfItsOwn(index: Int) {
    let descriptor = EveryDescriptor.all[index]
    let standard = Keymap.standard(
      descriptor.commands.acts, mainCommand: descriptor.commands.main, descriptor.commands.queries)
    // What only one game has may take the key of something that the game does not answer.
    let common = Keymap.standard([:]).flatMap(\.keys)
    let own = standard.prefix(descriptor.commands.acts.count + descriptor.commands.queries.count)
      .flatMap(\.keys)
    #expect(Set(common).count == common.count)
    #expect(Set(own).count == own.count)
    let keyless = ["facts", "review", "auto-move", "finish"]
    #expect(standard.allSatisfy { !$0.keys.isEmpty || keyless.contains($0.name) })
    let names = standard.map(\.name)
    #expect(Set(names).count == names.count)
    let commands = standard.map { $0.1 }
    #expect(Set(commands).isSuperset(of: Query.allCases.map { .query($0) }))
    #expect(Set(commands).isSuperset(of: Command.Step.allCases.map { .step($0) }))
  }

  @Test func aCommandThatThereIsNotTakesNoKey() {
    let keymap = Keymap(acts: acts, own: ["undoo": ["d"]])
    #expect(keymap.command(key: "d") == .act(.draw))
    #expect(Keymaps(of: EveryDescriptor.all, own: ["undoo": ["d"]]).strangers == ["undoo"])
    #expect(Keymaps(of: EveryDescriptor.all, own: ["deal": ["z"], "undo": []]).strangers == [])
  }

  @Test func digitsThatAreTypedWithShiftAreDigitsWithout() {
    let french: [Character: Character] = ["&": "1", "é": "2", "à": "0"]
    let keymap = Keymap(acts: acts, keyboard: french)
    #expect(keymap.command(key: "&") == .digit(1))
    #expect(keymap.command(key: "é") == .digit(2))
    #expect(keymap.command(key: "à") == .digit(0))
    #expect(keymap.command(line: "é") == .text("é"), "in a line it is a letter")
  }

  @Test func aKeyThatAGameHasNoUseForIsADigitWhereTheKeyboardHasItThere() {
    #expect(Keymap(acts: acts, keyboard: ["-": "6"]).digit(on: .place(.tens)) == 6)
    #expect(Keymap(acts: acts, keyboard: ["-": "6"]).command(key: "-") == .place(.tens))
    #expect(Keymap(acts: acts).digit(on: .place(.tens)) == nil)
  }

  @Test func noLetterIsADigit() {
    for digit in 0...9 {
      #expect(Keymap(acts: acts).command(key: "\(digit)") == .digit(digit))
    }
  }

  @Test func aKeyOfThePlayersOwnTakesThePlaceOfTheOnesThatCome() {
    let keymap = Keymap(acts: acts, own: ["undo": ["z", "backspace"], "draw": []])
    #expect(keymap.command(key: "z") == .query(.undo))
    #expect(keymap.command(key: "u") == nil)
    #expect(keymap.command(key: "ctrl-z") == nil)
    #expect(keymap.keys(of: .query(.undo)) == ["z", "backspace"])
    #expect(keymap.command(key: "d") == nil)
    #expect(keymap.keys(of: .act(.draw)) == [])
    // What is typed as a word stays.
    #expect(keymap.command(line: "draw") == .act(.draw))
    #expect(keymap.command(line: "undo") == .query(.undo))
  }

  @Test func keysOfThePlayersOwnLeaveTheButtonsAndButtonsTheKeys() {
    let keymap = Keymap(
      acts: acts, mainCommand: "draw", own: ["hint": ["H"], "undo": ["pad-x"], "repeat": []])
    #expect(keymap.command(key: "H") == .query(.hint))
    #expect(keymap.command(key: "h") == nil)
    #expect(keymap.command(key: "pad-x") == .query(.undo))
    #expect(keymap.command(key: "u") == .query(.undo))
    #expect(keymap.command(key: "pad-right-stick-left") == nil)
    #expect(keymap.buttons(of: .query(.hint)) == [])
    #expect(keymap.command(key: "r") == nil)
    #expect(keymap.command(key: "pad-y") == nil)
    #expect(keymap.command(key: "pad-right-trigger") == .act(.draw))
    #expect(Keymap(acts: acts).command(key: "pad-right-trigger") == nil)
  }

  @Test(arguments: EveryDescriptor.all.indices) func everyButtonDoesSomethingInEveryGame(index: Int)
  {
    let descriptor = EveryDescriptor.all[index]
    let keymap = Keymaps(of: EveryDescriptor.all).keymap(of: descriptor)
    // A game without an act of its own has nothing for the trigger.
    #expect(
      Keymap.buttons.filter { keymap.command(key: $0)?.title == nil }
        == (descriptor.commands.main == nil ? ["pad-right-trigger"] : []))
    #expect(keymap.command(key: "pad-right-trigger").flatMap(name) == descriptor.commands.main)
  }

  private func name(_ command: Command) -> String? {
    switch command {
    case .act(let act): act.name
    case .gameQuery(let gameQuery, _): gameQuery.name
    default: nil
    }
  }

  @Test func aButtonWithoutAMeaningIsNamed() throws {
    var talk = Talk(.round(try Talk.round())) { settings in
      try? settings.bind("hint", to: [])
    }
    talk.press("pad-x")
    #expect(
      talk.said == [
        [Term("button-unknown", ["button": .term(Term("key-name-pad-x", fallback: "pad-x"))])]
      ])
  }

  @Test func ownKeysOfTheSettingsReachTheGame() throws {
    let round = try Talk.round()
    var talk = Talk(.round(round)) { settings in
      try? settings.bind("hint", to: ["z"])
    }
    #expect(talk.press("z") == ["hint-draw"])
    #expect(talk.press("h") == ["key-unknown"])
    #expect(talk.said == [[Term("key-unknown", ["key": "h"])]])
  }

  @Test func wordsOfALanguageWorkBesideTheEnglishNames() {
    let keymap = Keymap(acts: acts) { $0 == "command-undo" ? [["Zurück", "Rückgängig"]] : [] }
    #expect(keymap.command(line: "ZURÜCK") == .query(.undo))
    #expect(keymap.command(line: "  rückgängig ") == .query(.undo))
    #expect(keymap.command(line: "undo") == .query(.undo))
    #expect(keymap.command(line: "u") == .query(.undo))
  }

  @Test func undoAndRedoTakeANumberInAnyScript() {
    let keymap = Keymap(acts: acts) { $0 == "command-undo" ? [["zug zurück"]] : [] }
    for (line, command) in [
      ("undo 5", .undo(5)), ("redo 3", .redo(3)), ("u 12", .undo(12)), ("y 1", .redo(1)),
      ("U 3", .undo(3)), ("Y 3", .redo(3)),
      ("Zug  ZURÜCK 2", .undo(2)), ("undo ٣", .undo(3)),
      ("undo 99999999999999999999", .undo(1_000_000_000)), ("undo 0", .text("undo 0")),
      ("undo -1", .text("undo -1")), ("undo five", .text("undo five")),
      ("undo 5 6", .text("undo 5 6")), ("hint 2", .text("hint 2")), ("7 8", .text("7 8")),
    ] as [(String, Command)] {
      #expect(keymap.command(line: line) == command, "\(line)")
    }
  }

  @Test func numbersAreReadInAnyScript() {
    let keymap = Keymap(acts: acts)
    for (line, command) in [
      ("7", .number(7)), (" 12 ", .number(12)), ("0", .back), ("00", .back), ("٣", .number(3)),
      ("", .query(.list)), ("  ", .query(.list)), ("1 2", .text("1 2")), ("-1", .text("-1")),
      ("½", .text("½")), ("1234567890", .text("1234567890")),
    ] as [(String, Command)] {
      #expect(keymap.command(line: line) == command, "\(line)")
    }
  }
}
