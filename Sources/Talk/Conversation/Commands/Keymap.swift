// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// Which key and which typed word asks for what.
public struct Keymap: Sendable {
  /// By the names of keys: "a", "left", "escape".
  private var keys: [String: Command] = [:]
  /// By words in lower case.
  private var words: [String: Command] = [:]
  /// What other games have by a key or word that means nothing in this one.
  private var foreignKeys: [String: Command] = [:]
  private var foreignWords: Set<String> = []
  /// The words by their spelling, for whoever leaves accents out.
  private var plainWords: [String: Command] = [:]
  /// What lies where on the keyboard of the player's script.
  private let keyboard: [Character: Character]

  /// - Parameters:
  ///   - acts: the letters of the acts of the game in front.
  ///   - mainCommand: the name of the act or reading of that game that has a button of its own.
  ///   - readings: the letters of its own readings.
  ///   - foreign: acts and readings of other games, which get what is left, so that they can be
  ///     told from nonsense.
  ///   - own: keys by the name of a command, which take the place of the ones it comes with; so do
  ///     buttons of a gamepad, while keys leave the buttons and buttons the keys.
  ///   - words: what can be typed for a message key, list by list; where two commands claim a
  ///     word, the one that has it in an earlier list gets it.
  ///   - keyboard: for a character of another script than Latin the key that is pressed for it.
  init(
    acts: [Act: String] = [:], mainCommand: String? = nil,
    gameQueries: KeyValuePairs<GameQuery, String> = [:], foreign: [Named] = [],
    own: [String: [String]] = [:], words: (Key) -> [[String]] = { _ in [] },
    keyboard: [Character: Character] = [:]
  ) {
    self.keyboard = keyboard
    give(Self.standard(acts, mainCommand: mainCommand, gameQueries), own: own, words: words)
    var all = self
    all.give(foreign, own: own, words: words)
    foreignKeys = all.keys.filter { keys[$0.key] == nil }
    foreignWords = Set(all.words.keys).subtracting(self.words.keys)
    for (word, command) in self.words.sorted(by: { $0.key < $1.key })
    where plainWords[word.spelling] == nil {
      plainWords[word.spelling] = command
    }
  }

  /// Gives commands the keys and words that are still free; the first that comes with one has it.
  private mutating func give(
    _ commands: [Named], own: [String: [String]], words: (Key) -> [[String]]
  ) {
    let taken = Set(commands.compactMap { own[$0.name] }.joined())
    let occupied = Set(keys.keys)
    var ranks: [[(word: String, command: Command)]] = []
    for (name, command, standard) in commands {
      // A key of the player's own is taken from whatever it comes with.
      for key in Self.keys(standard, own: own[name])
      where !occupied.contains(key) {
        let isOwn = own[name]?.contains(key) == true
        if isOwn || !taken.contains(key) && keys[key] == nil { keys[key] = command }
      }
      for (rank, list) in words(Key("command-\(name)")).enumerated() {
        if !ranks.indices.contains(rank) { ranks.append([]) }
        ranks[rank] += list.map { ($0.lowercased(), command) }
      }
      if self.words[name] == nil { self.words[name] = command }
    }
    for (word, command) in ranks.joined() where self.words[word] == nil {
      self.words[word] = command
    }
  }

  private static func keys(_ standard: [String], own: [String]?) -> [String] {
    guard let own, !own.isEmpty else { return own ?? standard }
    return [true, false].flatMap { isButton in
      let chosen = own.filter { $0.isButton == isButton }
      return chosen.isEmpty ? standard.filter { $0.isButton == isButton } : chosen
    }
  }

  /// What a pressed key asks for; nil for a key without a meaning.
  public func command(key: String) -> Command? {
    Self.digit(key) ?? keys[key] ?? foreignKeys[key]
      ?? inLatin(key).flatMap { Self.digit($0) ?? keys[$0] ?? foreignKeys[$0] }
  }

  /// The digit that a key of a command is on the player's keyboard, for games that have no use for the
  /// command; nil where no key of it is one.
  func digit(on command: Command) -> Int? {
    keys(of: command).lazy.compactMap { key -> Int? in
      guard case .digit(let digit)? = inLatin(key).flatMap(Self.digit) else { return nil }
      return digit
    }.first
  }

  /// What a function key asks for that is typed by its name, as keyboards and readers may lack it: "F7".
  func command(functionKey name: String) -> Command? {
    let name = name.lowercased()
    return name.hasPrefix("f") && Self.number(name.dropFirst()) != nil ? keys[name] : nil
  }

  private static func digit(_ key: String) -> Command? {
    key.count == 1 ? number(key).map { .digit($0) } : nil
  }

  /// The key of a Latin keyboard for one that types another script, or that types wide characters.
  private func inLatin(_ key: String) -> String? {
    guard key.count == 1 else { return nil }
    let latin = key.first.flatMap { keyboard[$0] }.map { String($0) } ?? key.narrowed
    return latin == key ? nil : latin
  }

  /// Whether only another game has something by a key or word.
  func isForeign(line: String) -> Bool {
    foreignKeys[line] != nil || foreignWords.contains(line.lowercased())
  }

  /// What a typed line asks for.
  public func command(line: String) -> Command {
    let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else { return .query(.list) }
    if text.count <= 9, let number = Self.number(text) {
      return number == 0 ? .back : .number(number)
    }
    return command(sign: text) ?? word(text) ?? several(text)
      ?? inLatin(text).flatMap(command(sign:)) ?? .text(text)
  }

  /// What a letter or sign means in a line; keys with names, such as f2, are pressed and not typed.
  private func command(sign: String) -> Command? { sign.count == 1 ? keys[sign] : nil }

  private func word(_ text: String) -> Command? {
    words[text.lowercased()] ?? plainWords[text.spelling]
  }

  /// A command with how often it is to be done: "undo 5", "back 2".
  private func several(_ text: String) -> Command? {
    guard let gap = text.lastIndex(of: " "), let count = Self.number(text[gap...].dropFirst()),
      count > 0
    else { return nil }
    let name = String(text[..<gap])
    switch keys[name] ?? word(name) {
    case .query(.undo), .query(.undoSeveral), .back: return .undo(count)
    case .query(.redo), .query(.redoSeveral): return .redo(count)
    default: return nil
    }
  }

  /// The words that are nearly spelled by a text, one for each command.
  func words(near text: String) -> [String] {
    let near = words.filter { Nearness.isSlip(text, for: $0.key.spelling) }
      .sorted { $0.key < $1.key }
    return near.indices.filter { index in
      !near[..<index].contains { $0.value == near[index].value }
    }.map { near[$0].key }
  }

  /// The keys of a command, for help: letters first, then signs, then those that have names.
  public func keys(of command: Command) -> [String] {
    keys.filter { $0.value == command && !$0.key.isButton }.map(\.key)
      .sorted { ($0.count, $0.signRank, $0) < ($1.count, $1.signRank, $1) }
  }

  /// A number in the digits of any script; more than can be meant is a thousand million.
  static func number(_ text: some StringProtocol) -> Int? {
    let digits = text.map(\.wholeNumberValue)
    return digits.isEmpty
      ? nil
      : digits.reduce(0 as Int?) { sum, digit in
        guard let sum, let digit, digit < 10 else { return nil }
        return min(sum * 10 + digit, 1_000_000_000)
      }
  }

  /// A command with its name and the keys it comes with.
  typealias Named = (name: String, Command, keys: [String])

  /// What only some games have. Where two have the same key, an act gets it.
  static func commands(
    _ acts: [Act: String], mainCommand: String? = nil,
    _ gameQueries: some Sequence<(key: GameQuery, value: String)>
  ) -> [Named] {
    func keys(_ name: String, _ key: String) -> [String] {
      (key.isEmpty ? [] : [key]) + (name == mainCommand ? [mainButton] : [])
    }
    return gameQueries.map { ($0.key.name, .gameQuery($0.key), keys($0.key.name, $0.value)) }
      + acts.sorted { ($0.value, $0.key.name) < ($1.value, $1.key.name) }
      .map { ($0.key.name, .act($0.key), keys($0.key.name, $0.value)) }
  }

  /// Every command of a game with these acts and readings.
  static func standard(
    _ acts: [Act: String], mainCommand: String? = nil,
    _ gameQueries: KeyValuePairs<GameQuery, String> = [:]
  ) -> [Named] {
    let steps: [(Command.Step, [String])] = [
      (.left, ["left", "pad-left"]), (.right, ["right", "pad-right"]), (.up, ["up", "pad-up"]),
      (.down, ["down", "pad-down"]), (.first, ["home"]), (.last, ["end"]),
      (.previousChoice, ["shift-tab", "ctrl-left", "pad-left-shoulder"]),
      (.nextChoice, ["tab", "ctrl-right", "pad-right-shoulder"]),
    ]
    return commands(acts, mainCommand: mainCommand, gameQueries)
      + PlaceKeys.letters.map { ("place-\($0.key.rawValue)", .place($0.key), [$0.value]) }
      + Query.allCases.map { ($0.rawValue, .query($0), standardKeys(of: $0)) }
      + steps.map { ($0.0.rawValue, .step($0.0), $0.1) }
      + [
        ("accept", .accept, ["enter", "pad-a"]), ("back", .back, ["escape", "pad-b"]),
        ("take-back", .takeBack, ["backspace"]),
      ]
  }

  private static func standardKeys(of query: Query) -> [String] {
    switch query {
    case .list: ["m", ":", "pad-left-trigger"]
    case .here: ["i", "pad-left-stick", "pad-a-long"]
    case .place: ["b"]
    case .tops: ["t"]
    case .all: ["a", "pad-right-stick"]
    case .roots: ["j"]
    case .groups: ["g"]
    case .wanted: ["G"]
    case .unseen: ["n"]
    case .find: ["l"]
    case .changed: ["c"]
    case .progress: ["p"]
    case .hint: ["h", "pad-x"]
    case .sureHint: ["H"]
    case .playHint: ["f7"]
    case .winnable: ["f4"]
    case .rewindToWinnable: ["Z"]
    case .review: []
    case .rating: ["f5"]
    case .facts: []
    case .undo: ["u", "z", "pad-right-stick-left"]
    case .redo: ["y", "pad-right-stick-right"]
    case .undoSeveral: ["U"]
    case .redoSeveral: ["Y"]
    case .bookmark: ["k"]
    case .toBookmark: ["K"]
    case .restart: ["f3"]
    case .new: ["f2"]
    case .repeat: ["r", ";", "pad-y"]
    case .slowly: ["R"]
    case .older: [",", "page-up", "pad-right-stick-up"]
    case .newer: [".", "page-down", "pad-right-stick-down"]
    case .spell: ["s"]
    case .silence: ["space"]
    case .time: ["f6"]
    case .verbosity: ["v"]
    case .learner: ["f8"]
    case .refresher: ["f11"]
    case .settings: ["o", "f9"]
    case .help: ["?", "f1", "pad-back"]
    case .menu: ["x", "f10", "pad-start"]
    case .quit: ["q", "f12"]
    }
  }
}

extension String {
  /// 0 where there is a letter in it, 1 for signs alone.
  fileprivate var signRank: Int { contains(where: \.isLetter) ? 0 : 1 }
}
