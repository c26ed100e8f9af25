// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Where the program's own files lie: data, sounds and words.
public struct Resources: Sendable {
  public let data: URL
  public let locales: URL
  /// How files are read that may be pictures.
  public let pictureReader: PictureReader
  /// The file of groups and decks among the data.
  static let catalogue = "catalogue.txt"

  /// The first of: the folder that `ALOUD_HOME` names, `share/aloud` beside the program's folder,
  /// the program's own folder, and the checkout the program was built in.
  ///
  /// - Throws: ``NotInstalled`` where none of them holds the files.
  public init(
    environment: [String: String], pictureReader: PictureReader = .here
  ) throws(NotInstalled) {
    self.pictureReader = pictureReader
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    var candidates = [folder.deletingLastPathComponent().appending(path: "share/aloud"), folder]
    if let home = environment["ALOUD_HOME"] { candidates.insert(URL(filePath: home), at: 0) }
    var above = folder
    while above.path != "/" {
      above.deleteLastPathComponent()
      candidates.append(above)
    }
    guard let home = candidates.first(where: Self.isHome) else {
      throw NotInstalled(looked: candidates[0].path)
    }
    data = home.appending(path: "Data")
    locales = home.appending(path: "Locales")
  }

  /// The paragraphs of the file that says where everything comes from, without its comment.
  var credits: [String] {
    guard let text = try? String(contentsOf: data.appending(path: "CREDITS.md"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n\n").compactMap { paragraph in
      let lines = paragraph.split(separator: "\n").filter { !$0.hasPrefix("<!--") }
      let plain = lines.joined(separator: " ").replacing("`", with: "")
      return plain.isEmpty ? nil : String(plain.drop { $0 == "#" || $0 == " " })
    }
  }

  private static func isHome(_ folder: URL) -> Bool {
    ["Data/\(catalogue)", "Locales/en/language.ftl"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}

/// The program's own files are nowhere to be found; without them there are no words to say so in.
public struct NotInstalled: Error, CustomStringConvertible {
  public let looked: String

  public var description: String {
    "Aloud's data files were not found (looked in \(looked)). Set ALOUD_HOME to their folder."
  }
}
