// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

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
    let folded = text.folded
    let place = places(called: folded, carrying: carrying).map(Meaning.places)
    guard let meaning = place ?? card(called: folded) ?? card(partlyCalled: folded) else {
      return nil
    }
    return Named(text: text, meaning: meaning)
  }

  /// By the number, by the word of a kind, or by both: "5", "waste", "cell 2", "c2".
  private func places(called text: String, carrying: Bool) -> [Place]? {
    if let number = Keymap.number(text) {
      return numbering.place(number, carrying: carrying).map { [$0] }
    }
    let places = numbering.places
    let lists = places.map { environment.language.typed($0.name.key).map { $0.map(\.folded) } }
    for rank in 0..<(lists.map(\.count).max() ?? 0) {
      let found = zip(places, lists).filter { place, lists in
        lists.indices.contains(rank) && lists[rank].contains { place.isMeant(by: text, word: $0) }
      }
      if !found.isEmpty { return found.map(\.0) }
    }
    return nil
  }

  /// By the two signs of the player's language or the whole name; else by the two English signs.
  private func card(called text: String) -> Meaning? {
    guard text.contains(where: \.isLetter) else { return nil }
    let signs = text.hasPrefix("10") ? "x" + text.dropFirst(2) : text
    let own = table.pieces.filter { spellings(of: $0).contains { $0 == text || $0 == signs } }
    let found = own.isEmpty ? game.descriptions?.pieces(called: text) ?? [] : own
    let open = found.filter(table.isFaceUp)
    if !open.isEmpty { return .pieces(freeFirst(open)) }
    // Which cards are in a round may be what the player has to find out.
    guard !game.testsKnowledge, let hidden = found.first else { return nil }
    return .unseen(hidden)
  }

  /// By a part of the name, where only one card in sight has it, or only one that is free.
  private func card(partlyCalled text: String) -> Meaning? {
    guard Self.isPart(text) else { return nil }
    let open = numbering.places.flatMap { table[$0] }.filter(\.isFaceUp).map(\.piece)
      .filter { spellings(of: $0).contains { $0.contains(text) } }
    for found in [open, open.filter(isFree)] where names(of: found).count == 1 {
      return .pieces(freeFirst(found))
    }
    return open.isEmpty ? nil : .ambiguous(names(of: open))
  }

  private func spellings(of piece: Piece) -> [String] {
    environment.language.words(game.name(of: piece)).map(\.folded)
  }

  /// Each once.
  private func names(of pieces: [Piece]) -> [Term] {
    pieces.map(game.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private func freeFirst(_ pieces: [Piece]) -> [Piece] {
    pieces.filter(isFree) + pieces.filter { !isFree($0) }
  }
}

extension Place {
  func isMeant(by text: String, word: String) -> Bool {
    guard text.hasPrefix(word) else { return false }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    return rest.isEmpty || Keymap.number(rest) == number
  }
}
