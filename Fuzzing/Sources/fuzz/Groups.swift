// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Harness
import Localization

@testable import Application
@testable import Atlas

/// The checkout whose groups and words these are.
private let checkout = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}
private let catalogue = Catalogue(
  groups: (try? ShippedGroups(file: checkout.appending(path: "Data/catalogue.txt").path))?.groups
    ?? [])
private let shop = GroupShop(
  catalogue, Phrasebook(language: "en", locales: checkout.appending(path: "Locales")))

private func source(_ text: String) -> SourceText {
  SourceText(file: "fuzz.json", text: .success(text))
}

/// A group that was read and written again is the same.
func readGroup(_ bytes: [UInt8]) {
  switch GroupFile.read(source(bytes.text)) {
  case .success(let group):
    precondition((try? GroupFile.read(source(group.fileText)).get()) == group)
  case .failure(let refused): for problem in refused.problems.prefix(20) { _ = problem.term }
  }
}

/// A deck that was read and written again is the same.
func readDeck(_ bytes: [UInt8]) {
  switch DeckFile.read(source(bytes.text), in: catalogue) {
  case .success(let deck):
    precondition((try? DeckFile.read(source(deck.fileText), in: catalogue).get()) == deck)
  case .failure(let refused): for problem in refused.problems.prefix(20) { _ = problem.term }
  }
}

func readTable(_ bytes: [UInt8]) { _ = GroupTable(bytes.text, name: "fuzz.csv", shop) }
