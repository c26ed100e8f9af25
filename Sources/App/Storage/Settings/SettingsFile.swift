// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences

/// The player's settings file, `settings.conf`.
public struct SettingsFile: Sendable {
  /// In bytes.
  static let largest = 1 << 20

  private let file: URL
  /// What the file said, as far as this copy of the game knows.
  private var known = Settings()

  /// - Parameter folder: ``Folders/config``.
  public init(in folder: URL) {
    file = folder.appending(path: "settings.conf")
  }

  /// Reads the settings. A file that is not there is no problem; one that cannot be read, or a
  /// line that cannot be used, is told and leaves the settings it concerns as they come.
  public mutating func load() -> (settings: Settings, complaints: [Term]) {
    do {
      let (settings, complaints) = try text().read()
      known = settings
      return (settings, complaints.map(\.term))
    } catch {
      return (known, [error.reason])
    }
  }

  /// Writes what has changed since the settings were read or written last. What another copy of
  /// the game or an editor changed meanwhile stays, as do comments, order and unknown lines.
  public mutating func save(_ settings: Settings) throws(FileProblem) {
    var text = try text()
    text.change(from: known, to: settings)
    try Folders.make(file.deletingLastPathComponent())
    try WholeFile.write(text.bytes, to: file)
    known = settings
  }

  private func text() throws(FileProblem) -> SettingsText {
    do {
      return SettingsText(try WholeFile.read(file, atMost: Self.largest))
    } catch  where error.cause == .missing {
      return SettingsText(Data())
    }
  }
}
