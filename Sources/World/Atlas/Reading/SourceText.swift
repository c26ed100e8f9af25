// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The text of a file of groups or decks, wherever it is kept.
public struct SourceText: Hashable, Sendable {
  /// By its last part, which players are told, or by its path.
  public let file: String
  /// What it says, or why that cannot be known.
  public let text: Result<String, Flaw>

  public init(file: String, text: Result<String, Flaw>) {
    self.file = file
    self.text = text
  }

  /// Reads a file, which may be anything.
  public init(path: String, limit: Int = FileText.limit) {
    self.init(
      file: path, text: Result { () throws(Flaw) in try FileText.read(path, limit: limit) })
  }

  /// The JSON files of a folder, in the order of their names; none where it cannot be listed.
  public static func files(in folder: String) -> [SourceText] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { SourceText(path: "\(folder)/\($0)") }
  }

  /// What the file is called, without its folder and its ending.
  var stem: String {
    let name = Flaw.name(ofFile: file)
    return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
  }
}
