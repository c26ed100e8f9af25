// SPDX-License-Identifier: GPL-3.0-or-later

/// The file of one deck.
enum DeckFile {
  /// The deck, or everything that is wrong with its file or with its part of one; its groups must be
  /// in the catalogue.
  static func read(
    _ source: SourceText, _ part: FieldReader.Part? = nil, in catalogue: Catalogue
  ) -> Result<Deck, Refused> {
    FieldReader.read(source, part) { deck(catalogue, &$0) }
  }

  private static func deck(_ catalogue: Catalogue, _ reader: inout FieldReader) -> Deck? {
    guard let root = reader.root() else { return nil }
    let id = reader.id(root["deck_id"], "deck_id")
    let title = reader.text(root["deck_name"], "deck_name")
    let groups = reader.groups(root["groups"], in: catalogue)
    let seed = reader.seed(root["shuffle_seed"])
    guard let id, let title else { return nil }
    return Deck(id: id, title: title, groupIDs: groups, shuffleSeed: seed)
  }
}

extension FieldReader {
  fileprivate mutating func groups(_ value: JSON?, in catalogue: Catalogue) -> [String] {
    guard let values = list(value, "groups") else { return [] }
    if values.isEmpty { refuse("groups", .noGroup) }
    var ids: [String?] = []
    for (index, value) in values.enumerated() {
      let field = "groups[\(index)]"
      let id = id(value, field)
      if let id, let earlier = ids.firstIndex(of: id) {
        refuse(field, .sameAs(field: "groups[\(earlier)]"))
      } else if let id, catalogue[id] == nil {
        refuse(field, .unknownGroup(id))
      }
      ids.append(id)
    }
    return ids.compactMap(\.self)
  }

  fileprivate mutating func seed(_ value: JSON?) -> UInt64? {
    guard let value = value.filled else { return nil }
    if case .number(let digits) = value, let seed = UInt64(digits) { return seed }
    refuse("shuffle_seed", .badSeed)
    return nil
  }
}
