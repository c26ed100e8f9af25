// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Pictures

/// What a puzzle is cut from, by the name that is kept with a saved one.
enum PictureSource {
  case picture(ShippedPicture)
  case map(ShippedMap)
  /// The path of one of the player's.
  case own(String)

  init(_ name: String) {
    if let picture = ShippedPicture(rawValue: name) {
      self = .picture(picture)
    } else if let map = ShippedMap(rawValue: name) {
      self = .map(map)
    } else {
      self = .own(name)
    }
  }

  var isShipped: Bool { if case .own = self { false } else { true } }

  var title: Term {
    switch self {
    case .picture(let picture): picture.name
    case .map(let map): map.name
    case .own(let path):
      Term(
        "picture-own",
        ["name": .text(URL(filePath: path).deletingPathExtension().lastPathComponent)])
    }
  }

  /// The name with what is to be seen, where somebody has written that down.
  var caption: Term? {
    let caption: Term? =
      switch self {
      case .picture(let picture): picture.caption
      case .map(let map): map.caption
      case .own(let path): Picture.caption(beside: path)
      }
    return caption.map {
      Term("picture-entry", ["name": .term(title), "caption": .term($0)])
    }
  }

  /// - Parameter data: the folder of the game's own files.
  func file(in data: URL) -> String {
    switch self {
    case .picture(let picture): data.appending(path: "pictures/\(picture.file)").path
    case .map(let map): data.appending(path: "maps/\(map.file)").path
    case .own(let path): path
    }
  }

  /// A path as a player types or pastes it, where no shell has read it before: in quotation marks,
  /// with a tilde for the home folder, or as the address of a file.
  static func path(typed text: String) -> String {
    var path = text
    if let mark = path.first, "'\"".contains(mark), path.count > 2, path.last == mark {
      path = String(path.dropFirst().dropLast())
    }
    if let url = URL(string: path), url.isFileURL { return url.path }
    guard path == "~" || path.hasPrefix("~/"),
      let home = ProcessInfo.processInfo.environment["HOME"]
    else { return path }
    return home + path.dropFirst()
  }
}
