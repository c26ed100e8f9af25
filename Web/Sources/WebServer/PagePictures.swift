// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Pages

/// The pictures that pages draw: of puzzles, and of the player's own cards.
struct PagePictures: Sendable {
  private let content: PlayerContent

  struct File {
    let bytes: [UInt8]
    /// A media type.
    let type: String
  }

  init(_ content: PlayerContent) { self.content = content }

  /// Nil where it cannot be had.
  func file(at address: PictureAddress) -> File? {
    switch address {
    case .picture(let name):
      return content.gallery.png(of: name).map { File(bytes: $0, type: "image/png") }
    case .illustration(let illustration):
      guard let file = content.file(of: illustration), let data = try? Data(contentsOf: file)
      else { return nil }
      let isPNG = file.pathExtension.lowercased() == "png"
      return File(bytes: Array(data), type: isPNG ? "image/png" : "image/jpeg")
    }
  }
}
