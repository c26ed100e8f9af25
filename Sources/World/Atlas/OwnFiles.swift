// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The files of the player's own groups and decks.
///
/// They are the player's: a file may be called anything.
public struct OwnFiles: Hashable, Sendable {
  let groupFiles: [SourceText]
  let deckFiles: [SourceText]

  /// In the order in which they are read.
  public init(groups: [SourceText] = [], decks: [SourceText] = []) {
    groupFiles = groups
    deckFiles = decks
  }

  /// What lies in `groups/*.json` and `decks/*.json` of a folder, which need not exist.
  public init(folder: String) {
    self.init(
      groups: SourceText.files(in: "\(folder)/groups"),
      decks: SourceText.files(in: "\(folder)/decks"))
  }

  var isEmpty: Bool { groupFiles.isEmpty && deckFiles.isEmpty }

  /// The sound groups, in the order of their files.
  public var groups: [Group] { LocalGroups.loadGroups(of: groupFiles).groups }

  /// The sound decks of a catalogue's groups, in the order of their files.
  public func decks(of catalogue: Catalogue) -> [Deck] {
    deckFiles.compactMap { try? DeckFile.read($0, in: catalogue).get() }
  }

  /// What a new group or deck cannot be called: the ids in sound files, and the names of all files.
  public func takenIDs(in catalogue: Catalogue) -> Set<String> {
    Set((groupFiles + deckFiles).map(\.stem) + groups.map(\.id) + decks(of: catalogue).map(\.id))
  }

  /// The sound groups, each with the name of its file, in the order of these; of several with one id
  /// the first. All files are read for it.
  public var filedGroups: [(file: String, group: Group)] {
    var ids: Set<String> = []
    return groupFiles.compactMap { source in
      guard let group = try? GroupFile.read(source).get(), ids.insert(group.id).inserted else {
        return nil
      }
      return (source.file, group)
    }
  }

  /// The file of a group, or what it would be called.
  public func file(ofGroup id: String) -> String {
    filedGroups.first { $0.group.id == id }?.file ?? "\(id).json"
  }

  /// The file of a deck, or what it would be called.
  public func file(ofDeck id: String, in catalogue: Catalogue) -> String {
    let existing = deckFiles.first { (try? DeckFile.read($0, in: catalogue).get())?.id == id }
    return existing?.file ?? "\(id).json"
  }
}

extension Group {
  /// The text of a file that holds this group.
  public var fileText: String {
    let file = GroupText(
      groupId: id, groupName: title, baseCard: CardText(base),
      partnerCards: partners.map(CardText.init),
      truth: truth.isEmpty ? nil : truth.sorted(),
      homonyms: homonyms.isEmpty ? nil : homonyms.sorted(),
      image: illustration?.image, caption: illustration?.caption,
      metadata: AboutText(about))
    return JSONText.of(file)
  }

  private struct GroupText: Encodable {
    let groupId: String
    let groupName: String
    let baseCard: CardText
    let partnerCards: [CardText]
    let truth: [String]?
    let homonyms: [String]?
    let image: String?
    let caption: String?
    let metadata: AboutText
  }

  private struct CardText: Encodable {
    let id: String
    let label: String
    let type: String
    let entity: String?
    let image: String?
    let caption: String?

    init(_ card: Card) {
      id = card.localID
      label = card.label
      type = card.kind.rawValue
      entity = card.entity
      image = card.illustration?.image
      caption = card.illustration?.caption
    }
  }

  private struct AboutText: Encodable {
    let difficulty: String
    let kind: String?
    let level: String?
    let source = "local-json"
    let sources: [String]?
    let validAsOf: String?
    let notes: String?

    init(_ about: About) {
      difficulty = about.difficulty.rawValue
      kind = about.kind
      level = about.level?.rawValue
      sources = about.sources.isEmpty ? nil : about.sources
      validAsOf = about.validAsOf
      notes = about.notes
    }
  }
}

extension Deck {
  /// The text of a file that holds this deck.
  public var fileText: String {
    JSONText.of(
      DeckText(deckId: id, deckName: title, groups: groupIDs, shuffleSeed: shuffleSeed))
  }

  private struct DeckText: Encodable {
    let deckId: String
    let deckName: String
    let groups: [String]
    let shuffleSeed: UInt64?
  }
}

private enum JSONText {
  /// Laid out for a person, and the same every time.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in these files is a number that JSON cannot hold.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
