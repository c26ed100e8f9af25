// SPDX-License-Identifier: GPL-3.0-or-later

/// Where groups and decks come from: files of this machine, or what a server sent.
public protocol GroupDataSource: Sendable {
  /// Keeps what is good; what is not is told in the catalogue's problems.
  /// Throws only when nothing can be asked at all.
  func loadAllGroups() throws(CatalogueProblem) -> Catalogue
  /// A deck whose groups are all there; throws the first problem of its file.
  func loadDeck(id: String) throws(CatalogueProblem) -> Deck
}
