// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The messages of a language's files, each read when it is first said: of the two thousand there
/// are, a game says some dozens before the player can do anything.
final class Messages: Sendable {
  private let files: [[UInt8]]
  private let index: MessageIndex
  private let shelves: [OnDemandMessages]
  private let read = Mutex<[String: Message?]>([:])

  /// - Parameters:
  ///   - files: the contents of Fluent files in UTF-8. Of two entries of a name, the first counts.
  ///   - shelves: those that wait until they are asked for.
  init(_ files: [[UInt8]], shelves: [OnDemandMessages] = []) {
    self.files = files
    self.shelves = shelves
    index = MessageIndex(files)
  }

  /// The message of a name; nil where there is none that can be read. The name of a term begins
  /// with its hyphen.
  subscript(name: String) -> Message? {
    if let shelf = shelves.first(where: { name.hasPrefix($0.prefix) }) {
      return shelf.messages[name]
    }
    return read.withLock { read in
      if let message = read[name] { return message }
      let message = index.places(name).lazy.compactMap { [files] place in
        var reader = Reader(files[Int(place.file)], at: Int(place.offset))
        return reader.definition().map { Message($0) }
      }.first
      read[name] = .some(message)
      return message
    }
  }

  /// The names of the messages that can be read, without terms. Every shelf is read for it.
  var names: [String] {
    index.names.filter { !$0.utf8.starts(with: [UInt8(ascii: "-")]) && self[$0] != nil }
      + shelves.flatMap(\.messages.names)
  }

  /// The names of messages that begin so, whether or not they can be read.
  func names(beginning prefix: String) -> [String] { index.names.filter { $0.hasPrefix(prefix) } }
}
