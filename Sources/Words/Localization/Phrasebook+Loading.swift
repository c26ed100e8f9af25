// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension Phrasebook {
  /// Takes every `.ftl` file of a language, and the English ones behind it.
  ///
  /// It always succeeds; what could not be read is in ``problems``.
  /// - Parameters:
  ///   - language: The name of a folder in `locales`; see ``languages(in:)``.
  ///   - locales: The folder that holds a folder for each language.
  public init(language: String, locales: URL) {
    let languages =
      language == Self.fallbackLanguage ? [language] : [language, Self.fallbackLanguage]
    self.init(books: languages.map { Book(language: $0, locales: locales) })
  }

  /// The languages there are, as their folders are called, in the order of the alphabet.
  public static func languages(in locales: URL) -> [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: locales.path)) ?? []
    return folders.sorted().filter { folder in
      let file = locales.appending(path: folder).appending(path: "language.ftl")
      return FileManager.default.fileExists(atPath: file.path)
    }
  }
}

extension Book {
  init(language: String, locales: URL) {
    let folder = locales.appending(path: language)
    var files: [(name: String, source: String)] = []
    var unreadable: [Problem] = []
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(".ftl") {
        do {
          let bytes = try Data(contentsOf: folder.appending(path: name))
          files.append(("\(language)/\(name)", String(decoding: bytes, as: UTF8.self)))
        } catch {
          unreadable.append(.unreadableFile("\(language)/\(name)"))
        }
      }
    } catch {
      unreadable.append(.unreadableFile(language))
    }
    self.init(language: language, files: files, unreadable: unreadable)
  }
}
