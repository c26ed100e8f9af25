// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Groups and decks in files of this machine: `groups/*.json` and `decks/*.json` in the folder
/// that comes with the game and in one of the player's own.
public struct LocalGroups: GroupDataSource, Hashable {
  private let shipped: String
  private let own: String?
  private let remote: RemoteGroups?

  /// Paths of folders. The player's own need not exist.
  ///
  /// - Parameter remote: what a server sent, which comes after all files.
  public init(shipped: String, own: String? = nil, remote: RemoteGroups? = nil) {
    self.shipped = shipped
    self.own = own
    self.remote = remote
  }

  /// In the order of the file names, the game's own files first: a later group with an id that is
  /// taken is the one that is refused. Throws when the game's own groups are not to be found.
  public func loadAllGroups() throws(CatalogueProblem) -> Catalogue {
    var shelf = Shelf()
    for path in try files("groups") { shelf.add(GroupFile.read(path), from: path) }
    remote?.addGroups(to: &shelf)
    return shelf.catalogue
  }

  /// The ids of the groups that come with the game; their files are named after them.
  public var shippedGroupIDs: Set<String> {
    let files = Self.files(in: "\(shipped)/groups") ?? []
    return Set(files.compactMap { $0.split(separator: "/").last?.dropLast(5) }.map(String.init))
  }

  /// Reads just these files, as `loadAllGroups` would.
  public static func loadGroups(at paths: [String]) -> Catalogue {
    var shelf = Shelf()
    for path in paths { shelf.add(GroupFile.read(path), from: path) }
    return shelf.catalogue
  }

  /// Every sound deck of a catalogue's groups, in the order of loading, and what is wrong with the
  /// others.
  public func loadAllDecks(of catalogue: Catalogue) throws(CatalogueProblem) -> (
    decks: [Deck], problems: [CatalogueProblem]
  ) {
    var decks: [Deck] = []
    var problems: [CatalogueProblem] = []
    let results =
      try files("decks").map { DeckFile.read($0, in: catalogue) }
      + (remote?.results(in: catalogue) ?? [])
    for result in results {
      switch result {
      case .success(let deck): decks.append(deck)
      case .failure(let refused): problems += refused.problems
      }
    }
    return (decks, problems)
  }

  /// The first deck of this id. When none is sound, the problem of the file that bears its name.
  public func loadDeck(id: String) throws(CatalogueProblem) -> Deck {
    let (decks, problems) = try loadAllDecks(of: loadAllGroups())
    if let deck = decks.first(where: { $0.id == id }) { return deck }
    let name = "\(id).json"
    throw problems.first { $0.file.hasSuffix("/\(name)") }
      ?? CatalogueProblem(file: name, flaw: .unknownDeck(id))
  }

  /// The deck of a file anywhere, with groups of this source.
  public func loadDeck(at path: String) throws(CatalogueProblem) -> Deck {
    switch DeckFile.read(path, in: try loadAllGroups()) {
    case .success(let deck): return deck
    case .failure(let refused):
      throw refused.problems.first ?? CatalogueProblem(file: path, flaw: .unreadable)
    }
  }

  /// The files of one kind, game's own first; hidden files are some editor's.
  private func files(_ kind: String) throws(CatalogueProblem) -> [String] {
    guard let first = Self.files(in: "\(shipped)/\(kind)") else {
      throw CatalogueProblem(file: "\(shipped)/\(kind)", flaw: .notFound)
    }
    return first + (own.flatMap { Self.files(in: "\($0)/\(kind)") } ?? [])
  }

  /// The paths of the JSON files of a folder, sorted; nil when it cannot be listed.
  static func files(in folder: String) -> [String]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
