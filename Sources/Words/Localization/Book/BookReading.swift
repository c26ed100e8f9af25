// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// A language's files read from the first line to the last, for what a game never asks for: what is
/// wrong with them, and what is said to translators.
struct BookReading {
  private(set) var problems: [Problem] = []
  /// By message: the comment on it, or else that of its group.
  private(set) var comments: [String: String] = [:]
  /// Terms with their hyphen.
  private var names: Set<String> = []

  /// - Parameters:
  ///   - files: Names, as problems tell them, and contents.
  ///   - shelves: Those that are read when they are asked for, as now.
  init(_ files: [(name: String, source: String)], _ shelves: [OnDemandMessages]) {
    for file in files { add(file.name, file.source) }
    for shelf in shelves {
      if let source = try? shelf.source() {
        add(shelf.name, source)
      } else {
        problems.append(.unreadableFile(shelf.name))
      }
    }
  }

  private mutating func add(_ file: String, _ source: String) {
    var reader = Reader(source)
    var groupComment: String?
    for entry in reader.entries() {
      switch entry {
      case .comment(let comment):
        if comment.level == .group { groupComment = comment.text.isEmpty ? nil : comment.text }
      case .message(let definition):
        if isNew(definition.name, definition, in: file, reader.cursor) {
          comments[definition.name] = definition.comment ?? groupComment
        }
      case .term(let definition):
        _ = isNew("-\(definition.name)", definition, in: file, reader.cursor)
      case .junk(let junk):
        // Not where reading failed: an open brace fails in the next message.
        let line = reader.cursor.line(of: junk.start)
        problems.append(.junk(file: file, line: line, key: junk.key, fault: junk.fault))
      }
    }
  }

  private mutating func isNew(
    _ name: String, _ definition: Definition, in file: String, _ cursor: ByteCursor
  ) -> Bool {
    if names.insert(name).inserted { return true }
    let line = cursor.line(of: definition.offset)
    problems.append(.repeatedKey(name, file: file, line: line))
    return false
  }
}

/// The files of a language, read through when somebody first wants to know what only that tells.
final class WholeBook: Sendable {
  private let files: [(name: String, source: String)]
  private let shelves: [OnDemandMessages]
  private let read = Mutex<BookReading?>(nil)

  init(_ files: [(name: String, source: String)], _ shelves: [OnDemandMessages]) {
    self.files = files
    self.shelves = shelves
  }

  var reading: BookReading {
    read.withLock { read in
      let reading = read ?? BookReading(files, shelves)
      read = reading
      return reading
    }
  }
}

extension Junk {
  /// The name that the broken entry begins with.
  fileprivate var key: String? {
    let name = text.utf8.prefix { $0.isInIdentifier }
    return name.isEmpty ? nil : String(name)
  }
}
