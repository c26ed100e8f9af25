// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// What a player's words name on a table: places by number or word, cards by name.
struct TableNames {
  private let game: any Game
  private let table: Table
  private let numbering: Numbering
  private let environment: DialogueEnvironment
  private let free: Set<Piece>

  init(_ game: any Game, _ table: Table, _ environment: DialogueEnvironment) {
    self.game = game
    self.table = table
    self.environment = environment
    numbering = Numbering(table)
    free = Set(game.picks(after: [], on: table))
  }

  func isFree(_ piece: Piece) -> Bool { free.contains(piece) }

  /// Words that name something.
  struct Named: Hashable {
    let text: String
    let meaning: Meaning
  }

  enum Meaning: Hashable {
    /// Several for the word of a kind without a number.
    case places([Place])
    /// Cards of one name that lie face up, the free ones first.
    case pieces([Piece])
    /// A card that there is, but not in sight.
    case unseen(Piece)
    /// A word that more than one thing goes by.
    case ambiguous([Term])
  }

  /// Whether a text is long enough to be a part of a name: three letters, or one character that is
  /// a word by itself.
  private static func isPart(_ text: String) -> Bool {
    text.contains(where: \.isLetter)
      && (text.count >= 3 || text.unicodeScalars.contains(where: \.properties.isIdeographic))
  }

  /// - Parameter carrying: whether a number means a goal rather than a piece.
  func named(_ words: some Sequence<String>, carrying: Bool = false) -> Named? {
    let text = words.joined(separator: " ")
    let spelling = text.spelling
    let place = places(called: spelling, carrying: carrying).map(Meaning.places)
    guard let meaning = place ?? card(called: spelling) ?? card(partlyCalled: spelling) else {
      return nil
    }
    return Named(text: text, meaning: meaning)
  }

  /// By the number, by what it is said as, by the word of a kind, or by word and number: "5", "on
  /// column 2", "waste", "cell two", "c2". Numbers in words count as digits do.
  private func places(called text: String, carrying: Bool) -> [Place]? {
    if let number = Keymap.number(text) {
      return numbering.place(number, carrying: carrying).map { [$0] }
    }
    return places(spelled: text)
      ?? environment.language.digits(in: text).flatMap { places(spelled: $0) }
      ?? places(keyed: text)
  }

  /// By the letter that single keys have for them, alone or with a number: "e", "f2".
  private func places(keyed text: String) -> [Place]? {
    for (group, letter) in PlaceKeys.letters where group != .tens && text.hasPrefix(letter) {
      let places = PlaceKeys(game, table).places(group)
      let rest = text.dropFirst(letter.count).drop { $0 == " " }
      if rest.isEmpty { return places.isEmpty ? nil : places }
      if let number = Keymap.number(rest), places.indices.contains(number - 1) {
        return [places[number - 1]]
      }
    }
    return nil
  }

  private func places(spelled text: String) -> [Place]? {
    let places = numbering.places
    let language = environment.language
    let named = places.filter { language.spellings($0.name).contains(text) }
    if !named.isEmpty { return named }
    let lists = places.map { language.typed($0.name.key).map { $0.map(\.spelling) } }
    for rank in 0..<(lists.map(\.count).max() ?? 0) {
      let found = zip(places, lists).filter { place, lists in
        lists.indices.contains(rank)
          && lists[rank].contains { place.isMeant(by: text, word: $0, language) }
      }
      if !found.isEmpty { return found.map(\.0) }
    }
    return nil
  }

  /// The cards in sight and the places with a name in which there is one slip.
  func named(nearly text: String) -> [Term] {
    let open = table.pieces.filter(table.isFaceUp).map(game.name)
    return (open + numbering.places.map(\.name)).filter { name in
      environment.language.spellings(name).contains { Nearness.isSlip(text, for: $0) }
    }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// By the whole name, as words or signs of the player's language; else by the two English signs.
  ///
  /// - Parameter text: a ``Swift/String/spelling``.
  func pieces(called text: String) -> [Piece] {
    guard text.contains(where: \.isLetter) else { return [] }
    let own = table.pieces.filter { spellings(of: $0).contains(text) }
    return own.isEmpty ? game.descriptions?.pieces(called: text) ?? [] : own
  }

  private func card(called text: String) -> Meaning? {
    let found = pieces(called: text)
    let open = found.filter(table.isFaceUp)
    if !open.isEmpty { return one(of: open) ?? .ambiguous(names(of: open)) }
    // Which cards are in a round may be what the player has to find out.
    guard !game.testsKnowledge, let hidden = found.first else { return nil }
    return names(of: found).count == 1 ? .unseen(hidden) : .ambiguous(names(of: found))
  }

  /// By a part of the name.
  private func card(partlyCalled text: String) -> Meaning? {
    guard Self.isPart(text) else { return nil }
    let open = numbering.places.flatMap { table[$0] }.filter(\.isFaceUp).map(\.piece)
      .filter { spellings(of: $0).contains { $0.contains(text) } }
    return one(of: open) ?? (open.isEmpty ? nil : .ambiguous(names(of: open)))
  }

  /// The cards of one name among some in sight, where only one has it, or only one that is free.
  private func one(of open: [Piece]) -> Meaning? {
    [open, open.filter(isFree)].first { names(of: $0).count == 1 }.map { .pieces(freeFirst($0)) }
  }

  private func spellings(of piece: Piece) -> Set<String> {
    environment.language.spellings(game.name(of: piece))
  }

  /// Each once; where suits make no difference, cards of a rank sound alike and are one name.
  private func names(of pieces: [Piece]) -> [Term] {
    var heard: Set<[String]> = []
    return pieces.map(game.name).filter { heard.insert(environment.language.words($0)).inserted }
  }

  private func freeFirst(_ pieces: [Piece]) -> [Piece] {
    pieces.filter(isFree) + pieces.filter { !isFree($0) }
  }
}

extension Place {
  /// - Parameter word: that of the place's kind, which a number may follow; after a letter in digits
  ///   alone, which with a word for a number might be another word.
  func isMeant(by text: String, word: String, _ language: PlayerLanguage) -> Bool {
    guard text.hasPrefix(word) else { return false }
    let rest = String(text.dropFirst(word.count).drop { $0 == " " })
    let isLetter = word.utf8.count < 3
    return rest.isEmpty
      || (Keymap.number(rest) ?? (isLetter ? nil : language.number(rest))) == number
  }
}
