// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The file of one group.
enum GroupFile {
  static let mostPartners = 60

  /// The group, or everything that is wrong with its file or with its part of one.
  static func read(
    _ source: SourceText, _ part: FieldReader.Part? = nil
  ) -> Result<Group, Refused> {
    FieldReader.read(source, part, group)
  }

  private static func group(_ reader: inout FieldReader) -> Group? {
    guard let root = reader.root() else { return nil }
    let id = reader.id(root["group_id"], "group_id")
    let title = reader.text(root["group_name"], "group_name")
    let base = reader.card(root["base_card"], "base_card", .base, group: id)
    let partners = partners(of: root, group: id, &reader)
    let truth = reader.entities(root["truth"], "truth")
    let homonyms = reader.entities(root["homonyms"], "homonyms")
    let illustration = reader.illustration(of: root, nil)
    let about = reader.about(root["metadata"])
    reader.refuseDoubles(base: base, partners: partners)
    guard let id, let title, let base else { return nil }
    return Group(
      id: id, title: title, base: base, partners: partners.compactMap(\.self),
      truth: Set(truth), homonyms: Set(homonyms), illustration: illustration, about: about)
  }

  /// The partners in their places; nil where one was refused.
  private static func partners(
    of root: JSON, group: String?, _ reader: inout FieldReader
  ) -> [Card?] {
    let field = "partner_cards"
    guard let values = reader.list(root[field], field) else { return [] }
    guard !values.isEmpty else {
      reader.refuse(field, .noPartners)
      return []
    }
    guard values.count <= mostPartners else {
      reader.refuse(field, .tooManyPartners(limit: mostPartners))
      return []
    }
    return values.indices.map {
      reader.card(values[$0], "\(field)[\($0)]", .partner, group: group)
    }
  }
}

extension FieldReader {
  fileprivate mutating func card(
    _ value: JSON?, _ field: String, _ kind: Card.Kind, group: String?
  ) -> Card? {
    guard let value = object(value, field) else { return nil }
    let id = id(value["id"], "\(field).id")
    let label = text(value["label"], "\(field).label")
    let entity = value["entity"].filled.flatMap { self.id($0, "\(field).entity") }
    if let type = value["type"].filled { _ = word(type, "\(field).type", of: [kind.rawValue]) }
    let illustration = illustration(of: value, field)
    guard let id, let label else { return nil }
    return Card(
      group: group ?? "", localID: id, label: label, entity: entity, kind: kind,
      illustration: illustration)
  }

  /// The picture of what an object stands for. Whether it can be shown is not looked at here.
  fileprivate mutating func illustration(of object: JSON, _ field: String?) -> Illustration? {
    func name(_ member: String) -> String { field.map { "\($0).\(member)" } ?? member }
    guard let image = object["image"].filled.flatMap({ text($0, name("image")) }) else {
      return nil
    }
    guard !image.hasPrefix("/"), !image.split(separator: "/").contains("..") else {
      refuse(name("image"), .outside)
      return nil
    }
    let caption = object["caption"].filled.flatMap {
      text($0, name("caption"), limit: Self.longestCaption)
    }
    return Illustration(image: image, caption: caption)
  }

  fileprivate mutating func entities(_ value: JSON?, _ field: String) -> [String] {
    guard let value = value.filled, let values = list(value, field) else { return [] }
    return values.indices.compactMap { id(values[$0], "\(field)[\($0)]") }
  }

  fileprivate mutating func about(_ value: JSON?) -> Group.About {
    guard let value = value.filled, let about = object(value, "metadata") else {
      return Group.About()
    }
    return Group.About(
      difficulty: about["difficulty"].filled.flatMap {
        word($0, "metadata.difficulty", of: Familiarity.allCases.map(\.rawValue))
      }.flatMap(Familiarity.init) ?? .medium,
      kind: about["kind"].filled.flatMap { text($0, "metadata.kind") },
      level: about["level"].filled.flatMap {
        word($0, "metadata.level", of: SchoolLevel.allCases.map(\.rawValue))
      }.flatMap(SchoolLevel.init),
      sources: sources(about["sources"]),
      validAsOf: about["valid_as_of"].filled.flatMap { text($0, "metadata.valid_as_of") },
      notes: about["notes"].filled.flatMap {
        text($0, "metadata.notes", limit: Self.longestNotes)
      })
  }

  private mutating func sources(_ value: JSON?) -> [String] {
    let field = "metadata.sources"
    guard let value = value.filled, let values = list(value, field) else { return [] }
    return values.indices.compactMap { text(values[$0], "\(field)[\($0)]") }
  }

  /// Two cards of one group that cannot be told apart, by the file or by ear.
  fileprivate mutating func refuseDoubles(base: Card?, partners: [Card?]) {
    var ids: [String: String] = [:]
    var names: [Card.Identity: String] = [:]
    if let base {
      ids[base.localID] = "base_card.id"
      names[.label(base.label.trimmed)] = "base_card.label"
    }
    for (index, partner) in partners.enumerated() {
      guard let partner else { continue }
      let field = "partner_cards[\(index)]"
      refuseDouble(partner.localID, "\(field).id", among: &ids)
      refuseDouble(.label(partner.label.trimmed), "\(field).label", among: &names)
      if let entity = partner.entity {
        refuseDouble(.entity(entity), "\(field).entity", among: &names)
      }
    }
  }

  private mutating func refuseDouble<Value: Hashable>(
    _ value: Value, _ field: String, among seen: inout [Value: String]
  ) {
    if let earlier = seen[value] {
      refuse(field, .sameAs(field: earlier))
    } else {
      seen[value] = field
    }
  }
}
