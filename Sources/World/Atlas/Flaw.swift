// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is wrong with a file or a field of it.
public enum Flaw: Error, Hashable, Sendable {
  // The file.
  case notFound, unreadable, folder, notAFile, linkLoop, notUTF8
  case tooLarge(limit: Int)
  // Its JSON. Lines and columns count from 1, columns in bytes.
  case brokenJSON(line: Int, column: Int)
  case tooDeep(line: Int, column: Int)
  case nameTwice(line: Int, column: Int)
  // A value.
  case missing
  case wrongType(expected: Shape)
  case notOneOf([String])
  case badID
  case noText
  case textTooLong(limit: Int)
  case controlCharacter
  case directionMark
  case badSeed
  /// A path that leads out of the folder of the file.
  case outside
  /// What is wrong with a picture, by its reason.
  case picture(Term)
  // A group or a deck.
  case noPartners
  case tooManyPartners(limit: Int)
  /// The same id, label or entity as in an earlier field, which is named.
  case sameAs(field: String)
  /// The group's id is taken by the group of another file.
  case groupTaken(file: String)
  /// A card would have the run-time id of a card of another group.
  case cardTaken(group: String)
  case noGroup
  case unknownGroup(String)
  /// No file of the source holds a deck of this id.
  case unknownDeck(String)

  /// What a value of JSON may be asked to be.
  public enum Shape: String, Hashable, Sendable { case object, list, text }
}

extension Flaw {
  /// Why a text cannot be the name of a card, a group or a deck; nil where it can.
  public init?(inName text: String) {
    guard let flaw = TextRule.flaw(in: text, limit: FieldReader.longestText) else { return nil }
    self = flaw
  }

  /// What is wrong with a JSON text, whatever it is about; nil where it can be read.
  public init?(inJSON text: String) {
    do throws(Flaw) { _ = try JSON(text) } catch {
      self = error
      return
    }
    return nil
  }

  /// The flaw as a message, without the file and the field.
  public var term: Term {
    switch self {
    case .notFound: Term("flaw-not-found")
    case .unreadable: Term("flaw-unreadable")
    case .folder: Term("flaw-folder")
    case .notAFile: Term("flaw-not-a-file")
    case .linkLoop: Term("flaw-link-loop")
    case .notUTF8: Term("flaw-not-utf8")
    case .tooLarge(let limit): Term("flaw-too-large", ["limit": .number(limit)])
    case .brokenJSON(let line, let column): .at("flaw-broken-json", line, column)
    case .tooDeep(let line, let column): .at("flaw-too-deep", line, column)
    case .nameTwice(let line, let column): .at("flaw-name-twice", line, column)
    case .missing: Term("flaw-missing")
    case .wrongType(let shape): Term("flaw-wrong-type", ["expected": .text(shape.rawValue)])
    case .notOneOf(let words): Term("flaw-not-one-of", ["words": .text(words.listed)])
    case .badID: Term("flaw-bad-id")
    case .noText: Term("flaw-no-text")
    case .textTooLong(let limit): Term("flaw-text-too-long", ["limit": .number(limit)])
    case .controlCharacter: Term("flaw-control-character")
    case .directionMark: Term("flaw-direction-mark")
    case .badSeed: Term("flaw-bad-seed")
    case .outside: Term("flaw-outside")
    case .picture(let reason): reason
    case .noPartners: Term("flaw-no-partners")
    case .tooManyPartners(let limit): Term("flaw-too-many-partners", ["limit": .number(limit)])
    case .sameAs(let field): Term("flaw-same-as", ["field": .text(field)])
    case .groupTaken(let file): Term("flaw-group-taken", ["file": .text(Self.name(ofFile: file))])
    case .cardTaken(let group): Term("flaw-card-taken", ["group": .text(group)])
    case .noGroup: Term("flaw-no-group")
    case .unknownGroup(let id): Term("flaw-unknown-group", ["group": .text(id)])
    case .unknownDeck(let id): Term("flaw-unknown-deck", ["deck": .text(id)])
    }
  }
}

extension Flaw {
  /// A path is long to listen to; its last part tells a player enough.
  static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension Term {
  fileprivate static func at(_ key: Key, _ line: Int, _ column: Int) -> Term {
    Term(key, ["line": .number(line), "column": .number(column)])
  }
}

extension [String] {
  /// The words of a format are the same in every language, so the list is, too.
  fileprivate var listed: String { joined(separator: ", ") }
}
