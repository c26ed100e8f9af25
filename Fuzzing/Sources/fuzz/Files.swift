// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Atlas
import Engine
import Foundation
import Harness
import Preferences

@testable import Localization
@testable import Storage

// What players and translators write, and what others send them.

func readWords(_ bytes: [UInt8]) {
  let book = Phrasebook(books: [Book(language: "en", files: [("fuzz.ftl", bytes.text)])])
  _ = book.problems
  for key in book.keys.prefix(20) {
    let term = Term(Key(key), ["count": .number(3), "name": .text("Ada")])
    for verbosity in Verbosity.allCases { _ = book.line([term, term], verbosity: verbosity) }
  }
}

/// What was read and written again is the same.
func readSettings(_ bytes: [UInt8]) {
  let (settings, complaint) = SettingsText(Data(bytes), GameList.settings).read()
  _ = complaint?.term(in: GameList.settings)
  var text = SettingsText(Data(), GameList.settings)
  text.change(from: Settings(), to: settings)
  precondition(text.read().settings == settings)
}

/// A word that is kept is there, and one that is forgotten is not.
func readPronunciation(_ bytes: [UInt8]) {
  var text = PronunciationText(Data(bytes))
  let (words, complaints) = text.read()
  for complaint in complaints.prefix(20) { _ = complaint.term(more: 0) }
  _ = words.map(\.word).joined(separator: " ")
  for word in words.prefix(3) {
    text.keep(word)
    precondition(text.read().words.contains(word))
    text.forget(word)
    precondition(!text.read().words.contains { $0.subject == word.subject })
  }
}

/// A round that was read and written again is the same.
func readRound(_ bytes: [UInt8]) {
  do throws(RoundProblem) {
    let round = try RoundFile.read(Data(bytes), games: GameList.types)
    guard let text = try? RoundFile.text(of: round.match, seconds: round.seconds),
      let again = try? RoundFile.read(text, games: GameList.types)
    else { preconditionFailure("not read again") }
    precondition(again.match.saved.digest == round.match.saved.digest)
  } catch { _ = error.reason }
}
