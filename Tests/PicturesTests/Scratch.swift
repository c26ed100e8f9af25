// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A folder that is there for one test.
final class Scratch {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "pictures-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.appending(path: name))
  }
}
