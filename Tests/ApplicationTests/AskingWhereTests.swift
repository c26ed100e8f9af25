// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Application
@testable import Conversation

/// Where a card or place is, asked in every language: the words for it before the name or after it.
@Suite struct AskingWhereTests {
  private static let phrasebooks = Phrasebooks(locales: House.checkout.appending(path: "Locales"))

  private func reader(_ id: String, _ language: String) throws -> LineReader {
    let descriptor = try #require(GameList.descriptors.first { $0.id == id })
    let deal = try descriptor.deal(DealRequest(difficulty: "easy", number: 5))
    return LineReader(
      deal.game, Match(deal.game, seed: deal.seed).table,
      DialogueEnvironment(
        descriptors: GameList.descriptors,
        language: Self.phrasebooks.words(in: language).playerLanguage(ownKeys: [:])))
  }

  @Test(arguments: phrasebooks.languages) func aCardIsFoundByEveryWordForWhere(
    language: String
  ) throws {
    let reader = try reader("freecell", language)
    let words = [Query.find, .here].flatMap {
      reader.environment.language.typed(Key("command-\($0.rawValue)")).joined()
    }
    var misread: [String] = []
    for piece in [reader.table.pieces[0], reader.table.pieces[25]] {
      for name in reader.environment.language.words(reader.game.name(of: piece)) {
        let lines = words.flatMap { ["\($0) \(name)", "\(name) \($0)", "\($0) \(name)?"] }
        misread += lines.filter { reader.intent(of: $0) != .find(name) }
      }
    }
    #expect(misread == [])
  }

  @Test(arguments: phrasebooks.languages) func whereAPlaceIsReadsIt(language: String) throws {
    let reader = try reader("klondike", language)
    let waste = Place(.waste)
    let place = try #require(
      reader.environment.language.typed(waste.name.key).first { !$0.isEmpty }?.first)
    for word in reader.environment.language.typed("command-here").joined() {
      #expect(reader.intent(of: "\(word) \(place)") == .read(waste), "\(word) \(place)")
    }
  }

  @Test(arguments: [
    ("de", "wo ist Pik Ass", "Pik Ass"), ("en", "where is the ace?", "the ace"),
    ("en", "where zz", "zz"), ("fr", "où est as de pique ?", "as de pique"),
    ("hi", "हुकुम इक्का कहाँ है", "हुकुम इक्का"), ("ja", "スペードのエースはどこ？", "スペードのエース"),
    ("tr", "Maça ası nerede", "Maça ası"), ("zh-Hans", "黑桃A在哪里", "黑桃A"),
    ("zh-Hans", "找黑桃A", "黑桃A"), ("es", "¿dónde está la reina?", "la reina"),
  ]) func itIsAskedAsItIsSaid(language: String, line: String, sought: String) throws {
    #expect(try reader("freecell", language).intent(of: line) == .find(sought))
  }
}
