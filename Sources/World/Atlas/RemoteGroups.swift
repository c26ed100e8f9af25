// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Groups and decks that a server sent in one file, `{"groups": […], "decks": […]}`: each as it
/// would stand in a file of its own.
///
/// What is read is the copy that this machine keeps, so that a game needs no network.
public struct RemoteGroups: GroupDataSource, Hashable {
  /// In bytes; two hundred groups take a quarter of it.
  public static let sizeLimit = 2_000_000

  private let copy: String
  private let groups: [FieldReader.Part]
  private let decks: [FieldReader.Part]
  /// What is wrong with the file as a whole.
  private let problems: [CatalogueProblem]

  /// Reads the copy as it is now.
  ///
  /// - Parameter copy: the path of what was sent; nothing was where there is no file.
  public init(copy: String) {
    var reader = FieldReader(SourceText(path: copy, limit: Self.sizeLimit))
    var parts: [String: [FieldReader.Part]] = [:]
    if FileManager.default.fileExists(atPath: copy), let root = reader.root() {
      for kind in ["groups", "decks"] where kind == "groups" || root[kind].filled != nil {
        parts[kind] = reader.list(root[kind], kind)?.enumerated().map {
          FieldReader.Part(value: $0.element, field: "\(kind)[\($0.offset)]")
        }
      }
    }
    self.copy = copy
    groups = parts["groups"] ?? []
    decks = parts["decks"] ?? []
    problems = reader.problems
  }

  /// In the order of the file. No file, no groups.
  ///
  /// - Throws: what is wrong with a file that is no catalogue at all.
  public func loadAllGroups() throws(CatalogueProblem) -> Catalogue {
    if let problem = problems.first { throw problem }
    var builder = CatalogueBuilder()
    addGroups(to: &builder)
    return builder.catalogue
  }

  /// The first deck of this id; without one, what is wrong with the first deck that is not sound.
  public func loadDeck(id: String) throws(CatalogueProblem) -> Deck {
    let results = results(in: try loadAllGroups())
    for case .success(let deck) in results where deck.id == id { return deck }
    for case .failure(let refused) in results {
      if let problem = refused.problems.first { throw problem }
    }
    throw CatalogueProblem(file: copy, flaw: .unknownDeck(id))
  }

  func addGroups(to builder: inout CatalogueBuilder) {
    builder.refuse(problems)
    for part in groups where !builder.isHopeless {
      builder.add(GroupFile.read(whole, part), from: copy)
    }
  }

  /// Each deck, or what is wrong with it.
  func results(in catalogue: Catalogue) -> [Result<Deck, Refused>] {
    decks.map { DeckFile.read(whole, $0, in: catalogue) }
  }

  /// What the parts are of, which has been read.
  private var whole: SourceText { SourceText(file: copy, text: .success("")) }
}
