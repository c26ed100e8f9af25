// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Engine
import Foundation
import Synchronization

extension PictureLinks {
  /// The pictures themselves, for a drawing that is a file of its own.
  public static func embedded(from content: PlayerContent) -> PictureLinks {
    let known = LinkedPictures()
    return PictureLinks { name in
      known.link(name) { content.gallery.png(of: name).map { ("png", Data($0)) } }
    } illustration: { illustration in
      known.link(illustration.image) {
        guard let file = content.file(of: illustration), let data = try? Data(contentsOf: file)
        else { return nil }
        return (file.pathExtension.lowercased() == "png" ? "png" : "jpeg", data)
      }
    }
  }
}

/// What was embedded before: a picture is drawn again with every move.
private final class LinkedPictures: Sendable {
  private let links = Mutex<[String: String]>([:])

  func link(_ name: String, read: () -> (type: String, data: Data)?) -> String? {
    if let link = links.withLock({ $0[name] }) { return link }
    let link = read().map { "data:image/\($0.type);base64,\($0.data.base64EncodedString())" }
    links.withLock { $0[name] = link }
    return link
  }
}
