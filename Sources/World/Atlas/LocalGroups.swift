// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Groups and decks of this machine: those that come with the game, and after them `groups/*.json`
/// and `decks/*.json` in a folder, as a rule the player's own.
public struct LocalGroups: GroupDataSource, Hashable {
  private let shipped: ShippedGroups
  private let folder: String?
  private let remote: RemoteGroups?

  /// - Parameters:
  ///   - folder: the path of the folder, which need not exist.
  ///   - remote: what a server sent, which comes after all files.
  public init(
    _ shipped: ShippedGroups = ShippedGroups(), folder: String? = nil,
    remote: RemoteGroups? = nil
  ) {
    self.shipped = shipped
    self.folder = folder
    self.remote = remote
  }

  /// In the order of the file names, after those that come with the game: a later group with an id
  /// that is taken is the one that is refused.
  public func loadAllGroups() throws(CatalogueProblem) -> Catalogue {
    let files = files("groups")
    if files.isEmpty, remote == nil { return Catalogue(groups: shipped.groups) }
    var shelf = Shelf()
    for group in shipped.groups { shelf.add(.success(group), from: "\(group.id).json") }
    for path in files { shelf.add(GroupFile.read(path), from: path) }
    remote?.addGroups(to: &shelf)
    return shelf.catalogue
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
    var decks = shipped.decks
    var problems: [CatalogueProblem] = []
    let results =
      files("decks").map { DeckFile.read($0, in: catalogue) }
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

  /// The deck of a file anywhere, with groups of a catalogue.
  public static func loadDeck(
    at path: String, in catalogue: Catalogue
  ) throws(CatalogueProblem) -> Deck {
    switch DeckFile.read(path, in: catalogue) {
    case .success(let deck): return deck
    case .failure(let refused):
      throw refused.problems.first ?? CatalogueProblem(file: path, flaw: .unreadable)
    }
  }

  /// The same groups and decks after those that come with the game.
  public func after(_ shipped: ShippedGroups) -> LocalGroups {
    LocalGroups(shipped, folder: folder, remote: remote)
  }

  /// Whether there is anything beside what comes with the game.
  public var hasMore: Bool {
    remote != nil || !files("groups").isEmpty || !files("decks").isEmpty
  }

  private func files(_ kind: String) -> [String] {
    folder.flatMap { Self.files(in: "\($0)/\(kind)") } ?? []
  }

  /// The paths of the JSON files of a folder, sorted; nil when it cannot be listed.
  static func files(in folder: String) -> [String]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
