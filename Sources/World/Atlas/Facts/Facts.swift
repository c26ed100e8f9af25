// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What learners are told about the entities on the cards.
public struct Facts: Hashable, Sendable {
  private let known: [String: Fact]
  /// Files or entities that could not be read; the others are there.
  public let problems: [CatalogueProblem]

  /// Reads every `*.json` of the folder. Fields that this version does not know are passed over.
  /// An entity in two files keeps what the first, by file name, says.
  public init(folder: String) {
    var known: [String: Fact] = [:]
    var problems: [CatalogueProblem] = []
    let sources = SourceText.files(in: folder)
    if sources.isEmpty { problems.append(CatalogueProblem(file: folder, flaw: .notFound)) }
    for source in sources {
      var reader = FieldReader(source)
      known.merge(reader.facts()) { first, _ in first }
      problems += reader.problems
    }
    self.known = known
    self.problems = problems
  }

  /// What is known of an entity; nil: nothing.
  public subscript(entity: String) -> Fact? { known[entity] }

  /// One memorable sentence about an entity; nil where there is none.
  ///
  /// - Parameter gap: what is said in place of the entity's name; nil for the name.
  public func remark(on entity: String, without gap: Term? = nil) -> Term? {
    self[entity]?.remarkSource.map { _ in
      Term(Key("remark-\(entity)"), gap.map { ["gap": .term($0)] } ?? [:])
    }
  }

  /// Every entity of which something is known, sorted.
  public var entities: [String] { known.keys.sorted() }
}

extension FieldReader {
  fileprivate mutating func facts() -> [String: Fact] {
    guard let root = root(), case .object(let members)? = object(root["entities"], "entities")
    else { return [:] }
    var facts: [String: Fact] = [:]
    for (entity, value) in members.sorted(by: { $0.key < $1.key }) {
      let field = "entities.\(entity)"
      guard let value = object(value, field),
        let kind = text(value["kind"], "\(field).kind")
      else { continue }
      facts[entity] = Fact(value, kind: kind)
    }
    return facts
  }
}
