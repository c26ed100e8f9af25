// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Why a file is no picture for the puzzle.
public enum PictureFlaw: Error, Hashable, Sendable, Codable {
  // The file.
  case notFound, unreadable, folder, notAFile, empty
  case tooHeavy(megabytes: Int)
  // What is in it.
  case unknownFormat
  /// A picture in a format that is not read, by its usual name.
  case otherFormat(String)
  case broken, animated
  /// The least width and height.
  case tooSmall(least: Int)
  /// Its own width and height.
  case tooLarge(width: Int, height: Int)
}

extension PictureFlaw {
  /// The reason alone, to follow the name of the file.
  public var term: Term {
    switch self {
    case .notFound: Term("flaw-not-found")
    case .unreadable: Term("flaw-unreadable")
    case .folder: Term("flaw-folder")
    case .notAFile: Term("flaw-not-a-file")
    case .empty: Term("picture-empty")
    case .tooHeavy(let megabytes): Term("file-too-large", ["megabytes": .number(megabytes)])
    case .unknownFormat: Term("picture-unknown-format")
    case .otherFormat(let name): Term("picture-other-format", ["format": .text(name)])
    case .broken: Term("picture-broken")
    case .animated: Term("picture-animated")
    case .tooSmall(let least): Term("picture-too-small", ["least": .number(least)])
    case .tooLarge(let width, let height):
      Term("picture-too-large", ["width": .number(width), "height": .number(height)])
    }
  }
}
