// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Foundation

/// The texts of the player at home: files that other programs may change meanwhile.
struct DocumentFiles {
  /// In bytes.
  private static let largest = 1 << 20
  /// In milliseconds. Every start reads two of them, and no pipe is expected where they lie.
  private static let patience: Int32 = 500

  let folders: Folders

  func read(_ path: DocumentPath) throws(StorageProblem) -> Data? {
    do throws(FileProblem) {
      return try WholeFile.read(file(path), atMost: Self.largest, patience: Self.patience)
    } catch  where error.cause == .missing {
      return nil
    } catch {
      throw .file(error)
    }
  }

  func write(_ content: Data, to path: DocumentPath) throws(StorageProblem) {
    let file = file(path)
    do throws(FileProblem) {
      try Folders.make(file.deletingLastPathComponent())
      try WholeFile.write(content, to: file, followsLinks: true)
    } catch {
      throw .file(error)
    }
  }

  func remove(_ path: DocumentPath) throws(StorageProblem) {
    do { try WholeFile.remove(file(path)) } catch { throw .file(error) }
  }

  /// Those that the player made, in the order of their names.
  func made(_ kind: PlayerDocument.Kind) -> [PlayerDocument] {
    SourceText.files(in: folder(kind).path(percentEncoded: false)).compactMap { source in
      let file = URL(filePath: source.file).lastPathComponent
      return PlayerDocument.Name(kind, file: file).map {
        PlayerDocument(name: $0, text: source.text)
      }
    }
  }

  /// Where there is a text.
  func paths() throws(StorageProblem) -> [DocumentPath] {
    var paths: [DocumentPath] = []
    for path in [DocumentPath.settings, .pronunciation] where try read(path) != nil {
      paths.append(path)
    }
    return paths
      + PlayerDocument.Kind.allCases.flatMap { made($0).map { DocumentPath.made($0.name) } }
  }

  private func file(_ path: DocumentPath) -> URL {
    switch path {
    case .settings, .pronunciation: folders.config.appending(path: path.name)
    case .made(let made): folder(made.kind).appending(path: made.file)
    }
  }

  private func folder(_ kind: PlayerDocument.Kind) -> URL {
    switch kind {
    case .groups: folders.groups
    case .decks: folders.decks
    }
  }
}
