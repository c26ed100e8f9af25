// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization
import Testing

@testable import Application
@testable import Conversation

/// Whatever a game calls a card, a place or a command can be typed back in any language, and means that.
///
/// `ALOUD_LONG=1` has every game in every language; otherwise each game is in a third of them, and
/// each language has a third of the games.
@Suite struct TypingLaws {
  static let languages = Phrasebook.languages(in: House.checkout.appending(path: "Locales"))
  static let games = GameList.descriptors.map(\.id)
  static let tables = games.enumerated().flatMap { index, game in
    languages.enumerated().filter { isLong || ($0.offset + index) % 3 == 0 }
      .map { (game, $0.element) }
  }

  @Test(arguments: tables) func whatIsSaidCanBeTyped(
    game: String, language: String
  ) async throws {
    let table = try await TypingTable(game, language)
    cards(table)
    places(table)
    commands(table, try #require(GameList.descriptor(game)).commands)
  }

  private func cards(_ table: TypingTable) {
    let state = table.playing.table
    let told = state.pieces.filter {
      state.isFaceUp($0) || !table.playing.game.testsKnowledge
    }
    let pieces = Dictionary(grouping: told, by: table.playing.game.name)
    for (name, pieces) in pieces {
      // A number alone chooses from a list and a letter alone is a key, also where it names a card.
      let names = table.printedForms(of: name).filter { Keymap.number($0) == nil && $0.count > 1 }
      for line in names.union(names.map(\.folded)) where !table.means(line, pieces[0]) {
        Issue.record("\(line): \(table.dialogue.command(line))")
      }
    }
  }

  private func places(_ table: TypingTable) {
    for place in table.playing.table.readablePlaces {
      for name in table.printedForms(of: place.name).flatMap(table.heardForms) {
        #expect(
          table.meaning(of: name) == .places([place]), "\(name): \(table.dialogue.command(name))")
      }
    }
  }

  private func commands(_ table: TypingTable, _ own: GameCommands) {
    var titles: [String: [Command]] = [:]
    for (name, command, _) in Keymap.standard(own.acts, mainCommand: own.main, own.queries) {
      // Where a key names a kind of places, a line names the places.
      if case .place = command { continue }
      titles[table.printed(Term(Key("command-\(name)"))), default: []].append(command)
    }
    for (title, commands) in titles {
      for line in [title, title.lowercased(), title.folded] {
        let command = table.dialogue.command(line)
        #expect(commands.contains(command), "\(line): \(command)")
      }
    }
  }

  /// What players type, each as it is called in English.
  @Test(arguments: [
    ("de", ["kreuz sechs", "sechs kreuz", "6t", "Treff 6"], "6 of Clubs"),
    ("de", ["herz koenig", "König Herz", "kh", "hk"], "King of Hearts"),
    ("es", ["seis de tréboles", "seis de treboles", "6 trébol"], "6 of Clubs"),
    ("fr", ["dame de coeur", "coeur dame", "dc"], "Queen of Hearts"),
    ("it", ["sei di fiori", "6 fiori", "6f"], "6 of Clubs"),
    ("pt-BR", ["dama ouros", "a dama de ouros", "do"], "Queen of Diamonds"),
    ("nl", ["klaveren zes", "klaver 6", "k6"], "6 of Clubs"),
    ("sv", ["klöver sex", "kloversexa", "k6"], "6 of Clubs"),
    ("pl", ["szóstka trefl", "szostka trefl", "sześć trefl", "6t"], "6 of Clubs"),
    ("ru", ["шестёрка треф", "шестерка треф", "6 крести", "трефовая шестерка"], "6 of Clubs"),
    ("ru", ["пиковая дама", "дп", "qs"], "Queen of Spades"),
    ("tr", ["kupa yedili", "kupa yedilisi", "yedi kupa", "k7"], "7 of Hearts"),
    ("ar", ["سبعة القلب", "7 قلب", "٧ كبة", "7ق"], "7 of Hearts"),
    ("hi", ["पान की सत्ती", "पान सत्ती", "पान ७", "पान 7", "7h"], "7 of Hearts"),
    ("ja", ["スペードJ", "すぺーどのじゃっく", "sj"], "Jack of Spades"),
    ("zh-Hans", ["黑桃勾", "黑桃J", "heitao j"], "Jack of Spades"),
  ]) func cardsAsPlayersCallThem(language: String, lines: [String], card: String) async throws {
    let table = try await TypingTable("freecell", language)
    let english = try await TypingTable("freecell", "en")
    let piece = table.playing.table.pieces.first {
      english.printed(table.playing.game.name(of: $0)) == card
    }
    for line in lines { #expect(table.means(line, try #require(piece)), "\(line)") }
  }

  @Test(arguments: [("10k", 10), ("dk", 12)]) func aLetterOfTwoSuitsIsBoth(line: String, rank: Int)
    async throws
  {
    let table = try await TypingTable("freecell", "pl")
    switch table.meaning(of: line) {
    case .ambiguous(let names): #expect(names.count == 2)
    // Only one of the two is free.
    case .pieces: break
    default: Issue.record("\(line)")
    }
  }

  @Test(arguments: [
    ("de", "spalte drei", "column 3"), ("de", "Zelle zwei", "cell 2"),
    ("es", "columna tres", "column 3"),
    ("ru", "колонка три", "column 3"), ("ja", "第3列", "column 3"), ("ja", "れつ3", "column 3"),
    ("zh-Hans", "第3列", "column 3"), ("zh-Hans", "列三", "column 3"),
    ("ar", "العمود ثلاثة", "column 3"),
    ("ar", "ع٣", "column 3"), ("hi", "कॉलम तीन", "column 3"), ("tr", "sütun üç", "column 3"),
    ("pl", "kolumna trzy", "column 3"), ("fr", "colonne trois", "column 3"),
    ("pl", "na kolumnę trzy", "column 3"), ("pl", "na trzecią kolumnę", "column 3"),
    ("pl", "z trzeciej kolumny", "column 3"), ("pl", "do drugiej komórki", "cell 2"),
    ("ru", "в третью колонку", "column 3"), ("ru", "из колонки три", "column 3"),
    ("ja", "第三列", "column 3"), ("ja", "三列目へ", "column 3"), ("ja", "三番目の列", "column 3"),
    ("ja", "3番目の列", "column 3"), ("ja", "２つ目のセル", "cell 2"),
    ("zh-Hans", "第三列", "column 3"), ("zh-Hans", "到第三列", "column 3"),
    ("zh-Hans", "第二个自由格", "cell 2"), ("ar", "العمود الثالث", "column 3"),
    ("ar", "إلى الخانة الثانية", "cell 2"), ("hi", "तीसरा कॉलम", "column 3"),
    ("hi", "तीसरे कॉलम पर", "column 3"), ("de", "auf die dritte Spalte", "column 3"),
    ("de", "3. Spalte", "column 3"), ("en", "to the third column", "column 3"),
    ("en", "3rd column", "column 3"), ("es", "a la tercera columna", "column 3"),
    ("fr", "à la troisième colonne", "column 3"), ("it", "sulla terza colonna", "column 3"),
    ("nl", "naar de derde kolom", "column 3"), ("pt-BR", "para a terceira coluna", "column 3"),
    ("sv", "till tredje kolumnen", "column 3"), ("tr", "üçüncü sütuna", "column 3"),
    ("tr", "sekizinci sütun", "column 8"),
  ]) func placesInWords(language: String, line: String, place: String) async throws {
    let table = try await TypingTable("freecell", language)
    guard case .places(let places)? = table.meaning(of: line) else {
      Issue.record("\(line)")
      return
    }
    #expect(places.map(\.description) == [place])
  }

  @Test(arguments: [
    ("de", "wo bin ich", Command.query(.here)), ("de", "karte ziehen", .act(.draw)),
    ("de", "speichern", .query(.quit)), ("es", "guardar", .query(.quit)),
    ("ja", "保存", .query(.quit)), ("de", "zurück 1", .undo(1)), ("fr", "où suis-je", .query(.here)),
    ("fr", "ou suis je", .query(.here)), ("pt-BR", "o rei", .text("o rei")),
  ]) func commandsInWords(language: String, line: String, command: Command) async throws {
    let table = try await TypingTable("klondike", language)
    #expect(table.dialogue.command(line) == command)
  }
}
