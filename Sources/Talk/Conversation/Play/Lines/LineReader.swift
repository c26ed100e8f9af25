// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Finds out what a typed line means: what to take and where to put it, each by number, word or name;
/// or a question with what it is about.
///
/// The same line on the same table always means the same.
struct LineReader {
  let game: any Game
  let table: Table
  /// What is picked.
  let picked: [Piece]
  /// The acts that only the secret opens.
  let secretActs: [Act]
  /// Who answers the game's own queries.
  let answerer: (any GameQueryAnswering)?
  let environment: DialogueEnvironment
  let names: TableNames
  private let keymap: Keymap
  private let descriptor: (any GameDescriptor)?

  init(
    _ game: any Game, _ table: Table, picked: [Piece] = [], secretActs: [Act] = [],
    answerer: (any GameQueryAnswering)? = nil, _ environment: DialogueEnvironment
  ) {
    self.game = game
    self.table = table
    self.picked = picked
    self.secretActs = secretActs
    self.answerer = answerer ?? game.queries
    self.environment = environment
    names = TableNames(game, table, environment)
    descriptor = environment.descriptor(of: game)
    keymap = environment.keymap(of: descriptor)
  }

  var gathers: Bool { game.gathering != nil }
  /// Whether a piece is in hand that a place is wanted for.
  private var isCarrying: Bool { !gathers && !picked.isEmpty }

  func intent(of line: String) -> Intent {
    do { return try meaning(of: line) } catch { return .unclear(error) }
  }

  /// What only one game or the secret has comes before names, and a word of another game after them.
  private func meaning(of line: String) throws(Misreading) -> Intent {
    let words = line.split(separator: " ").map(String.init)
    if let act = secretAct(called: line) { return .secret(act) }
    if let (query, count) = gameQuery(at: words) {
      return .gameQuery(query, try arguments(words, from: count, for: query))
    }
    if let question = question(words) ?? whereabouts(in: line) { return question }
    if let named = names.named(words, carrying: isCarrying) { return try alone(named) }
    if let section = section(called: line) { return .read(section) }
    if gathers, let pieces = try gathered(words) { return .gather(pieces) }
    return try pair(words, in: line)
  }

  /// Whether a line only asks for something: "row 2", "l 9s", "compare 3 right 5".
  func isQuestion(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    if let (query, _) = gameQuery(at: words), answerer?.isMove(query) != true { return true }
    return section(called: line) != nil || question(words) != nil || whereabouts(in: line) != nil
  }

  /// What a word of the secret's means; nil for any other.
  func secretAct(called text: String) -> Act? {
    secretActs.first { act in
      let words = environment.language.typed(Key("command-\(act.name)")).joined().map(\.folded)
      return words.contains(text.folded) || act.name == text
    }
  }

  /// A query of this game, by the words a line begins with; others follow.
  private func gameQuery(at words: [String]) -> (query: GameQuery, count: Int)? {
    for count in (1..<max(words.count, 1)).reversed() {
      let name = words[..<count].joined(separator: " ")
      if case .gameQuery(let query, _) = keymap.command(line: name),
        descriptor?.commands.has(query) ?? true
      {
        return (query, count)
      }
    }
    return nil
  }

  /// What is asked of a place named in the same line: "b 3". A number that is no square's is that of a
  /// row or column, as the menu of places counts them.
  private func question(_ words: [String]) -> Intent? {
    let rest = words.dropFirst()
    guard !rest.isEmpty, keymap.command(line: words[0]) == .query(.place) else { return nil }
    return (place(called: rest) ?? numbered(rest)).map(Intent.read)
  }

  private func numbered(_ words: ArraySlice<String>) -> Place? {
    guard words.count == 1, let number = words.first.flatMap({ Keymap.number($0) }) else {
      return nil
    }
    let sections = Narrator(game).sections(of: table)
    return sections.indices.contains(number - 1) ? sections[number - 1] : nil
  }

  /// The one place, row or column that words mean.
  private func place(called words: some Sequence<String>) -> Place? {
    guard case .places(let places)? = names.named(words, carrying: isCarrying)?.meaning,
      places.count == 1
    else { return section(called: words.joined(separator: " ")) }
    return places[0]
  }

  /// Where something is: "l 9s", "where is the waste?", "9d nerede".
  private func whereabouts(in line: String) -> Intent? {
    guard let sought = sought(in: line) else { return nil }
    // A number alone is a part of a card's name.
    let isCard = Keymap.number(sought) != nil || !names.pieces(called: sought.spelling).isEmpty
    return isCard ? .find(sought) : place(called: [sought]).map(Intent.read) ?? .find(sought)
  }

  /// What stands after or, as some languages ask, before the words for where; the longest of these
  /// count. A script without spaces needs none between them.
  private func sought(in line: String) -> String? {
    let line = line.filter { !"?¿؟？".contains($0) }
    let words = line.split(separator: " ").map(String.init)
    for count in (1..<max(words.count, 1)).reversed() {
      if asksWhere(words.prefix(count)) { return words.dropFirst(count).joined(separator: " ") }
      if asksWhere(words.suffix(count)) { return words.dropLast(count).joined(separator: " ") }
    }
    let unspaced = [Query.find, .here]
      .flatMap { environment.language.typed(Key("command-\($0.rawValue)")).joined() }
      .filter { $0.last?.isUnspaced == true && $0.count < line.count }
      .sorted { ($1.count, $0) < ($0.count, $1) }
    for word in unspaced {
      if line.hasPrefix(word) { return String(line.dropFirst(word.count)) }
      if line.hasSuffix(word) { return String(line.dropLast(word.count)) }
    }
    return nil
  }

  private func asksWhere(_ words: ArraySlice<String>) -> Bool {
    let command = keymap.command(line: words.joined(separator: " "))
    return command == .query(.find) || command == .query(.here)
  }

  /// A row or column of a grid, by its word and number: "row 2".
  private func section(called text: String) -> Place? {
    let (text, language) = (text.spelling, environment.language)
    let spellings = [text] + [language.digits(in: text)].compactMap { $0 }
    return Narrator(game).sections(of: table).first { place in
      !language.spellings(place.name).isDisjoint(with: spellings)
        || language.typed(place.name.key).joined().contains {
          place.isMeant(by: text, word: $0.spelling, language)
        }
    }
  }

  /// What to take and where to put it; or an act and what it is done with.
  private func pair(_ words: [String], in line: String) throws(Misreading) -> Intent {
    var unknown: String?
    for count in (1..<max(words.count, 1)).reversed() {
      // The second of two numbers is where a piece goes, whatever it means alone.
      let source = names.named(words[..<count], carrying: isCarrying)
      switch (source, names.named(words[count...], carrying: true)) {
      case (let source?, let goal?): return try move(source, to: goal)
      case (nil, _?):
        if count == 1, let act = act(called: words[0]),
          let source = names.named(words[count...], carrying: isCarrying)
        {
          let pieces = try sources(source)
          return .act(act, with: pieces.suffix(1) + pieces.dropLast())
        }
        unknown = unknown ?? words[..<count].joined(separator: " ")
      case (_?, nil): unknown = unknown ?? words[count...].joined(separator: " ")
      case (nil, nil): break
      }
    }
    if keymap.isForeign(line: line) { return .foreign }
    throw .unknown(unknown ?? line)
  }

  /// What a text that means nothing nearly spells: cards in sight, places and commands; nothing where
  /// it is like many.
  func names(near text: String) -> [Term] {
    let spelling = text.spelling
    guard spelling.count >= Self.leastSlip else { return [] }
    let words = keymap.words(near: spelling).map { Term("setting-word", ["word": .text($0)]) }
    let near = names.named(nearly: spelling) + words
    return near.count > Self.mostOffered ? [] : near
  }

  /// A shorter text is like too many others.
  private static let leastSlip = 4
  private static let mostOffered = 3

  /// An act that needs a card, by its key or word.
  private func act(called word: String) -> Act? {
    guard case .act(let act) = keymap.command(line: word),
      game.refusal(of: Move(act), on: table) != nil
    else { return nil }
    return act
  }
}
