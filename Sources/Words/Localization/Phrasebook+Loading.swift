// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension Phrasebook {
  /// Takes every `.ftl` file of a language, and the English ones behind it.
  ///
  /// It always succeeds; what could not be read is in ``problems``.
  /// - Parameters:
  ///   - language: The name of a folder in `locales`; see ``languages(in:)``.
  ///   - locales: The folder that holds a folder for each language.
  ///   - english: The English words, where they have been read already.
  public init(language: String, locales: URL, english: Phrasebook? = nil) {
    let own = Book(language: language, locales: locales)
    guard language != Self.fallbackLanguage else {
      self.init(books: [own])
      return
    }
    let behind =
      english?.books[0] ?? Book(language: Self.fallbackLanguage, locales: locales)
    self.init(books: [own, behind])
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
  /// Where the files of a language lie that are read when they are asked for; see ``OnDemandMessages``.
  private static let shelfFolder = "on-demand"

  init(language: String, locales: URL) {
    let folder = locales.appending(path: language)
    let onDemand = folder.appending(path: Self.shelfFolder)
    let shelves = (try? FileManager.default.contentsOfDirectory(atPath: onDemand.path)) ?? []
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
    self.init(
      language: language, files: files,
      shelves: shelves.sorted().filter { $0.hasSuffix(".ftl") }.map {
        OnDemandMessages(
          onDemand.appending(path: $0), name: "\(language)/\(Self.shelfFolder)/\($0)")
      }, unreadable: unreadable)
  }
}
