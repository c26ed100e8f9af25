// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

@testable import Atlas

/// A folder of a test's own, gone with it.
final class Folder {
  let path: String

  init() throws {
    path = "\(FileManager.default.temporaryDirectory.path)/atlas-\(UUID().uuidString)"
    for kind in ["groups", "decks"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(kind)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of the file.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try write(Data(text.utf8), name)
  }

  @discardableResult
  func write(_ data: Data, _ name: String) throws -> String {
    let file = "\(path)/\(name)"
    try data.write(to: URL(fileURLWithPath: file))
    return file
  }

  var source: LocalGroups { LocalGroups(own: OwnFiles(folder: path)) }

  func deck(at path: String) throws -> Deck {
    try LocalGroups.loadDeck(at: path, in: source.loadAllGroups())
  }
}

/// A file of JSON that is sound until something is done to it.
struct Draft {
  var members: [(name: String, value: String)]

  var text: String {
    "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ",\n") + "}"
  }

  /// The draft with one member set, or taken out when there is no value.
  func with(_ name: String, _ value: String?) -> Draft {
    var members = members.filter { $0.name != name }
    if let value { members.append((name, value)) }
    return Draft(members: members)
  }

  static func partner(_ id: String, _ label: String, _ more: String = "") -> String {
    #"{"id": "\#(id)", "label": "\#(label)", "type": "partner", "image": null\#(more)}"#
  }

  static func group(_ id: String = "rivers") -> Draft {
    Draft(members: [
      ("group_id", "\"\(id)\""), ("group_name", "\"Rivers\""),
      ("base_card", #"{"id": "base", "label": "Rivers", "type": "base", "image": null}"#),
      ("partner_cards", "[\(partner("rhine", "Rhine")), \(partner("elbe", "Elbe"))]"),
    ])
  }

  static let deck = Draft(members: [
    ("deck_id", "\"first\""), ("deck_name", "\"First\""), ("groups", "[\"rivers\"]"),
    ("shuffle_seed", "12345"),
  ])
}
