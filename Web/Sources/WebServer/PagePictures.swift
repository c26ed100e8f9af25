// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Pages
import Storage

/// The pictures that pages draw: of puzzles, and of the player's own cards.
struct PagePictures: Sendable {
  private let gallery: Gallery
  private let folders: Folders?

  struct File {
    let bytes: [UInt8]
    /// A media type.
    let type: String
  }

  /// In bytes; a picture that is larger is not shown.
  static let limit = 20_000_000

  init(_ gallery: Gallery, _ folders: Folders?) {
    self.gallery = gallery
    self.folders = folders
  }

  /// Nil where it cannot be had.
  func file(at address: PictureAddress) -> File? {
    switch address {
    case .picture(let name): gallery.png(of: name).map { File(bytes: $0, type: "image/png") }
    case .illustration(let illustration):
      [folders?.groups, folders?.decks].lazy.compactMap(\.self).compactMap {
        file(illustration.image, in: $0)
      }.first
    }
  }

  /// A file of a folder, not one that a link or a path leads to elsewhere.
  private func file(_ name: String, in folder: URL) -> File? {
    let folder = folder.resolvingSymlinksInPath()
    let file = folder.appending(path: name).resolvingSymlinksInPath()
    let type = ["png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg"][
      file.pathExtension.lowercased()]
    guard let type, file.path.hasPrefix(folder.path + "/"),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, (values.fileSize ?? .max) <= Self.limit,
      let data = try? Data(contentsOf: file)
    else { return nil }
    return File(bytes: Array(data), type: type)
  }
}
