// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Foundation
import Localization
import Preferences
import Storage
import Testing

@testable import Application
@testable import Conversation

/// A player at the table of a game who types in a language.
struct TypingTable {
  let dialogue: Dialogue
  let playing: Playing
  private let phrasebook: Phrasebook
  private let names: TableNames
  /// Digits of three scripts, and words.
  private let formatters: [NumberFormatter]

  private static let content = Task {
    let player = await StoredPlayer(
      .home, in: try SQLitePlayerStore.inMemory(games: GameList.types))
    let common = try Content(Resources(environment: ["ALOUD_HOME": House.checkout.path]))
    return PlayerContent(common, player)
  }

  init(_ game: String, _ language: String) async throws {
    let content = try await Self.content.value
    let words = content.common.words(in: language)
    phrasebook = words.phrasebook
    let descriptors = content.descriptors(in: phrasebook)
    let descriptor = try #require(descriptors.first { $0.id == game })
    let hardest = try #require(descriptor.difficulties.last)
    let deal = try descriptor.deal(DealRequest(difficulty: hardest, number: 7, isWinnable: false))
    var settings = Settings()
    settings.firstStartDone = true
    let environment = DialogueEnvironment(
      descriptors: descriptors, language: words.playerLanguage(ownKeys: [:]))
    var dialogue = Dialogue(environment: environment, settings: settings, seed: 7)
    let moment = Moment(seconds: 0, day: 20_261_123)
    let start = dialogue.start(.round(deal), at: moment)
    _ = World(games: descriptors).answer(start, of: &dialogue, at: moment)
    self.dialogue = dialogue
    playing = try #require(dialogue.playing)
    names = playing.reader(environment).names
    formatters =
      ["en", "ar@numbers=arab", "hi@numbers=deva"].map { Self.formatter($0, .none) }
      + [Self.formatter(language, .spellOut)]
  }

  private static func formatter(_ locale: String, _ style: NumberFormatter.Style) -> NumberFormatter
  {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
  }

  func printed(_ term: Term, _ verbosity: Verbosity = .normal) -> String {
    phrasebook.line([term], verbosity: verbosity).text
  }

  /// What a name is printed as, in sentences too.
  func printedForms(of name: Term) -> Set<String> {
    let terms = [name] + ["at", "to", "from"].map(name.form)
    return Set(terms.flatMap { term in Verbosity.allCases.map { printed(term, $0) } })
  }

  /// What a player may type who heard a text: its numbers in the digits of any script, or in words.
  func heardForms(of text: String) -> Set<String> {
    Set(
      formatters.map { formatter in
        text.replacing(#/\d+/#) { match in
          let number = match.output.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
          return formatter.string(from: NSNumber(value: number)) ?? ""
        }
      })
  }

  /// What a line names on the table; nil where it is a command, or names nothing.
  func meaning(of line: String) -> TableNames.Meaning? {
    guard case .text(let text) = dialogue.command(line) else { return nil }
    return names.named(text.split(separator: " ").map(String.init))?.meaning
  }

  /// Whether a line means a card or one that is called the same, or the place on top of which it lies.
  func means(_ line: String, _ piece: Piece) -> Bool {
    func name(_ piece: Piece) -> String { printed(playing.game.name(of: piece)) }
    return switch meaning(of: line) {
    case .pieces(let pieces): name(pieces[0]) == name(piece)
    case .places(let places): playing.table.place(of: piece) == places[0]
    case .unseen(let unseen): name(unseen) == name(piece)
    default: false
    }
  }
}
