// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// A file of messages that is read when the first of them is said. Their keys all begin with its name:
/// those of `remark.ftl` with `remark-`.
final class OnDemandMessages: Sendable {
  /// The file as problems tell it.
  let name: String
  let prefix: String
  private let file: URL
  private let read = Mutex<Messages?>(nil)

  /// - Parameters:
  ///   - file: a `.ftl` file.
  ///   - name: the file as problems tell it.
  init(_ file: URL, name: String) {
    self.file = file
    self.name = name
    prefix = file.deletingPathExtension().lastPathComponent + "-"
  }

  var messages: Messages {
    read.withLock { read in
      let messages = read ?? Messages([Array((try? Data(contentsOf: file)) ?? Data())])
      read = messages
      return messages
    }
  }

  /// - Throws: what keeps the file from being read.
  func source() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
