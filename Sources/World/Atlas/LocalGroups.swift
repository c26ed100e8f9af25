// SPDX-License-Identifier: GPL-3.0-or-later

/// Groups and decks of this machine: those that come with the game, after them those of files, as a
/// rule the player's own, and at last what a server sent.
public struct LocalGroups: GroupDataSource, Hashable {
  private let shipped: ShippedGroups
  private let own: OwnFiles
  private let remote: RemoteGroups?

  public init(
    _ shipped: ShippedGroups = ShippedGroups(), own: OwnFiles = OwnFiles(),
    remote: RemoteGroups? = nil
  ) {
    self.shipped = shipped
    self.own = own
    self.remote = remote
  }

  /// In the order of the files, after those that come with the game: a later group with an id that
  /// is taken is the one that is refused.
  public func loadAllGroups() throws(CatalogueProblem) -> Catalogue {
    if own.groupFiles.isEmpty, remote == nil { return Catalogue(groups: shipped.groups) }
    var builder = CatalogueBuilder()
    for group in shipped.groups { builder.add(.success(group), from: "\(group.id).json") }
    for source in own.groupFiles { builder.add(GroupFile.read(source), from: source.file) }
    remote?.addGroups(to: &builder)
    return builder.catalogue
  }

  /// Reads just these files, as `loadAllGroups` would.
  public static func loadGroups(of sources: [SourceText]) -> Catalogue {
    var builder = CatalogueBuilder()
    for source in sources { builder.add(GroupFile.read(source), from: source.file) }
    return builder.catalogue
  }

  /// Every sound deck of a catalogue's groups, in the order of loading, and what is wrong with the
  /// others.
  public func loadAllDecks(of catalogue: Catalogue) throws(CatalogueProblem) -> (
    decks: [Deck], problems: [CatalogueProblem]
  ) {
    var decks = shipped.decks
    var problems: [CatalogueProblem] = []
    let results =
      own.deckFiles.map { DeckFile.read($0, in: catalogue) }
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
    throw problems.first { Flaw.name(ofFile: $0.file) == name }
      ?? CatalogueProblem(file: name, flaw: .unknownDeck(id))
  }

  /// The deck of a file anywhere, with groups of a catalogue.
  public static func loadDeck(
    at path: String, in catalogue: Catalogue
  ) throws(CatalogueProblem) -> Deck {
    switch DeckFile.read(SourceText(path: path), in: catalogue) {
    case .success(let deck): return deck
    case .failure(let refused):
      throw refused.problems.first ?? CatalogueProblem(file: path, flaw: .unreadable)
    }
  }

  /// The same groups and decks after those that come with the game.
  public func after(_ shipped: ShippedGroups) -> LocalGroups {
    LocalGroups(shipped, own: own, remote: remote)
  }

  /// Whether there is anything beside what comes with the game.
  public var hasMore: Bool { remote != nil || !own.isEmpty }
}
