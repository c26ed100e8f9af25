// SPDX-License-Identifier: GPL-3.0-or-later

/// The groups and decks that come with the game, read at once from the file that
/// `Data/tools/make_catalogue.py` makes of those that people edit; see `Data/README.md`.
public struct ShippedGroups: Hashable, Sendable {
  /// In the order of their files' names.
  public let groups: [Group]
  /// In the order of their files' names; all their groups are there.
  public let decks: [Deck]

  /// Groups and decks that are known to be sound.
  public init(groups: [Group] = [], decks: [Deck] = []) {
    self.groups = groups
    self.decks = decks
  }

  /// - Parameter file: the path of the catalogue file.
  /// - Throws: a ``CatalogueProblem`` of the file as a whole, since no person writes it.
  public init(file: String) throws(CatalogueProblem) {
    do throws(Flaw) {
      var lines = CatalogueLines(try FileText.read(file))
      guard lines.text(try lines.next()[0]) == "aloud catalogue 2" else { throw .unreadable }
      let entities = try lines.section("entities") { (lines) throws(Flaw) in
        lines.text(try lines.next()[0])
      }
      groups = try lines.section("groups") { (lines) throws(Flaw) in try lines.group(entities) }
      decks = try lines.section("decks") { (lines) throws(Flaw) in try lines.deck() }
      guard lines.isAtEnd else { throw .unreadable }
    } catch {
      throw CatalogueProblem(file: file, flaw: error)
    }
  }

  /// The ids of the groups.
  public var ids: Set<String> { Set(groups.map(\.id)) }
}

extension CatalogueLines {
  fileprivate mutating func group(_ entities: [String]) throws(Flaw) -> Group {
    let head = try next(8...8)
    let id = text(head[0])
    guard let difficulty = Familiarity(rawValue: text(head[2])),
      let level = SchoolLevel(rawValue: text(head[4]))
    else { throw .unreadable }
    let sources = try next().compactMap(filled)
    let truth = try members(of: entities)
    let homonyms = try members(of: entities)
    let base = try next(2...2)
    let partners = try list(number(head[7])) { (lines) throws(Flaw) in
      let fields = try lines.next(3...3)
      return Card(
        group: id, localID: lines.text(fields[0]), label: lines.text(fields[1]),
        entity: try lines.entity(fields[2], of: entities), kind: .partner)
    }
    return Group(
      id: id, title: text(head[1]),
      base: Card(group: id, localID: text(base[0]), label: text(base[1]), kind: .base),
      partners: partners, truth: truth, homonyms: homonyms,
      about: Group.About(
        difficulty: difficulty, kind: filled(head[3]), level: level, sources: sources,
        validAsOf: filled(head[5]), notes: filled(head[6])))
  }

  fileprivate mutating func deck() throws(Flaw) -> Deck {
    let fields = try next(4...100)
    let seed = try filled(fields[2]).map { (digits) throws(Flaw) in
      guard let seed = UInt64(digits) else { throw .unreadable }
      return seed
    }
    return Deck(
      id: text(fields[0]), title: text(fields[1]), groupIDs: fields[3...].map(text),
      shuffleSeed: seed)
  }

  /// A line of entities, by their numbers; it may be empty.
  private mutating func members(of entities: [String]) throws(Flaw) -> Set<String> {
    var members: Set<String> = []
    for field in try next() where !field.isEmpty {
      members.insert(try entity(field, of: entities))
    }
    return members
  }

  private func entity(_ field: Range<Int>, of entities: [String]) throws(Flaw) -> String {
    let number = try number(field)
    guard number < entities.count else { throw .unreadable }
    return entities[number]
  }
}
